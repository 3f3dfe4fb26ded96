import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, openBrowser, openPage } from './browser'
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

async function againstBots(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await page.locator('section.prompt.asked').waitFor()
}

/** Plays until the asked person has to conquer and has something to conquer. */
async function untilConquest(page: Page, player = new Player(page)): Promise<Player> {
  await player.play(
    async () =>
      (await player.kind()) === 'conquer' && (await page.locator('path.hit.open').count()) > 0,
  )
  return player
}

const held = (page: Page) => page.locator('path.hit[aria-label*=", active"]').count()
const signature = (page: Page) =>
  page.locator('path.hit').evaluateAll((all) =>
    all
      .map((one) => one.getAttribute('aria-label')?.split('Legal')[0]?.split('Needs')[0])
      .sort()
      .join('|'),
  )

test('two browsers at one table, and a spectator who sees no coins', async () => {
  const mira = await openPage(browser)
  await mira.goto(server.url)
  await mira.getByPlaceholder('Nickname').fill('Mira')
  await choose(mira, 'Players', '2')
  await choose(mira, 'Chair 2', 'Friend by link')
  await mira.getByRole('button', { name: 'Open the table' }).click()
  const link = await mira.getByLabel('Invite link').inputValue()
  expect(link).toContain('#s=')

  const tomas = await openPage(browser)
  await tomas.goto(link)
  await tomas.getByLabel('Nickname').fill('Tomáš')
  await tomas.getByRole('button', { name: 'Take a seat' }).click()
  await tomas.locator('section.prompt').waitFor()
  expect(tomas.url()).not.toContain('s=')
  await mira.locator('section.prompt').waitFor()

  const watcher = await openPage(browser)
  await watcher.goto(mira.url())
  await watcher.locator('section.prompt').waitFor()
  expect(await watcher.locator('section.who .coin:not(.hidden)').count()).toBe(0)
  expect(await watcher.locator('section.prompt .buttons button').count()).toBe(0)

  // Both play a turn; everybody sees the same map.
  const players = [new Player(mira), new Player(tomas)]
  const round = () => watcher.locator('.turn.now').innerText()
  const start = Date.now()
  while ((await round()).trim() === '1' && Date.now() - start < 120_000)
    for (const player of players) await player.step()
  await watcher.waitForTimeout(500)
  const seen = await Promise.all([signature(mira), signature(tomas), signature(watcher)])
  const plain = seen.map((one) =>
    one.replaceAll('You, ', '').replaceAll('Mira, ', '').replaceAll('Tomáš, ', ''),
  )
  expect(plain[1]).toBe(plain[2])

  await tomas.getByRole('tab', { name: /Chat/ }).click()
  await tomas.getByPlaceholder('Say something…').fill('<b>That lair was rent-controlled!</b>')
  await tomas.getByRole('button', { name: 'Send' }).click()
  await mira.getByRole('tab', { name: /Chat/ }).click()
  await mira.getByText('<b>That lair was rent-controlled!</b>').waitFor()
  for (const page of [mira, tomas, watcher]) await page.context().close()
})

test('undo takes a conquest back', async () => {
  const page = await openPage(browser)
  await againstBots(page)
  const player = await untilConquest(page)
  const before = await signature(page)
  const count = await held(page)
  await player.press(page.locator('path.hit.open[aria-label*="Legal target"]').first())
  await expect.poll(() => held(page)).toBeGreaterThan(count)
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect.poll(() => signature(page)).toBe(before)
  await page.context().close()
})

test('a refused region says why, with the rule to read', async () => {
  const page = await openPage(browser)
  await againstBots(page)
  const player = await untilConquest(page)
  const target = page
    .locator('path.hit:not(.open)[aria-label^="Mirrorwater"], path.hit:not(.open)')
    .first()
  await player.press(target)
  const rule = page.locator('section.prompt a[href^="/rules#C-"]')
  await rule.waitFor()
  const opened = page.context().waitForEvent('page')
  await rule.click()
  const rules = await opened
  await rules.locator('.target').waitFor()
  await page.context().close()
})

test('the server is killed in mid-turn and started again: nothing is lost', async () => {
  const page = await openPage(browser)
  await againstBots(page)
  const player = await untilConquest(page)
  await player.press(page.locator('path.hit.open[aria-label*="Legal target"]').first())
  await expect.poll(() => held(page)).toBeGreaterThan(0)
  const before = await signature(page)
  await server.kill()
  await page.getByRole('alert').filter({ hasText: 'The server is away' }).waitFor()
  // A press while it is away is not lost either: it is sent once the server is back.
  await server.start()
  await expect
    .poll(() => page.getByRole('alert').filter({ hasText: 'The server is away' }).count(), {
      timeout: 20_000,
    })
    .toBe(0)
  expect(await signature(page)).toBe(before)
  const scored = page.locator('button.slip')
  await player.play(async () => (await scored.count()) > 0)
  await page.reload()
  await page.locator('section.prompt').waitFor()
  await page.context().close()
})

test('a wrong seat link and an unknown table are told in words', async () => {
  const page = await openPage(browser)
  await page.goto(`${server.url}/t/nosuchtable`)
  await page.getByText('There is no such table. Check the link.').waitFor()
  await againstBots(page)
  const table = page.url()
  const stranger = await openPage(browser)
  await stranger.goto(`${table}#s=wrongwrongwrongwrongwrong`)
  await stranger.getByText('This link does not open a seat any more. You are watching.').waitFor()
  await stranger.context().close()
  await page.context().close()
})
