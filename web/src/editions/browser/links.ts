import { edition } from '$edition'

/** A link as the page writes it: to a place of its own, or to something on the place shown. */
function rewritten(href: string): string | null {
  if (href.startsWith('/')) return edition.href(href)
  if (!href.startsWith('#') || href.startsWith('#/')) return null
  const { path, search } = edition.place()
  return edition.href(path + search + href)
}

function mend(link: Element): void {
  const found = rewritten(link.getAttribute('href') ?? '')
  if (found !== null) link.setAttribute('href', found)
}

/** Lets links to places lead there on any host, also in a new tab. */
export function links(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') mend(target as Element)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches('a[href]')) mend(node)
          node.querySelectorAll('a[href]').forEach(mend)
        }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] })
}
