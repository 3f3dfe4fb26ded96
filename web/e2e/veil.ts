import type { BrowserContext, Page } from 'playwright-core'

/**
 * Layout, focus and presses go through a page that is wholly transparent, and the browser paints nothing
 * of it. Without a GPU painting is half of the work of a page; few tests look at pixels.
 */
function lower(): void {
  const veil = new CSSStyleSheet()
  veil.replaceSync('html, dialog, dialog::backdrop { opacity: 0 !important }')
  document.adoptedStyleSheets = [veil]
}

function lift(): boolean {
  const veiled = document.adoptedStyleSheets.length > 0
  document.adoptedStyleSheets = []
  return veiled
}

/** Leaves the pages of somebody unpainted from the first moment. */
export async function veil(context: BrowserContext): Promise<void> {
  await context.addInitScript(lower)
}

/** Does something with the page as people see it. */
export async function unveiled<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const veiled = await page.evaluate(lift)
  try {
    return await look()
  } finally {
    if (veiled) await page.evaluate(lower)
  }
}
