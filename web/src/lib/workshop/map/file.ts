import type { Point } from './plane'
import type { MapWords } from './random'
import {
  fromCells,
  HIGH,
  middleOf,
  neighbours,
  pointsOf,
  WIDE,
  type Cell,
  type Place,
  type Sheet,
} from './sheet'
import type { Pack } from '../made'

/** A map as its file holds it. */
export type MapFile = {
  format: number
  game: string
  id: string
  name: string
  author?: string
  players: number[]
  canvas: [number, number]
  regions: FileRegion[]
}

export type FileRegion = {
  id: string
  label: string
  terrain: string | null
  symbols: string[]
  lost_tribe: boolean
  edge: boolean
  x: number
  y: number
  adjacent: string[]
  cell: Point[]
}

/** What is said of the whole map. */
export type Head = { id: string; name: string; author?: string; players: number[] }

/** Writes a sheet as a file has it: neighbours follow from the drawing. */
export function written(sheet: Sheet, head: Head, words: MapWords): MapFile {
  const beside = neighbours(sheet)
  return {
    format: words.format,
    game: words.game,
    id: head.id,
    name: head.name,
    ...(head.author ? { author: head.author } : {}),
    players: head.players,
    canvas: [WIDE, HIGH],
    regions: sheet.places.map((place) => {
      const [x, y] = middleOf(sheet, place)
      return {
        id: place.id,
        label: place.label,
        terrain: place.terrain,
        symbols: [...place.symbols],
        lost_tribe: place.tribe,
        edge: place.edge,
        x,
        y,
        adjacent: [...beside.get(place.id)!].sort(),
        cell: pointsOf(sheet, place),
      }
    }),
  }
}

/** A land of a pack as its file holds it: the pack with one thing in it. */
export function writtenLand(sheet: Sheet, head: Head, words: MapWords): Pack {
  const land = words.land!
  const beside = neighbours(sheet)
  const [across, down] = [land.card[0]! / WIDE, land.card[1]! / HIGH]
  const near = (value: number) => Math.round(value * 10) / 10
  const isFeature = (place: Place) => words.waters.includes(place.terrain ?? '')
  const regions = sheet.places.filter((place) => !isFeature(place))
  const ids = new Map(
    regions.map((place, at) => [place.id, `${head.id.slice(0, 26)}_${at + 1}`] as const),
  )
  const around = (place: Place) =>
    [...beside.get(place.id)!].flatMap((other) => ids.get(other) ?? []).sort()
  const shape = (place: Place) => {
    const [x, y] = middleOf(sheet, place)
    const polygon = pointsOf(sheet, place).map(([px, py]) => [near(px * across), near(py * down)])
    return { x: Math.round(x * across), y: Math.round(y * down), polygon }
  }
  const thing = {
    id: head.id,
    name: head.name,
    regions: regions.map((place) => ({
      id: ids.get(place.id)!,
      name: place.label,
      type: place.terrain ?? '',
      border: place.edge,
      ...shape(place),
    })),
    adjacency: regions.flatMap((place) =>
      around(place)
        .filter((other) => ids.get(place.id)! < other)
        .map((other) => [ids.get(place.id)!, other]),
    ),
    features: sheet.places.filter(isFeature).map((place, at) => ({
      id: `f${at + 1}`,
      kind: place.terrain!,
      adjacent: around(place),
      ...shape(place),
    })),
  }
  const { id, name } = head
  return { format: words.format, game: words.game, id, name, [land.list]: [thing] }
}

/** The land in a pack that the bench wrote. */
export function landIn(pack: Pack, words: MapWords): Record<string, unknown> & { id: string } {
  return (pack[words.land!.list] as (Record<string, unknown> & { id: string })[])[0]!
}

/** The sheet of a file without faults that keep it from being drawn. */
export function sheetOf(regions: readonly Record<string, unknown>[], named = false): Sheet {
  return fromCells(
    (regions as unknown as FileRegion[]).map((region): Cell => ({
      id: region.id,
      label: region.label,
      named,
      terrain: region.terrain,
      symbols: region.symbols,
      tribe: region.lost_tribe,
      edge: region.edge,
      cell: region.cell,
      adjacent: region.adjacent,
    })),
  )
}
