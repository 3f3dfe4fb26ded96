import type { Anchor } from './lesson'

/** How an anchor is found in the page. */
export function selectorOf(anchor: Anchor): string {
  if ('region' in anchor) return `#map path[data-region="${anchor.region}"]`
  if ('button' in anchor) return `[data-button="${anchor.button}"]`
  return `[data-part="${anchor.part}"]`
}

/** Whether an element takes up room that somebody could see. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

/** An anchor on the screen, and how to find it. */
export type Found = { element: Element; selector: string }

/** The first of some anchors that is on the screen; what lies under an open dialog is not. */
export function findAnchor(anchors: readonly Anchor[]): Found | null {
  const dialogs = document.querySelectorAll('dialog[open]')
  const top = dialogs[dialogs.length - 1]
  for (const selector of anchors.map(selectorOf))
    for (const element of document.querySelectorAll(selector))
      if (isShown(element) && (!top || top.contains(element))) return { element, selector }
  return null
}
