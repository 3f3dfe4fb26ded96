import type { Schema } from '$lib/api/types'
import { chanceOf, shuffled } from './chance'
import { distance, type Point } from './plane'
import {
  atRim,
  besides,
  borders,
  fromCells,
  HIGH,
  isRefusal,
  rimOf,
  said,
  WIDE,
  type Place,
  type Sheet,
} from './sheet'
import { moved } from './shaping'

/** What maps of a game are made of, as the server tells. */
export type MapWords = Schema<'MapWords'>

/** A random sheet: regions of about the same size, without words; the seed decides. */
export function randomShapes(
  count: number,
  seed: string,
  naming: (number: number) => string,
): Sheet {
  const chance = chanceOf(seed)
  let seeds: Point[] = Array.from({ length: count }, () => [chance() * WIDE, chance() * HIGH])
  for (let round = 0; round < 6; round++) seeds = seeds.map((_, at) => centre(cellOf(seeds, at)))
  const cells = seeds.map((_, at) => ({
    ...blank(at + 1, naming),
    cell: cellOf(seeds, at),
  }))
  const sheet = fromCells(cells)
  const edged = said(
    sheet,
    sheet.places.map((place) => place.id),
    (place) => ({ edge: atRim(sheet, place) }),
  )
  return withRoom(edged)
}

function blank(number: number, naming: (number: number) => string): Omit<Place, 'ring'> {
  const id = `p${String(number).padStart(2, '0')}`
  return {
    id,
    label: naming(number),
    named: true,
    terrain: null,
    symbols: [],
    tribe: false,
    edge: false,
  }
}

/** All that is nearer to one seed than to any other (Voronoi), cut from the sheet. */
function cellOf(seeds: readonly Point[], own: number): Point[] {
  let cell: Point[] = [
    [0, 0],
    [WIDE, 0],
    [WIDE, HIGH],
    [0, HIGH],
  ]
  const here = seeds[own]!
  for (const [other, there] of seeds.entries()) if (other !== own) cell = nearer(cell, here, there)
  return cell
}

/** The part of a polygon that is nearer to one point than to another. */
function nearer(cell: readonly Point[], here: Point, there: Point): Point[] {
  const found: Point[] = []
  const off = (point: Point) => distance(point, here) ** 2 - distance(point, there) ** 2
  for (const [at, from] of cell.entries()) {
    const to = cell[(at + 1) % cell.length]!
    const [a, b] = [off(from), off(to)]
    if (a <= 0) found.push(from)
    if (a < 0 !== b < 0 && a !== b) {
      const part = a / (a - b)
      found.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    }
  }
  return found
}

function centre(cell: readonly Point[]): Point {
  const sum = cell.reduce<[number, number]>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / cell.length, sum[1] / cell.length]
}

const SHORTEST = 26

/** Pulls the ends of short borders apart, so that everybody sees who is beside whom. */
export function withRoom(sheet: Sheet): Sheet {
  for (const { ends } of borders(sheet).values()) {
    const [a, b] = [sheet.corners.get(ends[0])!, sheet.corners.get(ends[1])!]
    const long = distance(a, b)
    if (long >= SHORTEST || long === 0) continue
    const aside = (SHORTEST - long) / 2
    for (const [corner, from, to] of [
      [ends[0], a, b],
      [ends[1], b, a],
    ] as const) {
      const rim = rimOf(from)
      if (rim.x && rim.y) continue
      const pulled: Point = [
        from[0] + ((from[0] - to[0]) / long) * aside,
        from[1] + ((from[1] - to[1]) / long) * aside,
      ]
      const next = moved(sheet, corner, pulled, 0)
      if (!isRefusal(next)) sheet = next
    }
  }
  return sheet
}

/** Says terrain, symbols and lost tribes of all regions that have no terrain, as the box has them. */
export function filled(sheet: Sheet, words: MapWords, players: number, seed: string): Sheet {
  const chance = chanceOf(`${seed} land`)
  const board = words.boards.find((one) => one.players === players) ?? words.boards[0]!
  const share = sheet.places.length / board.regions.length
  const bare = sheet.places.filter((place) => place.terrain === null)
  const wanted = (terrain: string) =>
    board.regions.filter((region) => region['terrain'] === terrain).length * share -
    sheet.places.filter((place) => place.terrain === terrain).length
  const whole = bare.length === sheet.places.length
  let next = withTerrains(sheet, bare, words, wanted, chance)
  if (whole) next = withSymbols(next, words, board, share, chance)
  return next
}

function withTerrains(
  sheet: Sheet,
  bare: readonly Place[],
  words: MapWords,
  wanted: (terrain: string) => number,
  chance: () => number,
): Sheet {
  const beside = besides(sheet)
  const chosen = new Map(sheet.places.map((place) => [place.id, place.terrain]))
  const left = new Map(words.terrains.map((terrain) => [terrain, wanted(terrain)]))
  const order = shuffled(bare, chance)
  for (const water of words.waters) {
    const rim = water === words.waters[0]
    for (const place of order) {
      if ((left.get(water) ?? 0) < 0.5) break
      const wet = [...beside.get(place.id)!].some((id) =>
        words.waters.includes(chosen.get(id) ?? ''),
      )
      if (chosen.get(place.id) !== null || wet || atRim(sheet, place) !== rim) continue
      chosen.set(place.id, water)
      left.set(water, left.get(water)! - 1)
    }
  }
  const lands = words.terrains.filter((terrain) => !words.waters.includes(terrain))
  for (const place of order) {
    if (chosen.get(place.id) !== null) continue
    const near = [...beside.get(place.id)!].map((id) => chosen.get(id))
    const value = (terrain: string) =>
      left.get(terrain)! - 2 * near.filter((one) => one === terrain).length + chance() * 0.6
    const best = lands.toSorted((one, other) => value(other) - value(one))[0]!
    chosen.set(place.id, best)
    left.set(best, left.get(best)! - 1)
  }
  return said(
    sheet,
    bare.map((place) => place.id),
    (place) => ({ terrain: chosen.get(place.id)! }),
  )
}

function withSymbols(
  sheet: Sheet,
  words: MapWords,
  board: MapWords['boards'][number],
  share: number,
  chance: () => number,
): Sheet {
  const land = sheet.places.filter((place) => !words.waters.includes(place.terrain ?? ''))
  const bag = words.symbols.flatMap((symbol) => {
    const there = board.regions.filter((region) => (region['symbols'] as string[]).includes(symbol))
    return Array<string>(Math.round(there.length * share)).fill(symbol)
  })
  const marked = new Map(shuffled(land, chance).map((place, at) => [place.id, bag[at]]))
  const tribes = board.regions.filter((region) => region['lost_tribe']).length * share
  const homes = new Set(
    shuffled(land, chance)
      .slice(0, Math.round(tribes))
      .map((place) => place.id),
  )
  return said(
    sheet,
    land.map((place) => place.id),
    (place) => ({
      symbols: marked.get(place.id) ? [marked.get(place.id)!] : [],
      tribe: homes.has(place.id),
    }),
  )
}
