import { expect } from 'vitest'
import type { Page, ViewportSize } from 'playwright-core'
import { axe } from './browser'
import { KingdomsPlayer } from './kingdoms'
import { Player } from './player'
import { stage } from './stage'

const scene = stage()
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
]
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 834, height: 1112 }

/** The games in the order of the lobby, and the questions at which everything is opened. */
const GAMES = [
  { name: 'Small World', sit: Player, kinds: ['pick', 'conquer', 'redeploy'] },
  { name: 'Warcraft', sit: Player, kinds: ['pick', 'conquer', 'redeploy'] },
  { name: 'Kingdoms', sit: KingdomsPlayer, kinds: ['side', 'start', 'act'] },
]

/** The zones that hold more than they show; runs in the page. */
function overfull(): string[] {
  return [...document.querySelectorAll('.left, .news, .goal, .command, .prompt .buttons')]
    .filter(
      (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
    )
    .map((one) => one.className)
}

/** Opens every tab beside the map; a look at each is enough, for every scene asks whether the stage was steady. */
async function openTabs(
  page: Page,
  player: Player,
  windows: readonly ViewportSize[],
): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.getByRole('tab').first().waitFor()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await player.sight()
      expect(await page.evaluate(overfull), `${await tab.innerText()} ${size.width}`).toEqual([])
    }
  }
}

/** Opens everything behind the tabs of a phone, and comes back to the map. */
async function openSheets(page: Page, player: Player): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.locator('.phone nav').waitFor()
  const dialog = page.locator('dialog[open]')
  if (await dialog.count()) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  for (const tab of (await page.locator('.phone nav button').all()).slice(1)) {
    await tab.click()
    expect((await dialog.innerText()).length, await tab.innerText()).toBeGreaterThan(20)
    await page.locator('dialog .back').click()
    await dialog.waitFor({ state: 'detached' })
    await player.sight()
  }
}

/** What a phone must show or offer besides: whose turn it is, and all settings. */
async function expectSettings(page: Page): Promise<void> {
  const chip = (await page.locator('.chip.on').boundingBox())!
  expect(chip.x).toBeGreaterThanOrEqual(0)
  expect(chip.x + chip.width).toBeLessThanOrEqual(PHONE.width)
  await page.locator('.phone header button').click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('combobox').waitFor()
  await menu.getByRole('group', { name: 'Kolory' }).waitFor()
  await menu.getByRole('button', { name: 'Poddaj' }).waitFor()
  await page.keyboard.press('Escape')
}

/** Words of the players' sheets that are cut: who is to move, and what makes up the sum. Runs in the page. */
function cutSheets(): string[] {
  const cut = (one: Element) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
  return [...document.querySelectorAll('.who .small, [data-part=income] dl')]
    .filter(cut)
    .map((one) => one.textContent)
}

scene('three with heroes read all of goal, sheets and buttons, on a phone too', async (cast) => {
  const page = await cast.person({ locale: 'pl' })
  await page.goto('/')
  await page.locator('label.game').nth(2).click()
  await page.getByText('Zew bohaterów').click()
  await page.locator('button.huge').first().click()
  const player = new KingdomsPlayer(page)
  player.wishes = ['quest', 'patrol', 'expand', 'build', 'trade', 'research']
  await player.play(async ({ kind, words, targets }) => {
    expect(await page.evaluate(cutSheets), kind).toEqual([])
    return kind === 'act' && /^(Wyprawa|Patrol):/m.test(words) && targets.length === 1
  })
  // Two meeples in one region and nothing: three side actions beside Undo and the main button.
  const own = page.locator('path.hit.open').first()
  await player.region((await own.getAttribute('data-region'))!)
  await player.prompt.locator('[data-button^=mover]').first().waitFor()
  await player.sight()
  const said = await own.getAttribute('aria-label')
  expect(said!.match(/Stąd może wyruszyć/g)).toHaveLength(1)
  await page.setViewportSize(PHONE)
  await page.locator('.phone nav').waitFor()
  await player.sight()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

for (const [place, { name, sit, kinds }] of GAMES.entries())
  scene(`five at ${name}: every tab opens in every phase, on a steady stage`, async (cast) => {
    const page = await cast.person({ viewport: WINDOWS[0]!, locale: 'pl' })
    await page.goto('/')
    await page.locator('label.game').nth(place).click()
    await page.locator('fieldset input[value="5"]').first().check({ force: true })
    await page.locator('button.huge').first().click()
    const player = new sit(page)
    const left = new Set(kinds)
    await player.play(async ({ kind }) => {
      if (!left.delete(kind)) return false
      // The zones of both windows are the same; the second is opened at one of the questions.
      await openTabs(page, player, left.size ? WINDOWS.slice(0, 1) : WINDOWS)
      if (!left.size) expect(await axe(page), 'desktop').toEqual([])
      await openSheets(page, player)
      if (left.size) await page.setViewportSize(WINDOWS[0]!)
      return !left.size
    })
    await expectSettings(page)
    await page.setViewportSize(TABLET)
    await page.locator('.app.tablet').waitFor()
    await player.sight()
    expect(await axe(page), 'tablet').toEqual([])
    await page.setViewportSize(PHONE)
    await page.locator('.phone nav').waitFor()
    expect(await axe(page), 'phone').toEqual([])
  })
