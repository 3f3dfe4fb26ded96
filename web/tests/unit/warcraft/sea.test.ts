import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS, factionOf, PLACES } from '$games/warcraft/factions'
import places from '$games/warcraft/places.json'
import { laid, ribbonAt, ribbonHalf, type FaceData } from '$games/warcraft/sea'
import { knownSigns, SIGNS, signsIn } from '$games/warcraft/signs.svelte'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'src/games/warcraft/islands')

type Region = { id: string; name: string; adjacent: string[]; landing: boolean }
type Facts = {
  races: { id: string; faction: string }[]
  artifacts: { id: string }[]
  legendary_places: { id: string }[]
  islands: { id: string; size: string; regions: Region[] }[]
}
/** The data the engine plays on. */
const facts = JSON.parse(
  readFileSync(join(ROOT, '../src/elbowroom/games/warcraft/engine/data/warcraft.json'), 'utf8'),
) as Facts

function face(island: string, look: string): FaceData {
  return JSON.parse(readFileSync(join(FOLDER, `${island}-${look}.json`), 'utf8')) as FaceData
}

test('the page knows factions, artifacts and places as the engine does', () => {
  for (const race of facts.races) expect(factionOf(race.id), race.id).toBe(race.faction)
  expect([...ARTIFACTS].sort()).toEqual(facts.artifacts.map((one) => one.id).sort())
  expect([...PLACES].sort()).toEqual(facts.legendary_places.map((one) => one.id).sort())
})

test('every face is drawn in every look, with the regions of the engine', () => {
  expect(readdirSync(FOLDER)).toHaveLength(facts.islands.length * 3)
  for (const island of facts.islands)
    for (const look of ['near', 'far', 'portrait']) {
      const { regions } = face(island.id, look)
      expect(Object.keys(regions).sort()).toEqual(island.regions.map((one) => one.id).sort())
      for (const one of island.regions) {
        expect(regions[one.id]!.adjacent, one.id).toEqual([...one.adjacent].sort())
        expect(regions[one.id]!.landing, one.id).toBe(one.landing)
        expect((places as Record<string, string>)[one.id]).toBe(one.name)
      }
    }
})

test('a sign is explained the first time it is pointed at, and never again', () => {
  const nothing = { tokens: 0, player: null, slot: null, markers: {} }
  const hidden = { id: '', kind: 'hidden' as const }
  expect(signsIn(nothing, false)).toEqual([])
  const all = signsIn({ ...nothing, tokens: 1, markers: { bomb: 1 }, sites: [hidden] }, true)
  expect(all).toEqual(SIGNS)
  expect(all.every((sign) => knownSigns.isNew(sign))).toBe(true)
  knownSigns.learn(all.slice(0, 1))
  expect(all.filter((sign) => knownSigns.isNew(sign))).toEqual(SIGNS.slice(1))
  expect(localStorage.getItem('elbowroom-signs')).toBe('landing')
})

const SETS = [
  ['L1A', 'M1B'],
  ['L2B', 'S1A'],
  ['L1A', 'M1B', 'S1A'],
  ['L1B', 'M2A', 'S2B'],
  ['L2A', 'M1A', 'M2B', 'S1B'],
  ['L1B', 'L2A', 'M2A', 'S1A', 'S2A'],
]

describe.each(SETS)('islands on one sea: %s', (...set) => {
  test.each(['landscape', 'portrait'] as const)('%s', (orientation) => {
    const look = orientation === 'portrait' ? 'portrait' : set.length > 3 ? 'far' : 'near'
    const sea = laid(
      set.map((island) => face(island, look)),
      orientation,
    )
    const [left, top, wide, high] = sea.data.view
    const within = ([x, y]: [number, number]) =>
      x > left && x < left + wide && y > top && y < top + high
    for (const id of sea.ids) {
      const region = sea.region(id)
      expect(within(region.token), `${id} in view`).toBe(true)
      expect(sea.path(id)).not.toContain('NaN')
    }
    // The ribbons with the islands' names keep 10 units inside the map's box.
    for (const { foot } of sea.islands) {
      const half = ribbonHalf('Hellisheiðarvirkjun', sea.data.type)
      const [x, y] = ribbonAt(foot, half, sea.data.view)
      expect(Math.min(x - half - 10 - left, left + wide - x - half - 10)).toBeGreaterThan(9.9)
      expect(Math.min(y - 13 - top, top + high - y - 13)).toBeGreaterThan(9.9)
    }
    // No region's token lies on a region of another island, and no sea on land.
    const solid = sea.ids.filter((id) => sea.region(id).terrain !== 'sea')
    for (const id of sea.ids)
      for (const other of solid)
        if (other !== id) expect(inside(sea.region(id).token, sea.outline(other))).toBe(false)
  })
})

function inside([x, y]: [number, number], outline: [number, number][]): boolean {
  let within = false
  outline.forEach(([ax, ay], place) => {
    const [bx, by] = outline.at(place - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}
