import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from './browser'
import { Server } from './server'

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await Server.start()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const kindOf = async (page: Page) =>
  (await page
    .locator('section.prompt')
    .getAttribute('data-kind', { timeout: 2000 })
    .catch(() => '')) ?? ''

/** Walks with Tab until something is focused. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((css) => !!document.activeElement?.matches(css), wanted)) return
  }
  throw new Error(`the Tab key never reaches ${wanted}`)
}

let declines = 0

/** One thing on the table, with keys only. */
async function press(page: Page, kind: string): Promise<void> {
  const keys = page.keyboard
  if (await page.locator('dialog[open]').count()) return keys.press('Enter')
  if (kind === 'pick') {
    await keys.press('1')
    return keys.press('e')
  }
  if (kind === 'choice') return keys.press(++declines % 4 ? 'e' : 'd')
  if (kind === 'conquer' || kind === 'ghouls') return conquer(page)
  if (kind === 'redeploy' || kind === 'withdraw') return spread(page)
  if (kind === 'place') return place(page)
  return keys.press('e')
}

async function conquer(page: Page): Promise<void> {
  const offered = page.locator('path.hit.open[aria-label*="Legal target"]')
  if (!(await offered.count())) return page.keyboard.press('e')
  await page.keyboard.press('m')
  const onTarget = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label')?.includes('Legal target') ?? false,
    )
  for (let step = 0; step < 40 && !(await onTarget()); step++) await page.keyboard.press('t')
  await page.keyboard.press('Enter')
}

/** Puts one token after the other on regions until the main button opens. */
async function spread(page: Page): Promise<void> {
  const main = page.locator('section.prompt [data-button=done]')
  if (await main.isEnabled()) return page.keyboard.press('e')
  const taking = (await page.locator('section.prompt').innerText()).includes('off the map')
  await page.keyboard.press('m')
  for (let step = 0; step < 40 && !(await main.isEnabled()); step++) {
    await page.keyboard.press(taking ? '-' : '+')
    await page.keyboard.press('t')
  }
}

async function place(page: Page): Promise<void> {
  const main = page.locator('section.prompt [data-button=done]')
  if ((await main.count()) && (await main.isEnabled())) return page.keyboard.press('e')
  await page.keyboard.press('m')
  const open = () =>
    page.evaluate(() => document.activeElement?.classList.contains('open') ?? false)
  for (let step = 0; step < 40 && !(await open()); step++) await page.keyboard.press('t')
  await page.keyboard.press('Enter')
}

test('a whole game with the keyboard alone', async () => {
  const page = await openPage(browser)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
  await tabTo(page, 'button.huge.primary')
  await page.keyboard.press('Enter')
  await page.locator('section.prompt').waitFor()
  const over = page.locator('.podium')
  for (let step = 0; step < 2500 && !(await over.isVisible()); step++) {
    const kind = await kindOf(page)
    const busy = await page.locator('section.prompt[data-busy=true]').count()
    if ((kind && !busy) || (await page.locator('dialog[open]').count())) {
      await press(page, kind)
      await page.waitForTimeout(40)
    } else await page.waitForTimeout(20)
  }
  expect(await over.isVisible()).toBe(true)
  await page.context().close()
})
