import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE } from '../browser'
import { PYTHON } from '../commands'
import { KingdomsPlayer } from '../kingdoms'
import { Memory } from '../memory'
import { Player } from '../player'
import { stage } from '../stage'
import { cutOff, kept, spoken, visitor } from './visit'

const scene = stage()
const PACKS = join(import.meta.dirname, '../../../examples/packs')

/** A game in the middle of a war, as another table would have packed it. */
const AT_WAR = `
import json
from elbowroom import game
from elbowroom.table.played_game import begin
from elbowroom.testing import position
war = position("kingdoms", players=2)
war.give(0, "trolls", {"a1": 1, "a5": 1}, mana=2, ore=4, food=5)
war.give(1, "centaurs", {"a2": 1, "c1": 1}, mana=1, ore=3, food=5)
state = war.turn(select="patrol").play("patrol a1 a2").state
kingdoms = game("kingdoms")
begun = begin(kingdoms, state.setup, state.position_dict())
seats = [{"name": name, "bot": None} for name in ("Mira", "Tomáš")]
record = kingdoms.record(begun)
print(json.dumps({"parcel": 1, "seats": seats, "hints": False, "record": record}))
`

async function bring(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('A game from elsewhere').setInputFiles(file)
}

const SECRET = /^[\d.]+$|flag/

scene('a war on one device, brought by a file: the die stays secret', async (cast) => {
  const page = await visitor(cast, PHONE)
  await bring(page, execFileSync(PYTHON, ['-c', AT_WAR], { encoding: 'utf8' }))
  await page.getByRole('button', { name: 'Go on with this game' }).tap()
  await page.waitForURL(/#\/t\//)
  const player = new KingdomsPlayer(page, { touch: true })
  player.number = 3
  await player.asked('dial')
  await player.dial()
  await page.getByRole('heading', { name: 'Hand the device to Tomáš' }).waitFor()
  const hidden = await Memory.of(page)
  expect(hidden.values('dials').filter((one) => SECRET.test(one))).toEqual([])
  expect(hidden.strings.filter((one) => /"dials":\s?\[(\d|"flag")/.test(one))).toEqual([])
  expect(await page.locator('main').innerText()).toContain('the war die is secret')
  await player.takeDevice()
  await player.asked('dial')
  const theirs = await Memory.of(page)
  expect(theirs.values('dials')).toContain('set')
  expect(theirs.values('dials').filter((one) => SECRET.test(one))).toEqual([])
  player.number = 1
  await player.dial()
  await player.until((sight) => sight.toDo && sight.kind !== 'dial', 'the next question')
})

scene('a game is taken elsewhere as a file, and goes on there', async (cast) => {
  const page = await visitor(cast)
  await page.locator('button.primary.huge').click()
  const player = new Player(page)
  await player.turn()
  const before = await player.until((sight) => sight.toDo, 'the next turn')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take this game elsewhere' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  const other = await visitor(cast)
  await bring(other, text.slice(0, -40))
  await other.getByText(/holds no game that goes on/).waitFor()
  const parcel = JSON.parse(text) as { record: { rules_version: number; moves: object[] } }
  const { record } = parcel
  for (const [spoiled, words] of [
    [{ ...record, moves: record.moves.slice(0, -1) }, /cut short|changed/],
    [{ ...record, rules_version: 1 }, /another version of the rules/],
    [{ ...record, content: '0'.repeat(32) }, /not at hand/],
  ] as const) {
    await bring(other, JSON.stringify({ ...parcel, record: spoiled }))
    await other.getByRole('button', { name: 'Go on with this game' }).click()
    await other.getByRole('alert').filter({ hasText: words }).waitFor()
  }
  await bring(other, text)
  await other.getByRole('button', { name: 'Go on with this game' }).click()
  await other.waitForURL(/#\/t\//)
  const there = new Player(other)
  const after = await there.until((sight) => sight.toDo, 'the same question')
  expect(after.kind).toBe(before.kind)
  await there.turn()
})

scene('an own race is made, read back, shown and tried, without a network', async (cast) => {
  const page = await visitor(cast)
  await kept(page)
  await cutOff(page)
  await page.goto('./#/workshop')
  await page.reload()
  const file = join(PACKS, 'moonmoles.json')
  await page.getByRole('button', { name: 'A file, link or text' }).click()
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('.said-back').filter({ hasText: /\w{4}/ }).waitFor()
  await spoken(page, 'cs')
  await page
    .getByRole('button', { name: /Vyzkoušet hned/ })
    .first()
    .click()
  await page.waitForURL(/#\/t\//)
  const player = new Player(page)
  await player.turn()
})

scene('a map is drawn and played on', async (cast) => {
  const page = await visitor(cast)
  await page.goto('./#/workshop/map')
  await page.locator('svg').first().waitFor()
  expect(await page.getByText('needs a server').count()).toBe(0)
})

scene('a finished game is studied, and its record saved and opened again', async (cast) => {
  const page = await visitor(cast)
  await page.locator('button.primary.huge').click()
  const player = new Player(page)
  await player.play()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  const record = await download.path()
  expect(JSON.parse(readFileSync(record, 'utf8'))).toHaveProperty('moves')
  await page.goto('./#/study')
  await page.locator('input[type=file]').setInputFiles(record)
  await page.getByRole('slider').waitFor()
  await page
    .getByText(/\d+\s?%/)
    .first()
    .waitFor()
})

scene('puzzles, the challenge of the day and a hint are there', async (cast) => {
  const page = await visitor(cast)
  await page.goto('./#/practice')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('./#/challenge/classic')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('needs a server').count()).toBe(0)
})
