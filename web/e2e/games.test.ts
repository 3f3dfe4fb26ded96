import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { choose, PHONE } from './browser'
import { sitTogether } from './moments'
import { Player } from './player'
import { stage } from './stage'
import { THOROUGH } from './thorough'

const scene = stage()

scene('a new user is in a game within three clicks and finishes it against bots', async (cast) => {
  const page = await cast.person({ serviceWorkers: 'allow' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const player = new Player(page, { attempt: true })
  await player.until((sight) => sight.toDo, 'the first question, one click after the lobby')
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(3)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/wins|victory/)
  expect([...player.kinds]).toEqual(
    expect.arrayContaining(['pick', 'conquer', 'redeploy', 'choice']),
  )
})

scene('two people play on one device', async (cast) => {
  const page = await cast.person()
  await page.goto('/')
  await page.getByPlaceholder('Nickname').fill('Mira')
  await choose(page, 'Players', '2')
  await choose(page, 'Chair 2', 'Friend on this device')
  await page.getByPlaceholder("Friend's name").fill('Tomáš')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: /^I am (Mira|Tomáš): hold to open$/ }).waitFor()
  const player = new Player(page, { declineEvery: 4 })
  const taken = new Set<string>()
  await player.play(async ({ dialog }) => {
    const [, name] = /I am (Mira|Tomáš)/.exec(dialog ?? '') ?? []
    if (name) taken.add(name)
    return !THOROUGH && taken.size === 2 && (await roundOf(page)) === '2'
  })
  if (THOROUGH) await expectEnd(page)
  expect([...player.kinds]).toEqual(expect.arrayContaining(['pick', 'conquer', 'redeploy']))
})

scene('the last turns of two people on one device end the game for both', async (cast) => {
  const page = await cast.person()
  await sitTogether(page, 'shared-end')
  await new Player(page).play()
  await expectEnd(page)
})

/** The round that the track shows; empty while the device is handed over. */
async function roundOf(page: Page): Promise<string> {
  const now = page.locator('.track .now')
  return (await now.count()) ? now.innerText() : ''
}

async function expectEnd(page: Page): Promise<void> {
  expect(await page.locator('.podium li').count()).toBe(2)
  await page.getByText('Where the coins came from').waitFor()
}

scene('a turn on a phone, by touch', async (cast) => {
  const page = await cast.person(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).tap()
  const player = new Player(page, { touch: true })
  // The slip closes by itself, perhaps before the turn is seen to be over.
  const [scored] = await Promise.all([page.locator('button.slip').innerText(), player.turn()])
  expect(scored).toContain('Guest')
  // Nothing may stick out to the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // What the races do stands among the players, and what others did is watched from the log.
  await player.until((sight) => sight.toDo, 'the next turn')
  const back = page.getByRole('button', { name: 'Back to the map' })
  if (await back.count()) await back.tap()
  await page.getByRole('button', { name: 'Players' }).tap()
  await page.locator('dialog').getByRole('heading', { name: 'Cards' }).waitFor()
  await back.tap()
  await page.getByRole('button', { name: 'Log' }).tap()
  await page.locator('dialog [data-watch]').tap()
  await page.locator('section.prompt', { hasText: 'the map shows the past' }).waitFor()
})
