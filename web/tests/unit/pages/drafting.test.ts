import { expect, test } from 'vitest'
import type { Position } from '$lib/api/types'
import { drafting as kingdoms } from '$games/kingdoms/drafting'
import { drafting as warcraft } from '$games/warcraft/drafting'
import { countOf, put, withArmy } from '$lib/conquest/drafting'
import type { ConquestPosition } from '$lib/conquest/types'
import { linkedPosition, positionPlace } from '$lib/study/position/link'

const region = (tokens: number, player: number | null = null, slot: number | null = null) => ({
  tokens,
  player,
  slot,
  markers: {},
})
const CLASSIC = {
  round: 3,
  players: [
    { armies: [{ slot: 0, race: 'orcs', power: 'hill', declined: false, hand: 2 }] },
    { armies: [{ slot: 0, race: 'elves', power: 'swamp', declined: false, hand: 0 }] },
  ],
  regions: { r01: region(2, 0, 0), r02: region(1), r03: region(0) },
} as unknown as ConquestPosition

test('a press puts a piece down, another takes it away, and nothing changes what was there before', () => {
  const more = put(CLASSIC, 'army 0 0', 'r01', 1) as ConquestPosition
  expect(countOf(more, 'army 0 0', 'r01')).toBe(3)
  expect(countOf(CLASSIC, 'army 0 0', 'r01')).toBe(2)
  expect(more.regions.r02).toBe(CLASSIC.regions.r02)
  const other = put(more, 'army 1 0', 'r01', 1) as ConquestPosition
  expect(other.regions.r01).toMatchObject({ tokens: 1, player: 1, slot: 0 })
  const none = put(other, 'army 1 0', 'r01', -1) as ConquestPosition
  expect(none.regions.r01).toMatchObject({ tokens: 0, player: null, slot: null })
  expect(put(none, 'army 1 0', 'r01', -1)).toBe(none)
  expect(countOf(put(CLASSIC, 'tribe', 'r03', 1), 'tribe', 'r03')).toBe(1)
  const marked = put(CLASSIC, 'marker lair', 'r01', 1)
  expect(countOf(marked, 'marker lair', 'r01')).toBe(1)
  expect(countOf(put(marked, 'marker lair', 'r01', -1), 'marker lair', 'r01')).toBe(0)
})

test('a race that is taken away leaves its land; another one takes its place there', () => {
  const other = withArmy(CLASSIC, 0, 0, { race: 'giants', power: 'flying' })
  expect(other.players[0]!.armies).toEqual([
    { slot: 0, race: 'giants', power: 'flying', declined: false, hand: 2 },
  ])
  expect(other.regions.r01).toBe(CLASSIC.regions.r01)
  const none = withArmy(CLASSIC, 0, 0, null)
  expect(none.players[0]!.armies).toEqual([])
  expect(none.regions.r01!.player).toBe(null)
})

test('a site lies in one region, and comes from those nobody has seen', () => {
  const islands = {
    sites: { karazhan: 'L1A-01' },
    unseen: ['dark_portal'],
    face_down: ['L1A-02'],
    regions: {},
  } as unknown as Position
  const moved = warcraft.put(islands, 'site karazhan', 'L1A-05', 1)
  expect(warcraft.count(moved, 'site karazhan', 'L1A-01')).toBe(0)
  expect(warcraft.count(moved, 'site karazhan', 'L1A-05')).toBe(1)
  const found = warcraft.put(moved, 'site dark_portal', 'L1A-03', 1) as unknown as {
    unseen: string[]
  }
  expect(found.unseen).toEqual([])
  expect(warcraft.count(warcraft.put(islands, 'hidden', 'L1A-02', -1), 'hidden', 'L1A-02')).toBe(0)
})

test('meeples, heroes and fortresses: a hero is in one place, a tower as high as its fortresses', () => {
  const lands = {
    players: [{ tower: 0 }, { tower: 0 }],
    regions: { a1: { meeples: [], fortress: null, neutral: false } },
  } as unknown as Position
  const two = kingdoms.put(kingdoms.put(lands, 'meeple 0', 'a1', 1), 'meeple 0', 'a1', 1)
  expect(kingdoms.count(two, 'meeple 0', 'a1')).toBe(2)
  expect(kingdoms.put(two, 'meeple 0', 'a1', 1)).toBe(two)
  const hero = kingdoms.put(kingdoms.put(lands, 'hero 0', 'a1', 1), 'hero 0', 'a2', 1)
  expect([kingdoms.count(hero, 'hero 0', 'a1'), kingdoms.count(hero, 'hero 0', 'a2')]).toEqual([
    0, 1,
  ])
  const fort = kingdoms.put(lands, 'fortress 1', 'a1', 1) as unknown as {
    players: { tower: number }[]
  }
  expect(fort.players.map((player) => player.tower)).toEqual([0, 1])
})

test('a link holds a whole position, and one that was cut holds none', async () => {
  const begun = { game: 'classic', setup: {}, position: CLASSIC, names: ['Mira'] } as never
  const link = await positionPlace(begun)
  const hash = link.slice(link.indexOf('#'))
  expect(await linkedPosition(hash)).toEqual(begun)
  expect(await linkedPosition(hash.slice(0, 40))).toBe(null)
  expect(await linkedPosition('')).toBe(null)
})
