import {
  Geometry,
  type ArcData,
  type GeometryData,
  type Orientation,
  type Point,
  type RegionData,
} from '$lib/board/geometry'

/** One drawn face of an island, in its own coordinates: made by tools/geometry.py. */
export interface FaceData {
  island: string
  name: string
  size: Size
  look: Look
  canvas: [number, number]
  /** Below the middle of its shore: where its name goes. */
  foot: Point
  pieces: number
  type: number
  arcs: ArcData[]
  regions: Record<string, RegionData>
  kinds: string[]
  glyphs: (number | string)[][]
}

type Size = 'L' | 'M' | 'S'
type Look = 'near' | 'far' | 'portrait'
type Box = [number, number, number, number]

/** An island on the sea: its name, where that stands, and the part of the sheet around it. */
export interface Island {
  id: string
  name: string
  foot: Point
  box: Box
}

/** The island face a region lies on. */
export function islandOf(region: string): string {
  return region.split('-')[0]!
}

/** Where the islands of each set lie, large ones first, on a sheet of a size. */
const SHEETS: Record<string, { view: Box; corners: Point[] }> = {
  LM: {
    view: [-8, -6, 1064, 736],
    corners: [
      [-30, -20],
      [552, 338],
    ],
  },
  LS: {
    view: [-8, -6, 1000, 640],
    corners: [
      [-30, 20],
      [622, 270],
    ],
  },
  LMS: {
    view: [-8, -6, 1064, 766],
    corners: [
      [-30, -4],
      [550, 354],
      [668, -4],
    ],
  },
  LMMS: {
    view: [0, 4, 1200, 892],
    corners: [
      [-18, 0],
      [668, 16],
      [96, 480],
      [650, 532],
    ],
  },
  LLMSS: {
    view: [0, 4, 1352, 904],
    corners: [
      [-18, 0],
      [666, 0],
      [420, 490],
      [34, 528],
      [936, 540],
    ],
  },
}
/** Turned islands lie this much further apart, so that one at a time is in view. */
const SPREAD = 1.3
/** The least part of the sheet that is shown around one island. */
const LEAST_BOX: Point = [430, 590]
/** The water below an island, where its name stands. */
const BELOW = 30

const FILES = import.meta.glob<FaceData>('./islands/*.json', { import: 'default' })
const loaded = new Map<string, Promise<FaceData>>()

function loadFace(island: string, look: Look): Promise<FaceData> {
  const key = `./islands/${island}-${look}.json`
  const file = FILES[key]
  if (!file) return Promise.reject(new Error(`the island ${island} is not drawn`))
  let face = loaded.get(key)
  if (!face) {
    face = file()
    loaded.set(key, face)
    face.catch(() => loaded.delete(key))
  }
  return face
}

/** Whether this page can draw a set of islands. */
export function isDrawn(islands: readonly string[]): boolean {
  return islands.length > 0 && islands.every((id) => `./islands/${id}-near.json` in FILES)
}

/** Islands on one sea, as one drawn map. */
export class Sea extends Geometry {
  constructor(
    data: GeometryData,
    readonly islands: Island[],
    /** Where the compass lies, if it is in view. */
    readonly compass: Point | null,
  ) {
    super(data)
  }

  /** The same sea with only one island in view. */
  around(island: string): Sea {
    const box = this.islands.find((one) => one.id === island)?.box
    return box ? new Sea({ ...this.data, view: box }, this.islands, null) : this
  }
}

/** Loads islands and lays them on one sea. */
export async function loadSea(islands: readonly string[], orientation: Orientation): Promise<Sea> {
  const look = orientation === 'portrait' ? 'portrait' : islands.length > 3 ? 'far' : 'near'
  const faces = await Promise.all(islands.map((id) => loadFace(id, look)))
  return laid(faces, orientation)
}

/** Lays drawn faces beside each other, the large ones first. */
export function laid(given: readonly FaceData[], orientation: Orientation): Sea {
  const faces = given.toSorted((one, other) => 'LMS'.indexOf(one.size) - 'LMS'.indexOf(other.size))
  const sheet = SHEETS[faces.map((face) => face.size).join('')] ?? inOneLine(faces)
  const spread = orientation === 'portrait' ? SPREAD : 1
  const view = orientation === 'portrait' ? turnedBox(sheet.view, SPREAD) : sheet.view
  const data: GeometryData = {
    map: faces.map((face) => face.island).join(', '),
    orientation,
    view,
    pieces: faces[0]!.pieces,
    type: faces[0]!.type,
    arcs: [],
    regions: {},
    kinds: faces[0]!.kinds,
    glyphs: [],
  }
  const islands = faces.map((face, place) => {
    const corner = sheet.corners[place]!.map((value) => value * spread) as Point
    const [wide] = face.canvas
    // Turned by a quarter, what was the left edge is the upper one.
    const at: Point = orientation === 'portrait' ? [-corner[1] - wide, corner[0]] : corner
    add(data, face, at)
    return {
      id: face.island,
      name: face.name,
      foot: moved(face.foot, at),
      box: boxAround(at, face.canvas),
    }
  })
  data.glyphs.sort((one, other) => (one[2] as number) - (other[2] as number))
  return settled(data, islands)
}

/** Moves the open seas, and finds a place for the compass, where nothing else lies. */
function settled(data: GeometryData, islands: Island[]): Sea {
  // Turned islands are looked at one by one: each keeps its seas beside it.
  const alone = data.orientation === 'portrait'
  const taken = coastsOf(data)
  for (const { name, foot } of islands) taken.push(...ribbon(name, foot, data.type))
  const oval: Point = [OVAL[0] * data.pieces, OVAL[1] * data.pieces]
  const seas = Object.values(data.regions).filter((region) => region.terrain === SEA)
  for (const sea of seas) {
    const arc = data.arcs[sea.run[0]! - 1]!
    const middle: Point = [sea.token[0], sea.token[1] + SEA_RISE * data.pieces]
    const home = islands.find((island) => island.id === sea.island)!.box
    const to = openWater(middle, oval, alone ? home : data.view, taken)
    const by: Point = [to[0] - middle[0], to[1] - middle[1]]
    arc.points = arc.points.map((value, place) => tenth(value + by[place % 2]!))
    sea.token = moved(sea.token, by)
    sea.flag = moved(sea.flag, by)
    sea.markers = sea.markers.map((point) => moved(point, by))
    sea.label = [...moved([sea.label![0], sea.label![1]], by), sea.label![2]]
    for (let place = 0; place < arc.points.length; place += 2)
      taken.push([arc.points[place]!, arc.points[place + 1]!])
    taken.push(to)
  }
  const [left, top, wide, high] = data.view
  taken.push(...LIST_BUTTON.map(([x, y]): Point => [left + x * wide, top + high - y * high]))
  const below: Point = [left + wide * 0.2, top + high]
  return new Sea(data, islands, openWater(below, COMPASS, data.view, taken))
}

/** The points of all coasts and inland borders, and the middles of the regions between them. */
function coastsOf(data: GeometryData): Point[] {
  const land = Object.values(data.regions).filter((region) => region.terrain !== SEA)
  const points: Point[] = land.flatMap(({ token, flag, markers }) => [token, flag, ...markers])
  for (const arc of data.arcs) {
    if (arc.kind === 'oval') continue
    for (let place = 0; place < arc.points.length; place += 4)
      points.push([arc.points[place]!, arc.points[place + 1]!])
  }
  return points
}

/** The ends and the middle of the ribbon with an island's name. */
function ribbon(name: string, [x, y]: Point, type: number): Point[] {
  const half = ribbonHalf(name, type)
  return [-1.2, -0.6, 0, 0.6, 1.2].map((part) => [x + part * half, y + RIBBON_DROP])
}

/** How far below an island its name stands. */
const RIBBON_DROP = 30
/** How far the ends of a ribbon hang over, half its height, and what stays free around it. */
const RIBBON: Point = [10, 13]
const FREE = 10

/** Where the ribbon of an island in view stands: below the island, and never over the edge. */
export function ribbonAt([x, y]: Point, half: number, view: Box): Point {
  const [left, top, wide, high] = view
  const seen = x >= left && x <= left + wide && y >= top && y <= top + high
  if (!seen) return [x, y + RIBBON_DROP]
  const [side, up] = [half + RIBBON[0] + FREE, RIBBON[1] + FREE]
  return [
    Math.max(left + side, Math.min(left + wide - side, x)),
    Math.max(top + up, Math.min(top + high - up, y + RIBBON_DROP)),
  ]
}

/** Half the width of a ribbon with a name. */
export function ribbonHalf(name: string, type: number): number {
  return (name.length * type * 0.8) / 2 + 14
}

const SEA = 'sea'
/** Half the width and height that an open sea needs around it, and the compass. */
const OVAL: Point = [84, 56]
/** How far above the middle of an open sea its token stands, as tools/drawing has it. */
const SEA_RISE = 9
const COMPASS: Point = [84, 84]
/** Points below on the left, as shares of the sheet, where the button of the list lies. */
const LIST_BUTTON: Point[] = [
  [0.03, 0.04],
  [0.09, 0.04],
  [0.15, 0.04],
]
const STEP = 7

/** The point of the sheet nearest to a wish around which nothing lies, or as little as can be. */
function openWater(wish: Point, size: Point, view: Box, taken: Point[]): Point {
  for (const share of [1, 0.9, 0.8, 0.7]) {
    const found = nearestFree(wish, [size[0] * share, size[1] * share], view, taken)
    if (found) return found
  }
  return wish
}

function nearestFree(wish: Point, [wide, high]: Point, view: Box, taken: Point[]): Point | null {
  let best: Point | null = null
  let least = Infinity
  const edge = 14
  for (let x = view[0] + wide - edge; x <= view[0] + view[2] - wide + edge; x += STEP)
    for (let y = view[1] + high - edge; y <= view[1] + view[3] - high + edge; y += STEP) {
      const far = Math.hypot(x - wish[0], y - wish[1])
      if (far >= least) continue
      if (taken.some(([a, b]) => ((a - x) / wide) ** 2 + ((b - y) / high) ** 2 < 1)) continue
      least = far
      best = [x, y]
    }
  return best
}

/** The part of the sheet around an island that is shown alone. */
function boxAround(at: Point, canvas: Point): Box {
  const wide = Math.max(canvas[0] - 12, LEAST_BOX[0])
  const high = Math.max(canvas[1], LEAST_BOX[1]) + BELOW
  return [at[0] + (canvas[0] - wide) / 2, at[1] + (canvas[1] - high) / 2 + BELOW / 2, wide, high]
}

/** A box turned by a quarter, and larger. */
function turnedBox(box: Box, larger: number): Box {
  const [x, y, wide, high] = box.map((value) => value * larger) as Box
  return [-y - high, x, high, wide]
}

/** A set that no table is made of: one island beside the other. */
function inOneLine(faces: readonly FaceData[]): { view: Box; corners: Point[] } {
  let x = 0
  const corners = faces.map((face): Point => {
    const corner: Point = [x, 0]
    x += Math.max(...face.canvas)
    return corner
  })
  return {
    view: [0, 0, x, Math.max(...faces.map((face) => Math.min(...face.canvas))) + 30],
    corners,
  }
}

function add(data: GeometryData, face: FaceData, at: Point): void {
  const first = data.arcs.length
  for (const arc of face.arcs)
    data.arcs.push({
      ...arc,
      points: arc.points.map((value, place) => tenth(value + at[place % 2]!)),
    })
  for (const [id, region] of Object.entries(face.regions))
    data.regions[id] = {
      ...region,
      run: region.run.map((step) => (step > 0 ? step + first : step - first)),
      token: moved(region.token, at),
      flag: moved(region.flag, at),
      markers: region.markers.map((point) => moved(point, at)),
      printed: region.printed.map((point) => moved(point, at)),
      label: region.label && [...moved([region.label[0], region.label[1]], at), region.label[2]],
    }
  for (const [kind, x, y, ...rest] of face.glyphs)
    data.glyphs.push([kind!, tenth((x as number) + at[0]), tenth((y as number) + at[1]), ...rest])
}

function moved(point: Point, at: Point): Point {
  return [tenth(point[0] + at[0]), tenth(point[1] + at[1])]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
