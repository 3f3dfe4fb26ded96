import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accept, told } from './company'
import { axe, choose } from './browser'
import { chooseKingdoms, inTurn, KingdomsPlayer } from './kingdoms'
import { seatLinks, sitDown, watch } from './moments'
import { stage, type Cast } from './stage'
import { THOROUGH } from './thorough'

const scene = stage()

/** Everything the server sends to a page from now on, as text. */
function listening(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  )
  page.on('response', (response) => {
    void response
      .text()
      .then((text) => text.startsWith('{') && heard.push(text))
      .catch(() => {})
  })
  return heard
}

/** The values in a message, each with the name it stands under. */
function leaves(value: unknown, name = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, one]) =>
    leaves(one, Array.isArray(value) ? name : key),
  )
}

/** What counts things or tells the time in every message, whatever was set. */
const COUNTERS = [
  ...['version', 'moves', 'move', 'at', 'turns', 'round', 'rounds', 'steps', 'pay_due'],
  // What open purses could pay for, what losing would mean, and what everybody would score now.
  ...['highest', 'worth', 'retreat', 'units', 'rival', 'tie'],
  ...['rival_highest', 'rival_worth', 'rival_retreat', 'rival_units'],
  ...['total', 'amount'],
]

/** Fails if what somebody heard tells the number another has set. */
function expectNoNumber(messages: string[], number: number): void {
  expect(messages.join()).toContain('dial_set')
  for (const message of messages) {
    // What one may set oneself is no news of the other.
    const rest: Record<string, unknown> = { ...JSON.parse(message), actions: null }
    expect(JSON.stringify(rest)).not.toMatch(/dial \d|"flag"/)
    const values = leaves(rest).filter(([name]) => !COUNTERS.includes(name))
    // A whole view, asked for by who looks now, counts many things; updates tell what is new.
    const told = rest.type === 'update' ? values : []
    expect(told.filter(([, value]) => value === number || value === `${number}`)).toEqual([])
    for (const [name, value] of values) if (name === 'dials') expect(['set', null]).toContain(value)
  }
}

const SECRET = 3

/** What somebody heard live never tells what was set, by whomever. */
function expectNothingSet(heard: string[], most: number): void {
  const live = heard.filter((message) => /"type":\s?"update"/.test(message))
  expect(live.length).toBeGreaterThan(most)
  for (const message of live) expect(message).not.toMatch(/"action":\s?"(dial \d+|flag)"/)
}

/** The two sides of a war come to their seats, each on a device of their own. */
async function atWar(cast: Cast, name: string) {
  const pages = [await cast.person({ fresh: true }), await cast.person({ fresh: true })] as const
  const heard = pages.map(listening)
  const links = seatLinks(name)
  for (const [place, page] of pages.entries()) {
    await page.goto(links[place]!)
    await page.locator('section.prompt').waitFor()
  }
  const [first, other] = pages.map((page) => new KingdomsPlayer(page))
  return { first: first!, other: other!, ears: heard[1]!, all: heard }
}

scene('three people begin a game on two devices', async (cast) => {
  const pages = [await cast.person({ fresh: true }), await cast.person({ fresh: true })] as const
  const heard = pages.map(listening)
  await chooseKingdoms(pages[0], 3)
  await pages[0].getByPlaceholder('Nickname').fill('Mira')
  await choose(pages[0], 'Chair 2', 'Friend by link')
  await choose(pages[0], 'Chair 3', 'Friend on this device')
  await pages[0].getByRole('button', { name: 'Open the table' }).click()
  const link = await pages[0].getByLabel('Invite link').inputValue()
  await accept(pages[1], link, 'Tomáš')
  const players = pages.map((page) => new KingdomsPlayer(page))
  for (const player of players) player.hurryOn()
  const wanted = ['side', 'split', 'start', 'act']
  const met = () => wanted.every((kind) => players.every((one) => one.kinds.has(kind)))
  await inTurn(players, () => !THOROUGH && met())
  expect(met()).toBe(true)
  if (!THOROUGH) return
  for (const { page } of players) expect(await page.locator('.podium li').count()).toBe(3)
  expectNothingSet(heard.flat(), 100)
})

scene('flags on both sides of a war between two devices make an alliance', async (cast) => {
  const { first, other, all } = await atWar(cast, 'flags-apart')
  for (const player of [first, other]) player.number = 'flag'
  const allied = other.page.locator('.log li', { hasText: 'form an alliance in' })
  await inTurn([first, other], async () => (await allied.count()) > 0)
  expectNothingSet(all.flat(), 1)
})

scene('no die is told in a war between two devices before both are set', async (cast) => {
  const { first, other, ears, all } = await atWar(cast, 'war-apart')
  const asked = await first.asked('dial')
  const before = ears.length
  first.number = SECRET
  await first.step(asked)
  await other.asked('dial')
  expectNoNumber(ears.slice(before), SECRET)
  expect(await other.page.locator('.war').innerText()).toContain('set, still hidden')
  expect(await other.page.locator('.ladder [aria-checked=true]').count()).toBe(0)
  await other.step(await other.sight())
  await told(other.page, new RegExp(`The dice: .*${SECRET}`))
  const won = other.page.locator('.log li', { hasText: 'wins the war in' })
  await inTurn([first, other], async () => (await won.count()) > 0)
  expectNothingSet(all.flat(), 1)
})

scene('five play on a tablet, and axe finds nothing', async (cast) => {
  const page = await cast.person({ viewport: { width: 834, height: 1112 } })
  await chooseKingdoms(page, 5)
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const player = new KingdomsPlayer(page)
  const seen = new Set<string>()
  const wanted = ['side', 'split', 'start', 'act']
  await player.play(async ({ kind }) => {
    if (!wanted.includes(kind) || seen.has(kind)) return false
    seen.add(kind)
    expect(await axe(page), kind).toEqual([])
    return seen.size === wanted.length
  })
  expect(await page.locator('.chips button').count()).toBe(5)
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(wide)).toBe(0)
})

/** What sticks out of the window or of its own box; runs in the page. */
function cut(): string[] {
  return [...document.querySelectorAll('.lands > *, .goal, .tracks, .lands header, .app > *')]
    .filter((one) => {
      const { bottom, right } = one.getBoundingClientRect()
      return bottom > innerHeight || right > innerWidth || one.scrollWidth > one.clientWidth + 1
    })
    .map((one) => one.className)
}

scene('four and five with heroes fit on small screens, each land with its purse', async (cast) => {
  for (const [name, players] of [
    ['kingdoms-five', 5],
    ['kingdoms-four', 4],
  ] as const) {
    const page = await cast.person({ viewport: { width: 1280, height: 720 } })
    await sitDown(page, name)
    await page.locator('[data-name=a1]').waitFor()
    expect(await page.locator('.tracks').count()).toBe(players)
    expect(await page.locator('#players').count()).toBe(0)
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(cut), `${name} ${viewport.width}`).toEqual([])
    }
    expect(await page.locator('[data-name=a1]').textContent()).toContain('Barleymead')
    if (players === 4) expect(await axe(page), 'four with heroes').toEqual([])
  }
})

/** The windows in which the map must keep its box, whatever is asked. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]
const QUESTIONS = 4

/** Where the map lies in each of the windows now. */
async function boxes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const { x, y, width, height } = (await page.locator('section.map').boundingBox())!
    found.push([size.width, x, y, width, height].map(Math.round).join(' '))
  }
  return found
}

scene('the map keeps its box in every phase, however many play', async (cast) => {
  for (const name of ['kingdoms-war-two', 'kingdoms-war', 'kingdoms-five', 'kingdoms-alone']) {
    const page = await cast.person({ viewport: WINDOWS[1]! })
    await sitDown(page, name)
    const player = new KingdomsPlayer(page)
    const seen = new Set(await boxes(page))
    const kinds = new Set<string>()
    await player.play(async ({ kind }) => {
      if (!kinds.has(kind)) for (const box of await boxes(page)) seen.add(box)
      kinds.add(kind)
      return player.presses >= QUESTIONS
    })
    expect(kinds.size, name).toBeGreaterThan(1)
    expect([...seen], `${name} at ${[...kinds].join(', ')}`).toHaveLength(WINDOWS.length)
  }
})

scene('a replay opens on a board, with its controls in sight', async (cast) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const page = await cast.person({ viewport })
    await watch(page, 'kingdoms-three')
    await page.locator('[data-name=a1]').waitFor()
    const box = (await page.getByRole('button', { name: 'One move on' }).first().boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
  }
})
