import { ownDrawing } from './ownDrawing'

/** A drawn map: made by tools/geometry.py, loaded when a board of it is shown. */

export type Point = [number, number]
export type Orientation = 'landscape' | 'portrait'

/** Bits of the places of a region, in the masks of labels and glyphs. */
export const TOKEN = 1
export const FLAG = 2
export const MARKERS = [4, 8, 16] as const

export interface ArcData {
  kind: 'land' | 'coast' | 'water' | 'board' | 'oval'
  cells: string[]
  points: number[]
}

export interface RegionData {
  /** What is printed on the map, in English: what its label was measured for. */
  name: string
  /** What the catalogue names it by: its id, after its map's where ids repeat between maps. */
  place: string
  terrain: string
  symbols: string[]
  edge: boolean
  adjacent: string[]
  /** Arcs around the region, numbered from 1, backwards if negative. */
  run: number[]
  area: number
  /** Radius of the largest disc inside. */
  room: number
  sliver: boolean
  token: Point
  flag: Point
  markers: Point[]
  printed: Point[]
  label: [number, number, number] | null
  /** Ships land here: an anchor is printed, after the symbols. */
  landing?: boolean
  /** The island it belongs to, where there are several. */
  island?: string
}

export interface GeometryData {
  map: string
  orientation: Orientation
  view: [number, number, number, number]
  /** Size of pieces and of type on this map. */
  pieces: number
  type: number
  arcs: ArcData[]
  regions: Record<string, RegionData>
  kinds: string[]
  glyphs: (number | string)[][]
}

export interface Glyph {
  kind: string
  x: number
  y: number
  size: number
  /** Hidden while one of these places of the region is in use. */
  mask: number
  region: string
}

function pointsOf(arc: ArcData): Point[] {
  const points: Point[] = []
  for (let place = 0; place < arc.points.length; place += 2) {
    points.push([arc.points[place]!, arc.points[place + 1]!])
  }
  return points
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Catmull-Rom through points as cubic curves; backwards gives the mirrored curves exactly. */
export function curves(points: Point[]): string {
  let path = ''
  for (let place = 0; place < points.length - 1; place++) {
    const before = points[Math.max(0, place - 1)]!
    const here = points[place]!
    const there = points[place + 1]!
    const after = points[Math.min(points.length - 1, place + 2)]!
    const near = (axis: 0 | 1) => fixed(here[axis] + (there[axis] - before[axis]) / 6)
    const far = (axis: 0 | 1) => fixed(there[axis] - (after[axis] - here[axis]) / 6)
    path += `C${near(0)} ${near(1)} ${far(0)} ${far(1)} ${fixed(there[0])} ${fixed(there[1])}`
  }
  return path
}

function start(points: Point[]): string {
  return `M${fixed(points[0]![0])} ${fixed(points[0]![1])}`
}

/** Curves bulge a little out of their points. */
const ROOM = 8

/** A drawn map with its paths. */
export class Geometry {
  readonly ids: string[]
  readonly glyphs: Glyph[]
  readonly #arcs: Point[][]
  readonly #arcPaths: string[] = []
  readonly #paths = new Map<string, string>()
  readonly #boxes = new Map<string, [number, number, number, number]>()

  constructor(readonly data: GeometryData) {
    this.ids = Object.keys(data.regions)
    this.#arcs = data.arcs.map(pointsOf)
    this.glyphs = data.glyphs.map(([kind, x, y, size, mask = 0, region = '']) => ({
      kind: data.kinds[kind as number]!,
      x: x as number,
      y: y as number,
      size: size as number,
      mask: mask as number,
      region: region as string,
    }))
    for (const id of this.ids) {
      this.#paths.set(id, this.#pathOf(id))
      data.regions[id]!.place ??= id
    }
  }

  region(id: string): RegionData {
    const region = this.data.regions[id]
    if (!region) throw new Error(`map ${this.data.map} has no region ${id}`)
    return region
  }

  /** Where the pieces of a seat come from: the side of the map at which players sit. */
  home(seat: number): Point {
    const [left, top, , high] = this.data.view
    return [left, top + (high * (seat + 1)) / 6]
  }

  /** The outline of a region. */
  path(id: string): string {
    return this.#paths.get(id)!
  }

  /** The points of a region's outline. */
  outline(id: string): Point[] {
    return this.region(id).run.flatMap((step) => this.#step(step).slice(0, -1))
  }

  /** The box around a region, with a little room: left, top, width, height. */
  box(id: string): [number, number, number, number] {
    let box = this.#boxes.get(id)
    if (!box) {
      const points = this.outline(id)
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
      box = [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top]
      this.#boxes.set(id, box)
    }
    return box
  }

  /** All borders of some kinds as one path. */
  borders(...kinds: ArcData['kind'][]): string {
    return this.data.arcs
      .map((arc, place) => (kinds.includes(arc.kind) ? this.#arcPath(place) : ''))
      .join('')
  }

  /** Some borders, by their numbers, as one path. */
  flow(numbers: readonly number[]): string {
    return numbers.map((place) => this.#arcPath(place)).join('')
  }

  /** The shores of one water. */
  shore(id: string): string {
    return this.region(id)
      .run.map((step) => Math.abs(step) - 1)
      .filter((place) => this.data.arcs[place]!.kind === 'coast')
      .map((place) => this.#arcPath(place))
      .join('')
  }

  #step(step: number): Point[] {
    const points = this.#arcs[Math.abs(step) - 1]!
    return step > 0 ? points : points.toReversed()
  }

  #arcPath(place: number): string {
    const points = this.#arcs[place]!
    return (this.#arcPaths[place] ??= start(points) + curves(points))
  }

  #pathOf(id: string): string {
    const steps = this.region(id).run.map((step) => this.#step(step))
    return start(steps[0]!) + steps.map(curves).join('') + 'Z'
  }
}

/** A map of one's own, as a set-up holds it; what the drawing needs is checked by the server. */
export type OwnMap = {
  game: string
  id: string
  name: string
  players: number[]
  regions: unknown[]
}
/** A board of the box by its name, or a map of one's own. */
export type WhichMap = string | OwnMap

/** What a drawn map is known by: the board's name, or the own map as text. */
export function keyOf(map: WhichMap): string {
  return typeof map === 'string' ? map : JSON.stringify(map)
}

/** What people call a map. */
export function nameOfMap(map: WhichMap): string {
  return typeof map === 'string' ? map : map.name
}

const FILES = import.meta.glob<GeometryData>('./geometry/*.json', { import: 'default' })
const loaded = new Map<string, Promise<Geometry>>()

/** The names of the maps that are drawn. */
export function drawnMaps(): string[] {
  return [...new Set(Object.keys(FILES).map((file) => file.split('/').at(-1)!.split('-')[0]!))]
}

/** Says which map places are on, whose ids are the same on all maps. */
export function withPlaces(data: GeometryData): GeometryData {
  for (const [id, region] of Object.entries(data.regions)) region.place = `${data.map}.${id}`
  return data
}

/** Says what places of an own map are called: as its inventor wrote. */
function withOwnPlaces(data: GeometryData): GeometryData {
  for (const region of Object.values(data.regions)) region.place = region.name
  return data
}

/** The drawing of a board of the box, or of an own map, which the server makes. */
function drawn(map: WhichMap, orientation: Orientation): Promise<GeometryData> | null {
  if (typeof map !== 'string') {
    const body = { game: map.game, map, orientation }
    return ownDrawing<GeometryData>(body).then(withOwnPlaces)
  }
  return FILES[`./geometry/${map}-${orientation}.json`]?.().then(withPlaces) ?? null
}

/** Loads a map one way round, once. */
export function loadGeometry(map: WhichMap, orientation: Orientation): Promise<Geometry> {
  const key = `${keyOf(map)} ${orientation}`
  let geometry = loaded.get(key)
  if (!geometry) {
    const data = drawn(map, orientation)
    if (!data) return Promise.reject(new Error(`map ${nameOfMap(map)} is not drawn`))
    geometry = data.then((data) => new Geometry(data))
    loaded.set(key, geometry)
    geometry.catch(() => loaded.delete(key))
  }
  return geometry
}
