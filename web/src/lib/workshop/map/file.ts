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
  type Sheet,
} from './sheet'

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
