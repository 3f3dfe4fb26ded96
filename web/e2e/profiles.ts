import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { forget } from './steadiness'
import { veil } from './veil'

const PATIENCE = 60_000
/** An address of the server that is no page of ours: nothing runs there. */
const NOWHERE = '/api/health'

/**
 * Browser profiles that go from person to person, each as new: starting one and loading the page into it costs more
 * than most of what is then done there. What somebody left is cleared before anybody else comes.
 */
const free = new Map<string, Page[]>()

/** A page of a new profile. */
export async function open(
  browser: Browser,
  options: BrowserContextOptions,
  painted = false,
): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  if (!painted) await veil(context)
  return context.newPage()
}

/** A page of a profile that nobody has used since it was cleared, or of a new one. */
export async function borrow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return free.get(JSON.stringify(options))?.pop() ?? open(browser, options)
}

/** Clears a profile for the next person; one that cannot be cleared is closed. */
export async function giveBack(page: Page, options: BrowserContextOptions): Promise<void> {
  const context = page.context()
  try {
    if (page.isClosed() || context.pages().length > 1) throw new Error('more than one page')
    await clear(page, context, options)
  } catch {
    await context.close()
    return
  }
  const key = JSON.stringify(options)
  free.set(key, [...(free.get(key) ?? []), page])
}

async function clear(page: Page, context: BrowserContext, options: BrowserContextOptions) {
  await page.goto(NOWHERE, { timeout: PATIENCE / 4 })
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  const line = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await line.detach()
  await context.clearCookies()
  await page.emulateMedia({ colorScheme: null, reducedMotion: options.reducedMotion })
  if (options.viewport) await page.setViewportSize(options.viewport)
  await page.mouse.move(0, 0)
  forget(page)
}
