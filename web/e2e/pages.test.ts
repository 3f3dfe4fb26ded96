import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe, choose, openBrowser, openPage, PHONE } from './browser'
import { Player } from './player'
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

const LANGUAGES = {
  en: { play: 'Play now against bots', undo: 'Undo', lobby: 'Open a table' },
  cs: { play: 'Hrát hned proti botům', undo: 'Vrátit zpět', lobby: 'Otevři stůl' },
  pl: { play: 'Zagraj od razu z botami', undo: 'Cofnij', lobby: 'Otwórz stół' },
  is: { play: 'Spila strax við botta', undo: 'Afturkalla', lobby: 'Opnaðu borð' },
}

/** Words of a key that no catalogue knew stand on the page as the key itself. */
async function untranslated(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return (
    text.match(
      /\b(?:pages|tutorial|prompt|ui|event|entry|part|board|name|rule|refusal|error|phase)-[a-z]+(?:-[a-z0-9]+)*\b/g,
    ) ?? []
  )
}

describe.each(Object.entries(LANGUAGES))('in %s', (language, words) => {
  test('lobby, table, rules, about and tutorial speak it', async () => {
    const page = await openPage(browser, { locale: language })
    await page.goto(server.url)
    await page.getByRole('heading', { name: words.lobby }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await untranslated(page)).toEqual([])
    for (const path of ['/rules', '/about', '/tutorial']) {
      await page.goto(server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await untranslated(page)).toEqual([])
    }
    await page.goto(server.url)
    await page.getByRole('button', { name: words.play }).click()
    const undo = page.getByRole('button', { name: words.undo })
    await new Player(page, { attempt: true }).play(() => undo.isVisible())
    expect(await untranslated(page)).toEqual([])
    await page.context().close()
  })
})

test('the language changes at any time, and is remembered', async () => {
  const page = await openPage(browser)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await page.locator('section.prompt').waitFor()
  await page.getByLabel('Language').selectOption('is')
  await page.getByRole('tab', { name: 'Skrá' }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Skrá' }).waitFor()
  await page.context().close()
})

const WHOLE = {
  pages: ['/', '/rules', '/about', '/tutorial'],
  kinds: ['pick', 'conquer', 'redeploy'],
}
const PART = { pages: ['/'], kinds: ['conquer'] }

describe.each([
  ['light', {}, WHOLE],
  ['dark', { colorScheme: 'dark' as const }, PART],
  ['phone', PHONE, PART],
])('axe finds nothing (%s)', (_, options, { pages, kinds }) => {
  test('on the pages and on the table', async () => {
    const page = await openPage(browser, options)
    for (const path of pages) {
      await page.goto(server.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(300)
      expect(await axe(page), path).toEqual([])
    }
    await page.goto(server.url)
    await page.locator('button.huge').click()
    const player = new Player(page, { touch: 'hasTouch' in options })
    const seen = new Set<string>()
    await player.play(async () => {
      const kind = await player.kind()
      if (kinds.includes(kind) && !seen.has(kind)) {
        seen.add(kind)
        await page.waitForTimeout(100)
        expect(await axe(page), kind).toEqual([])
      }
      return seen.size === kinds.length
    })
    await page.context().close()
  })
})

test('end of the game and replay pass axe', async () => {
  const page = await openPage(browser)
  await page.goto(server.url)
  await choose(page, 'Players', '2')
  await choose(page, 'Chair 1', 'Bot')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.podium').waitFor({ timeout: 120_000 })
  await page.waitForTimeout(300)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Review the game' }).click()
  await page.getByRole('slider').waitFor()
  expect(await axe(page)).toEqual([])
  await page.context().close()
})

test('the guided game explains the first moves', async () => {
  const page = await openPage(browser)
  await page.goto(`${server.url}/tutorial`)
  await page.getByRole('button', { name: 'Start the guided game' }).click()
  const lesson = page.getByRole('region', { name: 'Tutorial' })
  await lesson.waitFor()
  const player = new Player(page)
  const read = new Set<string>()
  await player.play(async () => {
    while (await lesson.count()) {
      read.add((await lesson.locator('b').first().innerText()).trim())
      await lesson
        .getByRole('button', { name: 'Understood' })
        .click({ timeout: 2000 })
        .catch(() => {})
    }
    return read.size >= 5
  })
  expect([...read]).toContain('Pick a race and its power')
  await page.context().close()
})

test('the page can be installed', async () => {
  const manifest = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[]
  }
  for (const icon of manifest.icons) expect((await fetch(server.url + icon.src)).status).toBe(200)
  expect((await fetch(`${server.url}/sw.js`)).headers.get('content-type')).toContain('javascript')
})

test('text at 200 % stays usable on the table', async () => {
  const page = await openPage(browser, { viewport: { width: 720, height: 900 } })
  await page.goto(server.url)
  await page.locator('button.huge').click()
  await page.locator('section.prompt').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
  await page.context().close()
})
