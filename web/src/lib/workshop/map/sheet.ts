import { area, distance, inside, middle, nearestOn, rounded, type Point } from './plane'

/**
 * A map in the making: regions as rings of corners that they share. A border is two corners in the
 * rings of two regions, so who is a neighbour of whom is never said: it is the drawing.
 */
export type Sheet = {
  readonly corners: ReadonlyMap<number, Point>
  readonly places: readonly Place[]
  /** Answers to "they meet in one point: neighbours?", by pair. */
  readonly joined: Readonly<Record<string, boolean>>
}

export type Place = {
  readonly id: string
  readonly label: string
  /** Whether the label was made up for it and follows its terrain. */
  readonly named: boolean
  readonly terrain: string | null
  readonly symbols: readonly string[]
  readonly tribe: boolean
  readonly edge: boolean
  readonly ring: readonly number[]
}

export const WIDE = 1000
export const HIGH = 700

/** Why something was not done, as the key of its sentence. */
export type Refusal = {
  readonly refused: string
  readonly values?: Record<string, string | number>
}
export type Outcome = Sheet | Refusal

export function isRefusal(outcome: Outcome): outcome is Refusal {
  return 'refused' in outcome
}

export function placeOf(sheet: Sheet, id: string): Place {
  const place = sheet.places.find((one) => one.id === id)
  if (!place) throw new Error(`no region ${id}`)
  return place
}

export function pointsOf(sheet: Sheet, place: Place): Point[] {
  return place.ring.map((corner) => sheet.corners.get(corner)!)
}

export function areaOf(sheet: Sheet, place: Place): number {
  return Math.abs(area(pointsOf(sheet, place)))
}

export function middleOf(sheet: Sheet, place: Place): Point {
  return middle(pointsOf(sheet, place))
}

/** The region that lies at a point. */
export function placeAt(sheet: Sheet, point: Point): Place | null {
  return sheet.places.find((place) => inside(point, pointsOf(sheet, place))) ?? null
}

/** The pieces of a ring, from corner to corner. */
export function edgesOf(ring: readonly number[]): [number, number][] {
  return ring.map((corner, at) => [corner, ring[(at + 1) % ring.length]!])
}

export function edgeKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/** Every border once: the corners it runs between and the one or two regions it bounds. */
export function borders(sheet: Sheet): Map<string, { ends: [number, number]; places: string[] }> {
  const found = new Map<string, { ends: [number, number]; places: string[] }>()
  for (const place of sheet.places)
    for (const ends of edgesOf(place.ring)) {
      const key = edgeKey(...ends)
      const border = found.get(key)
      if (border) border.places.push(place.id)
      else found.set(key, { ends, places: [place.id] })
    }
  return found
}

/** Who shares a piece of border with whom. */
export function besides(sheet: Sheet): Map<string, Set<string>> {
  const found = new Map(sheet.places.map((place) => [place.id, new Set<string>()]))
  for (const { places } of borders(sheet).values()) {
    const [one, other] = places
    if (one && other && one !== other) {
      found.get(one)!.add(other)
      found.get(other)!.add(one)
    }
  }
  return found
}

export type Meeting = { pair: readonly [string, string]; corner: number; joined: boolean | null }

/** Regions that touch in one point and share no border: whether they are neighbours is asked. */
export function meetings(sheet: Sheet): Meeting[] {
  const beside = besides(sheet)
  const at = new Map<number, string[]>()
  for (const place of sheet.places)
    for (const corner of place.ring) at.set(corner, [...(at.get(corner) ?? []), place.id])
  const found = new Map<string, Meeting>()
  for (const [corner, ids] of at)
    for (const one of ids)
      for (const other of ids)
        if (one < other && !beside.get(one)!.has(other)) {
          const key = pairKey(one, other)
          found.set(key, { pair: [one, other], corner, joined: sheet.joined[key] ?? null })
        }
  return [...found.values()]
}

/** Who is a neighbour of whom: a common border, or a meeting that was answered with yes. */
export function neighbours(sheet: Sheet): Map<string, Set<string>> {
  const found = besides(sheet)
  for (const { pair, joined } of meetings(sheet))
    if (joined) {
      found.get(pair[0])!.add(pair[1])
      found.get(pair[1])!.add(pair[0])
    }
  return found
}

/** Which side of the sheet a corner lies on. */
export function rimOf([x, y]: Point): { x: boolean; y: boolean } {
  return { x: x === 0 || x === WIDE, y: y === 0 || y === HIGH }
}

/** Whether a region has a border along the side of the sheet. */
export function atRim(sheet: Sheet, place: Place): boolean {
  return edgesOf(place.ring).some(([from, to]) => {
    const [one, other] = [sheet.corners.get(from)!, sheet.corners.get(to)!]
    return (
      (one[0] === other[0] && rimOf(one).x && rimOf(other).x) ||
      (one[1] === other[1] && rimOf(one).y && rimOf(other).y)
    )
  })
}

/** Chains of corners between junctions: what is drawn as one line, and moved as one. */
export function arcs(sheet: Sheet): { corners: number[]; places: string[] }[] {
  const all = borders(sheet)
  const next = new Map<number, number[]>()
  for (const { ends } of all.values())
    for (const [from, to] of [ends, [ends[1], ends[0]] as const])
      next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: { corners: number[]; places: string[] }[] = []
  const grow = (from: number, to: number) => {
    const corners = [from, to]
    done.add(edgeKey(from, to))
    while (next.get(corners.at(-1)!)!.length === 2 && corners.at(-1) !== corners[0]) {
      const step = next.get(corners.at(-1)!)!.find((one) => one !== corners.at(-2))!
      done.add(edgeKey(corners.at(-1)!, step))
      corners.push(step)
    }
    found.push({ corners, places: all.get(edgeKey(from, to))!.places })
  }
  for (const junctions of [true, false])
    for (const [from, ends] of next)
      if (!junctions || ends.length !== 2)
        for (const to of ends) if (!done.has(edgeKey(from, to))) grow(from, to)
  return found
}

export function nextCorner(sheet: Sheet): number {
  return Math.max(0, ...sheet.corners.keys()) + 1
}

export function freeId(sheet: Sheet): string {
  const taken = new Set(sheet.places.map((place) => place.id))
  for (let number = 1; ; number++) {
    const id = `p${String(number).padStart(2, '0')}`
    if (!taken.has(id)) return id
  }
}

/** The number a region without a name is shown by. */
export function numberOf(sheet: Sheet, id: string): number {
  return sheet.places.findIndex((place) => place.id === id) + 1
}

/** Changes what is said of some regions; their borders stay. */
export function said(
  sheet: Sheet,
  ids: readonly string[],
  change: (place: Place) => Partial<Place>,
): Sheet {
  const places = sheet.places.map((place) =>
    ids.includes(place.id) ? { ...place, ...change(place) } : place,
  )
  return { ...sheet, places }
}

/** Answers whether two regions that meet in one point are neighbours. */
export function answered(sheet: Sheet, pair: readonly [string, string], joined: boolean): Sheet {
  return { ...sheet, joined: { ...sheet.joined, [pairKey(...pair)]: joined } }
}

/** Leaves out corners nobody uses, and answers to questions that are no longer asked. */
export function tidied(sheet: Sheet): Sheet {
  const used = new Set(sheet.places.flatMap((place) => place.ring))
  const corners = new Map([...sheet.corners].filter(([corner]) => used.has(corner)))
  const asked = new Set(meetings(sheet).map(({ pair }) => pairKey(...pair)))
  const joined = Object.fromEntries(Object.entries(sheet.joined).filter(([key]) => asked.has(key)))
  return { ...sheet, corners, joined }
}

/** Regions as a file has them, as far as the drawing needs them. */
export type Cell = Omit<Place, 'ring' | 'named'> & {
  cell: readonly Point[]
  /** Neighbours as the file says; only those that meet in one point are asked for. */
  adjacent?: readonly string[]
  named?: boolean
}

const SAME = 0.15
/** A corner so near to a border of another region lies on it. */
const ON_BORDER = 0.2

/** Makes a sheet of cells that share their corners: points that are the same become one corner. */
export function fromCells(cells: readonly Cell[]): Sheet {
  const corners = new Map<number, Point>()
  const cornerAt = (point: Point): number => {
    for (const [corner, at] of corners) if (distance(at, point) < SAME) return corner
    corners.set(corners.size + 1, point)
    return corners.size
  }
  const rings = cells.map(({ cell }) => {
    const points = area(cell) < 0 ? cell.toReversed() : cell
    return points.map((point) => cornerAt(rounded(point)))
  })
  const whole = rings.map((ring) => withCornersBetween(ring, corners))
  const places = cells.map((one, at) => ({
    id: one.id,
    label: one.label,
    named: one.named ?? false,
    terrain: one.terrain,
    symbols: one.symbols,
    tribe: one.tribe,
    edge: one.edge,
    ring: whole[at]!,
  }))
  const sheet: Sheet = { corners, places, joined: {} }
  const said = new Map(cells.map((one) => [one.id, one.adjacent]))
  const joined = Object.fromEntries(
    meetings(sheet)
      .filter(({ pair }) => said.get(pair[0]))
      .map(({ pair }) => [pairKey(...pair), said.get(pair[0])!.includes(pair[1])]),
  )
  return { ...sheet, joined }
}

/** A ring with the corners of others that lie on it. */
function withCornersBetween(
  ring: readonly number[],
  corners: ReadonlyMap<number, Point>,
): number[] {
  return edgesOf(ring).flatMap(([from, to]) => {
    const [start, end] = [corners.get(from)!, corners.get(to)!]
    const on = [...corners]
      .filter(([corner]) => corner !== from && corner !== to && !ring.includes(corner))
      .map(([corner, at]) => ({ corner, at, near: nearestOn(at, start, end) }))
      .filter(({ at, near }) => near.part > 0 && near.part < 1 && distance(at, near.at) < ON_BORDER)
      .sort((one, other) => one.near.part - other.near.part)
    return [from, ...on.map(({ corner }) => corner)]
  })
}

/** An empty sheet: one region without terrain, the whole of it. */
export function emptySheet(label: string): Sheet {
  const cell: Point[] = [
    [0, 0],
    [WIDE, 0],
    [WIDE, HIGH],
    [0, HIGH],
  ]
  const said = {
    id: 'p01',
    label,
    named: true,
    terrain: null,
    symbols: [],
    tribe: false,
    edge: true,
  }
  return fromCells([{ ...said, cell }])
}
