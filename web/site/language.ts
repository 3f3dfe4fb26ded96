/** The language the game remembers too. */
const KEY = 'elbowroom.language'

/** Remembers a chosen language, and leads from the root to the first page in it. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.addEventListener('click', () => localStorage.setItem(KEY, link.hreflang))
  const { lang, dataset, className } = document.documentElement
  const remembered = localStorage.getItem(KEY)
  if (className !== 'landing' || dataset.root !== './' || !remembered || remembered === lang) return
  const own = document.querySelector<HTMLAnchorElement>(`.languages a[hreflang="${remembered}"]`)
  if (own) location.replace(own.href)
}
