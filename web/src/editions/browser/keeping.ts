/** Keeps the site for the next visit, which needs no network, and asks the browser to keep the games. */
export function keepSite(base: URL): void {
  if (!import.meta.env.PROD) return
  if ('serviceWorker' in navigator)
    navigator.serviceWorker
      .register(new URL('sw.js', base), { scope: base.pathname })
      .catch(() => {})
  void navigator.storage?.persist?.().catch(() => false)
}
