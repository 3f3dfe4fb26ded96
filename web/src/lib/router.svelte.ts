/** The page the address names; links inside the page change it without loading anew. */
class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  search = $state(location.search)

  start(): void {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.hash = location.hash
    this.search = location.search
  }

  /** Whether the address asks for something beside its page; it does so once. */
  take(wish: string): boolean {
    if (!new URLSearchParams(this.search).has(wish)) return false
    history.replaceState(null, '', location.pathname + location.hash)
    this.#read()
    return true
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname === location.pathname && link.hash) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
