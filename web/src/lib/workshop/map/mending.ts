import { halvedAcross } from './cutting'
import { nameFor } from './naming'
import type { Head } from './file'
import { filled, type MapWords } from './random'
import type { Point } from './plane'
import { merged } from './shaping'
import {
  answered,
  areaOf,
  atRim,
  besides,
  borders,
  meetings,
  middleOf,
  neighbours,
  placeOf,
  said,
  type Outcome,
  type Sheet,
} from './sheet'

/** What is wrong with a map in the making, where, and what would mend it. */
export type MapFault = {
  key: string
  values: Record<string, string | number>
  regions: readonly string[]
  at: Point | null
  mends: readonly Mend[]
}

/** A button that mends a fault: its words, and what it changes. */
export type Mend = { key: string; change: (sheet: Sheet) => Outcome; head?: (head: Head) => Head }

export type Bench = {
  sheet: Sheet
  head: Head
  words: MapWords
  naming: (number: number) => string
}

/** Every fault of a map in the making, as it is found on the spot. */
export function faultsOf(bench: Bench): MapFault[] {
  if (bench.words.land)
    return [
      ...meetingFaults(bench),
      ...terrainFaults(bench),
      ...slivers(bench),
      ...nameFaults(bench),
    ]
  return [
    ...meetingFaults(bench),
    ...terrainFaults(bench),
    ...edgeFaults(bench),
    ...sizeFaults(bench),
    ...nameFaults(bench),
  ]
}

function meetingFaults({ sheet }: Bench): MapFault[] {
  return meetings(sheet)
    .filter(({ joined }) => joined === null)
    .map(({ pair, corner }) => ({
      key: 'map-fault-meets',
      values: { one: placeOf(sheet, pair[0]).label, other: placeOf(sheet, pair[1]).label },
      regions: pair,
      at: sheet.corners.get(corner)!,
      mends: [
        { key: 'map-mend-apart', change: (now: Sheet) => answered(now, pair, false) },
        { key: 'map-mend-join', change: (now: Sheet) => answered(now, pair, true) },
      ],
    }))
}

function terrainFaults({ sheet, words, head }: Bench): MapFault[] {
  const bare = sheet.places.filter((place) => place.terrain === null)
  if (!bare.length) return []
  const players = Math.max(...head.players)
  const fill = (now: Sheet) => filled(now, words, players, head.id)
  return [
    {
      key: 'map-fault-no-terrain',
      values: { count: bare.length },
      regions: bare.map((place) => place.id),
      at: middleOf(sheet, bare[0]!),
      mends: [{ key: 'map-mend-fill', change: fill }],
    },
  ]
}

function edgeFaults({ sheet }: Bench): MapFault[] {
  const near = neighbours(sheet)
  const reached = sheet.places.filter((place) => place.edge).map((place) => place.id)
  if (!reached.length) {
    const rim = sheet.places.filter((place) => atRim(sheet, place)).map((place) => place.id)
    const change = (now: Sheet) => said(now, rim, () => ({ edge: true }))
    const mends = [{ key: 'map-mend-rim', change }]
    return [{ key: 'map-fault-no-edge', values: {}, regions: [], at: null, mends }]
  }
  for (const id of reached)
    for (const other of near.get(id)!) if (!reached.includes(other)) reached.push(other)
  return sheet.places
    .filter((place) => !reached.includes(place.id))
    .map((place) => ({
      key: 'map-fault-unreached',
      values: { region: place.label },
      regions: [place.id],
      at: middleOf(sheet, place),
      mends: [
        {
          key: 'map-mend-edge',
          change: (now: Sheet) => said(now, [place.id], () => ({ edge: true })),
        },
      ],
    }))
}

function slivers({ sheet, words }: Bench): MapFault[] {
  return sheet.places
    .filter((place) => areaOf(sheet, place) < words.least_area)
    .map((place) => ({
      key: 'map-fault-sliver',
      values: { region: place.label, least: words.least_area },
      regions: [place.id],
      at: middleOf(sheet, place),
      mends: [{ key: 'map-mend-merge', change: (now: Sheet) => mergedWithNearest(now, place.id) }],
    }))
}

function sizeFaults(bench: Bench): MapFault[] {
  const { sheet, words, head } = bench
  const faults = slivers(bench)
  const land = landOf(sheet, words)
  const most = Math.max(...head.players)
  const least = words.land_for_each * most
  if (land >= least) return faults
  const fewer = head.players.filter((count) => count * words.land_for_each <= land)
  const mends: Mend[] = [{ key: 'map-mend-split', change: (now) => splitLargest(now, bench) }]
  if (fewer.length)
    mends.push({
      key: 'map-mend-fewer',
      change: (now) => now,
      head: (now) => ({ ...now, players: fewer }),
    })
  return [
    ...faults,
    {
      key: 'map-fault-few',
      values: { count: land, least, players: most },
      regions: [],
      at: null,
      mends,
    },
  ]
}

function landOf(sheet: Sheet, words: MapWords): number {
  return sheet.places.filter((place) => !words.waters.includes(place.terrain ?? '')).length
}

/** Merges a region with the neighbour it shares the longest border with. */
function mergedWithNearest(sheet: Sheet, id: string): Outcome {
  const shared = new Map<string, number>()
  for (const { places } of borders(sheet).values())
    if (places.includes(id))
      for (const other of places) if (other !== id) shared.set(other, (shared.get(other) ?? 0) + 1)
  const [best] = [...shared].sort((one, other) => other[1] - one[1])
  return best ? merged(sheet, id, best[0]) : { refused: 'map-refused-apart' }
}

/** Halves the largest region of land the longer way. */
export function splitLargest(sheet: Sheet, { words, naming }: Bench): Outcome {
  const order = sheet.places
    .filter((place) => !words.waters.includes(place.terrain ?? ''))
    .toSorted((one, other) => areaOf(sheet, other) - areaOf(sheet, one))
  for (const place of order.slice(0, 5))
    for (const upright of wideFirst(sheet, place.id)) {
      const done = halvedAcross(sheet, place.id, upright, naming, words.most_regions)
      if (!('refused' in done)) return done.sheet
    }
  return { refused: 'map-refused-small', values: { least: words.least_area } }
}

function wideFirst(sheet: Sheet, id: string): boolean[] {
  const points = placeOf(sheet, id).ring.map((corner) => sheet.corners.get(corner)!)
  const reach = (axis: 0 | 1) =>
    Math.max(...points.map((point) => point[axis])) -
    Math.min(...points.map((point) => point[axis]))
  return reach(0) >= reach(1) ? [true, false] : [false, true]
}

function nameFaults({ sheet, words }: Bench): MapFault[] {
  const first = new Map<string, string>()
  const faults: MapFault[] = []
  for (const place of sheet.places) {
    const key = place.label.trim().toLowerCase()
    if (!first.has(key)) first.set(key, place.id)
    else
      faults.push({
        key: 'map-fault-same-name',
        values: { region: place.label },
        regions: [first.get(key)!, place.id],
        at: middleOf(sheet, place),
        mends: [{ key: 'map-mend-rename', change: (now) => renamed(now, place.id, words) }],
      })
  }
  return faults
}

/** Gives a region another made-up name. */
export function renamed(sheet: Sheet, id: string, words: MapWords): Sheet {
  const place = placeOf(sheet, id)
  const taken = new Set(sheet.places.map((one) => one.label.toLowerCase()))
  const terrain = place.terrain ?? words.terrains[0]!
  const label = nameFor(terrain, words, `${id} ${place.label}`, taken)
  return said(sheet, [id], () => ({ label, named: true }))
}

/** One line of the comparison with the board of the box. */
export type Beside = { kind: string; id: string; yours: number; box: number; far: boolean }

/** Counts of a map beside those of the box's board for as many players. */
export function besideBox({ sheet, words, head }: Bench): Beside[] {
  const board = boardFor(words, head)
  const regions = board.regions as { terrain: string; symbols: string[]; lost_tribe: boolean }[]
  const lands = words.terrains.filter((terrain) => !words.waters.includes(terrain))
  const line = (
    kind: string,
    id: string,
    mine: (place: Sheet['places'][number]) => boolean,
    theirs: (region: (typeof regions)[number]) => boolean,
  ) => {
    const [yours, box] = [sheet.places.filter(mine).length, regions.filter(theirs).length]
    return { kind, id, yours, box, far: Math.abs(yours - box) > box / 4 }
  }
  const isWater = (terrain: string | null) => words.waters.includes(terrain ?? '')
  return [
    ...lands.map((id) =>
      line(
        'terrains',
        id,
        (p) => p.terrain === id,
        (r) => r.terrain === id,
      ),
    ),
    line(
      'terrains',
      words.waters[0]!,
      (p) => isWater(p.terrain),
      (r) => isWater(r.terrain),
    ),
    ...words.symbols.map((id) =>
      line(
        'symbols',
        id,
        (p) => p.symbols.includes(id),
        (r) => r.symbols.includes(id),
      ),
    ),
    line(
      'markers',
      'tribe',
      (p) => p.tribe,
      (r) => r.lost_tribe,
    ),
  ]
}

export function boardFor(words: MapWords, head: Head): MapWords['boards'][number] {
  const most = Math.max(...head.players)
  return words.boards.find((board) => board.players === most) ?? words.boards[0]!
}

/** Regions, borders and regions at the edge. */
export function sizesOf(sheet: Sheet): { regions: number; borders: number; edge: number } {
  const pairs = [...besides(sheet).values()].reduce((sum, others) => sum + others.size, 0)
  return {
    regions: sheet.places.length,
    borders: pairs / 2,
    edge: sheet.places.filter((place) => place.edge).length,
  }
}

/** The same of the box's board. */
export function sizesOfBoard(board: MapWords['boards'][number]): ReturnType<typeof sizesOf> {
  const regions = board.regions as { adjacent: string[]; edge: boolean }[]
  return {
    regions: regions.length,
    borders: regions.reduce((sum, region) => sum + region.adjacent.length, 0) / 2,
    edge: regions.filter((region) => region.edge).length,
  }
}
