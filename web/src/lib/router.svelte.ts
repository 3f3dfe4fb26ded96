import { edition } from '$edition'

/** The page the address names; links inside the page change it without loading anew. */
class Router {
  path = $state('')
  hash = $state('')
  search = $state('')

  constructor() {
    this.#read()
  }

  start(): void {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', edition.href(path))
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    const { path, hash, search } = edition.place()
    this.path = path
    this.hash = hash
    this.search = search
  }

  /** Whether the address asks for something beside its page; it does so once. */
  take(wish: string): boolean {
    if (!new URLSearchParams(this.search).has(wish)) return false
    history.replaceState(null, '', edition.href(this.path + this.hash))
    this.#read()
    return true
  }

  /** Lets the address say more of what is shown, or less, without going anywhere. */
  note(hash: string): void {
    const { path, search } = edition.place()
    history.replaceState(history.state, '', edition.href(path + search + hash))
  }

  /** The whole address of a place, to be given to others. */
  address(path: string): string {
    return new URL(edition.href(path), location.href).href
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    const path = this.#linked(link)
    if (path === null) return
    event.preventDefault()
    this.go(path)
  }

  /** The place a link leads to; null where the browser follows it better. */
  #linked(link: HTMLAnchorElement): string | null {
    if (edition.local) return link.getAttribute('href')?.match(/^#(\/.*)$/)?.[1] ?? null
    if (link.pathname === location.pathname && link.hash) return null
    return link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash
  }
}

export const router = new Router()
