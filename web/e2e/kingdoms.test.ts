import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accept, told } from './company'
import { choose } from './browser'
import { chooseRealm, inTurn, RealmPlayer } from './realm'
import { stage } from './stage'

const scene = stage()

scene('three people ally and fight on one device', async (cast) => {
  const page = await cast.person()
  await chooseRealm(page, 3)
  for (const chair of [2, 3]) await choose(page, `Chair ${chair}`, 'Friend on this device')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const player = new RealmPlayer(page)
  player.number = 'flag'
  const said = (sentence: string) => page.locator('.log li', { hasText: sentence }).count()
  await player.play(async () => (await said('form an alliance in')) > 0)
  expect(await page.locator('.podium').count()).toBe(0)
  player.number = 2
  await player.play(async () => (await said('wins the war in')) > 0)
  expect([...player.kinds]).toEqual(expect.arrayContaining(['side', 'split', 'start', 'dial']))
})

/** Everything the server sends to a page from now on, as text. */
function listening(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  )
  page.on('response', (response) => {
    void response
      .text()
      .then((text) => heard.push(text))
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
const COUNTERS = ['version', 'moves', 'move', 'at', 'turns', 'round', 'rounds', 'steps', 'pay_due']

scene('a number set in secret reaches nobody before both are set', async (cast) => {
  const pages = [await cast.person(), await cast.person()] as const
  const heard = pages.map(listening)
  await pages[0].goto('/')
  await chooseRealm(pages[0], 2)
  await pages[0].getByPlaceholder('Nickname').fill('Mira')
  await choose(pages[0], 'Chair 2', 'Friend by link')
  await pages[0].getByRole('button', { name: 'Open the table' }).click()
  const link = await pages[0].getByLabel('Invite link').inputValue()
  await accept(pages[1], link, 'Tomáš')
  const players = pages.map((page) => new RealmPlayer(page))
  const number = 3
  const fits = async (player: RealmPlayer) =>
    (await player.page.locator(`.dial .face[data-open][data-face="${number}"]`).count()) > 0
  // A war whose first fighter could set the number; others are fought with what there is.
  let first = await inTurn(players, (sight) => sight.kind === 'dial')
  while (!(await fits(first))) {
    await first.step(await first.sight())
    first = await inTurn(players, (sight) => sight.kind === 'dial')
  }
  const other = players.find((one) => one !== first)!
  const ears = heard[players.indexOf(other)]!
  const before = ears.length
  first.number = number
  await first.step(await first.sight())
  await other.asked('dial')
  const messages = ears.slice(before)
  expect(messages.join()).toContain('dial_set')
  for (const message of messages) {
    // What one may set oneself is no news of the other.
    const rest = { ...(JSON.parse(message) as Record<string, unknown>), actions: null }
    expect(JSON.stringify(rest)).not.toMatch(/dial \d|"flag"/)
    const values = leaves(rest).filter(([name]) => !COUNTERS.includes(name))
    expect(values.filter(([, value]) => value === number || value === `${number}`)).toEqual([])
    for (const [name, value] of values) if (name === 'dials') expect(['set', null]).toContain(value)
  }
  expect(await other.page.locator('.war').innerText()).toContain('set, still hidden')
  expect(await other.page.locator('.dial text.number').first().textContent()).toBe('?')
  await other.step(await other.sight())
  await told(other.page, /The dice: .*3/)
})
