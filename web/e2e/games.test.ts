import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, openBrowser, openPage, PHONE } from './browser'
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

test('a new user is in a game within three clicks and finishes it against bots', async () => {
  const page = await openPage(browser)
  await page.goto(server.url)
  let clicks = 0
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  clicks += 1
  await page.locator('section.prompt').waitFor()
  expect(clicks).toBeLessThanOrEqual(3)
  const player = new Player(page, { attempt: true })
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(3)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/wins|victory/)
  expect([...player.kinds]).toEqual(
    expect.arrayContaining(['pick', 'conquer', 'redeploy', 'choice']),
  )
  await page.context().close()
})

test('two people play a whole game on one device, then watch the replay and fork it', async () => {
  const page = await openPage(browser)
  await page.goto(server.url)
  await page.getByPlaceholder('Nickname').fill('Mira')
  await choose(page, 'Players', '2')
  await choose(page, 'Chair 2', 'Friend on this device')
  await page.getByPlaceholder("Friend's name").fill('Tomáš')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: /^I am (Mira|Tomáš)$/ }).waitFor()
  // Behind the screen nobody's coins are shown.
  expect(await page.locator('section.who .coin:not(.hidden)').count()).toBe(0)
  const player = new Player(page, { declineEvery: 4 })
  await player.play()
  await page.getByText('Where the coins came from').waitFor()
  await page.getByRole('link', { name: 'Review the game' }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await page.keyboard.press(']')
  await page.keyboard.press(']')
  const before = await slider.inputValue()
  await page.keyboard.press('[')
  expect(Number(await slider.inputValue())).toBe(Number(before) - 1)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/t\/\w+$/)
  await page.locator('section.prompt').waitFor()
  await page.context().close()
})

test('a turn on a phone, by touch', async () => {
  const page = await openPage(browser, PHONE)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now against bots' }).tap()
  await page.waitForURL(/\/t\//)
  const player = new Player(page, { touch: true })
  const scored = page.locator('button.slip')
  await player.play(async () => (await scored.count()) > 0)
  expect(await scored.innerText()).toContain('Guest')
  // Nothing may stick out to the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.context().close()
})
