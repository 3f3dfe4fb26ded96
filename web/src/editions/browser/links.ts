import type { Edition } from '../edition'

type Places = Pick<Edition, 'href' | 'place'>

/** A link as the page writes it: to a place of its own, or to something on the place shown. */
function rewritten({ href: at, place }: Places, href: string): string | null {
  if (href.startsWith('/')) return at(href)
  if (!href.startsWith('#') || href.startsWith('#/')) return null
  const { path, search } = place()
  return at(path + search + href)
}

function mend(places: Places, link: Element): void {
  const found = rewritten(places, link.getAttribute('href') ?? '')
  if (found !== null) link.setAttribute('href', found)
}

/** Lets links to places lead there on any host, also in a new tab. */
export function links(places: Places): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') mend(places, target as Element)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches('a[href]')) mend(places, node)
          node.querySelectorAll('a[href]').forEach((link) => mend(places, link))
        }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] })
}
