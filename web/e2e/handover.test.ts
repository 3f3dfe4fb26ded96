import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe, choose, PHONE } from './browser'
import { chooseKingdoms, KingdomsPlayer } from './kingdoms'
import { Memory } from './memory'
import { sitTogether } from './moments'
import { Player } from './player'
import { stage } from './stage'

const scene = stage()
/** What every session of a game can do: none may be left while the device is handed over. */
const SESSION = ['follow', 'tell', 'escape']

async function leaving(page: Page, to = /^Hand the device to Tomáš$/): Promise<Memory> {
  await page.getByRole('heading', { name: to }).waitFor()
  expect(await page.locator('section.prompt, .board, svg path.hit, .log, dialog').count()).toBe(0)
  const memory = await Memory.of(page)
  expect(memory.ofKind(...SESSION), 'sessions of the one who leaves').toBe(0)
  return memory
}

/** Nothing of a person's coins is left: no number under that name, no message that tells it. */
function expectNoCoins(memory: Memory, coins: readonly number[]): void {
  const found = new Set([...memory.values('coins'), ...memory.values('total')])
  for (const number of coins) {
    expect(found).not.toContain(`${number}`)
    expect(memory.strings.filter((one) => one.includes(`"coins":${number}`))).toEqual([])
  }
}

async function holdUntilOpen(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `I am ${name}: hold to open` })
  const box = (await button.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.locator('section.prompt').waitFor()
  await page.mouse.up()
}

/** The coins of the one who leaves, before and after this turn's income. */
for (const [name, region, coins] of [
  ['shared-classic', 'r05', [61, 64]],
  ['shared-islands', 'L1A-10', [61, 63]],
] as const)
  scene(`${name}: the coins of who leaves are gone before the next one looks`, async (cast) => {
    const page = await cast.person({ fresh: true })
    await sitTogether(page, name)
    const player = new Player(page)
    await player.takeDevice()
    await player.asked('redeploy')
    const mine = await Memory.of(page)
    expect(mine.values('coins')).toContain('61')
    expect(mine.ofKind(...SESSION)).toBe(1)
    expect(await page.locator('body').innerText()).toMatch(/\b61\b/)

    await player.play(({ kind, dialog }) => kind === '' && dialog !== null)
    expectNoCoins(await leaving(page), coins)
    expect(await page.evaluate(() => document.body.textContent)).not.toMatch(/\d/)
    expect(await page.content()).not.toContain(region)
    expect(await page.locator('main').innerText()).toContain('coins are secret')
    expect(await axe(page)).toEqual([])

    // A wrong hand: who left may have it back, and passes it on.
    await page.getByRole('button', { name: 'Give it back to Mira' }).click()
    await page.getByRole('button', { name: 'Hand the device to Tomáš' }).click()
    await holdUntilOpen(page, 'Tomáš')
    await player.until((sight) => sight.toDo, 'the turn of the other')
    const theirs = await Memory.of(page)
    expectNoCoins(theirs, coins)
    expect(theirs.values('coins')).toContain('47')
    expect(await page.locator('body').innerText()).not.toMatch(/\b6[134]\b/)
  })

scene('shared-war: a die is in nothing the next one holds, and is asked for once', async (cast) => {
  const page = await cast.person({ ...PHONE, fresh: true })
  await sitTogether(page, 'shared-war')
  const player = new KingdomsPlayer(page)
  player.number = 3
  await player.asked('dial')
  await player.dial()
  const hidden = await leaving(page)
  expect(hidden.values('dials').filter((one) => /^[\d.]+$|flag/.test(one))).toEqual([])
  expect(hidden.strings.filter((one) => /"dials":\s?\[(\d|"flag")/.test(one))).toEqual([])
  expect(await page.locator('main').innerText()).toContain('the war die is secret')
  await player.takeDevice()
  await player.asked('dial')
  const theirs = await Memory.of(page)
  expect(theirs.values('dials')).toContain('set')
  expect(theirs.values('dials').filter((one) => /^[\d.]+$|flag/.test(one))).toEqual([])
  expect(await page.locator('.war').innerText()).toContain('set, still hidden')
  // Once both dice lie open nothing is hidden: whoever is asked next is asked at once.
  player.number = 1
  await player.dial()
  await player.until((sight) => sight.toDo && sight.kind !== 'dial', 'the next question')
  expect(await page.locator('main.hand-over').count()).toBe(0)
})

/** The heroes of whom somebody keeps the first, which is open then; the others stay secret. */
const heroesOf = (page: Page) =>
  page.locator('#map [data-choice]').evaluateAll((all) => all.map((one) => one.dataset.choice!))
/** All that stands where a position tells heroes. */
const told = (memory: Memory) => new Set([...memory.values('hero'), ...memory.values('offered')])

scene('the hero card that nobody keeps is gone before the next one looks', async (cast) => {
  const page = await cast.person({ fresh: true })
  await chooseKingdoms(page, 2)
  await page.getByText("Heroes' Call", { exact: true }).first().click()
  await choose(page, 'Chair 2', 'Friend on this device')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const player = new KingdomsPlayer(page)
  const seen: string[][] = []
  await player.until((sight) => sight.toDo, 'the first question')
  /** Names that stand there for other reasons, before any card was dealt. */
  const always = told(await Memory.of(page))
  const expectNone = (memory: Memory, heroes: readonly string[]) => {
    for (const hero of heroes) {
      if (!always.has(hero)) expect(told(memory), hero).not.toContain(hero)
      expect(memory.strings.filter((one) => one.includes(`keep ${hero}`))).toEqual([])
    }
  }
  await player.play(async ({ kind, dialog }) => {
    if (kind === 'keep' && !dialog) {
      const heroes = await heroesOf(page)
      const own = await Memory.of(page)
      for (const hero of heroes) expect(told(own), 'one’s own cards').toContain(hero)
      if (seen.at(-1)?.join() !== heroes.slice(1).join()) {
        for (const others of seen) expectNone(own, others)
        seen.push(heroes.slice(1))
      }
    }
    if (dialog !== null && seen.length)
      expectNone(await leaving(page, /^Hand the device to /), seen.at(-1)!)
    return seen.length === 2 && kind === 'split'
  })
  expect(seen.map((one) => one.length)).toEqual([1, 1])
})
