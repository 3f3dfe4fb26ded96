import {
  area,
  between,
  crossesItself,
  distance,
  inside,
  meets,
  middle,
  nearestOn,
  rounded,
  simplified,
  type Point,
} from './plane'
import {
  areaOf,
  borders,
  freeId,
  isRefusal,
  middleOf,
  nextCorner,
  placeOf,
  pointsOf,
  tidied,
  type Outcome,
  type Place,
  type Refusal,
  type Sheet,
} from './sheet'
import { edgeOfPiece, isSound, merged, nearestCorner, withCorner } from './shaping'

/** Cutting regions by strokes: from border to border, or around a new region. */

export const SNAP_BORDER = 14
export const SNAP_CORNER = 10
/** Square units of the smallest piece that a cut leaves. */
export const LEAST_PIECE = 5600
const SMOOTH = 3
const MOST_POINTS = 40

export type Cut = { sheet: Sheet; pieces: { whole: string; parts: [string, string] }[] }

/** What a new region is called. */
export type Naming = (number: number) => string

/** How regions are cut: the name of a new one, the limits, and which half stays the old one. */
type How = {
  naming: Naming
  most: number
  least: number
  keeps?: (half: readonly Point[]) => boolean
}

/** A stroke as it is used: without trembling, not longer than a border may be. */
export function stroke(points: readonly Point[]): Point[] {
  let smooth = SMOOTH
  let line = simplified(points, smooth)
  while (line.length > MOST_POINTS) line = simplified(points, (smooth *= 1.5))
  return line
}

/** Where a stroke would take hold: a corner or a border that is near, or nothing. */
export function snapped(
  sheet: Sheet,
  point: Point,
  border = SNAP_BORDER,
  corner = SNAP_CORNER,
): Point | null {
  const near = nearestCorner(sheet, point, corner)
  if (near !== null) return sheet.corners.get(near)!
  let best: Point | null = null
  let far = border
  for (const { ends } of borders(sheet).values()) {
    const { at } = nearestOn(point, sheet.corners.get(ends[0])!, sheet.corners.get(ends[1])!)
    if (distance(at, point) <= far) [best, far] = [at, distance(at, point)]
  }
  return best
}

/** Cuts every region that a stroke crosses from border to border. */
export function cut(
  sheet: Sheet,
  points: readonly Point[],
  naming: Naming,
  most: number,
): Cut | Refusal {
  if (points.length < 2) return { refused: 'map-refused-no-border' }
  const line = stroke(points)
  line[0] = snapped(sheet, line[0]!) ?? line[0]!
  line[line.length - 1] = snapped(sheet, line.at(-1)!) ?? line.at(-1)!
  if (crossesItself(line, false)) return { refused: 'map-refused-crossing' }
  const begun = hitsOf(sheet, line)
  if (begun.hits.length < 2) return { refused: 'map-refused-no-border' }
  const how = { naming, most, least: LEAST_PIECE }
  return cutPieces(begun.sheet, piecesOf(line, begun.hits, false), how)
}

/** A new region inside a closed stroke; it takes its land from all that lie under it. */
export function drawn(
  sheet: Sheet,
  points: readonly Point[],
  naming: Naming,
  most: number,
): Outcome {
  const line = stroke([...points, points[0]!]).slice(0, -1)
  if (line.length < 3 || Math.abs(area(line)) < LEAST_PIECE)
    return { refused: 'map-refused-small', values: { least: LEAST_PIECE } }
  if (crossesItself(line, true)) return { refused: 'map-refused-crossing' }
  const closed = [...line, line[0]!]
  const begun = hitsOf(sheet, closed)
  if (begun.hits.length < 2) return { refused: 'map-refused-island' }
  const keeps = (half: readonly Point[]) => !inside(middle(half), line)
  const how = { naming, most: Infinity, least: 0, keeps }
  const done = cutPieces(begun.sheet, piecesOf(closed, begun.hits, true), how)
  return 'refused' in done ? done : gathered(sheet, done.sheet, line, naming, most)
}

/** Joins all regions inside a closed line. */
function gathered(
  before: Sheet,
  sheet: Sheet,
  line: readonly Point[],
  naming: Naming,
  most: number,
): Outcome {
  const within = sheet.places.filter((place) => inside(middleOf(sheet, place), line))
  const [first, ...others] = within
  if (!first) return { refused: 'map-refused-island' }
  let next: Sheet = sheet
  let kept = first.id
  const left = others.map((place) => place.id)
  while (left.length) {
    const at = left.findIndex((other) => !isRefusal(merged(next, kept, other)))
    if (at < 0)
      return {
        refused: 'map-refused-around',
        values: { one: first.label, other: placeOf(next, left[0]!).label },
      }
    const other = left.splice(at, 1)[0]!
    next = merged(next, kept, other) as Sheet
    if (!next.places.some((place) => place.id === kept)) kept = other
  }
  if (next.places.some((place) => areaOf(next, place) < LEAST_PIECE && shrank(before, next, place)))
    return { refused: 'map-refused-small', values: { least: LEAST_PIECE } }
  if (next.places.length > most) return { refused: 'map-refused-many', values: { most } }
  return asNew(next, kept, naming)
}

/** Whether a region is smaller than it was, or new. */
function shrank(before: Sheet, after: Sheet, place: Place): boolean {
  const was = before.places.find((one) => one.id === place.id)
  return !was || areaOf(after, place) < areaOf(before, was) - 1
}

function asNew(sheet: Sheet, id: string, naming: Naming): Sheet {
  const number = sheet.places.length
  const places = sheet.places.map((place) =>
    place.id === id
      ? { ...place, label: naming(number), named: true, terrain: null, symbols: [], tribe: false }
      : place,
  )
  return tidied({ ...sheet, places })
}

type Hit = { along: number; corner: number }

/** Where a line meets borders, in its order; corners are made there, or taken if one is near. */
function hitsOf(sheet: Sheet, line: readonly Point[], of?: string): { sheet: Sheet; hits: Hit[] } {
  const met: { along: number; at: Point }[] = []
  for (const { ends, places } of borders(sheet).values()) {
    if (of && !places.includes(of)) continue
    const [c, d] = [sheet.corners.get(ends[0])!, sheet.corners.get(ends[1])!]
    for (let at = 0; at < line.length - 1; at++) {
      const part = meets(line[at]!, line[at + 1]!, c, d)
      if (part !== null) met.push({ along: at + part, at: between(line[at]!, line[at + 1]!, part) })
    }
    for (const [along, end] of [
      [0, line[0]!],
      [line.length - 1, line.at(-1)!],
    ] as const) {
      const { at } = nearestOn(end, c, d)
      if (distance(at, end) < 0.3) met.push({ along, at })
    }
  }
  met.sort((one, other) => one.along - other.along)
  const hits: Hit[] = []
  for (const { along, at } of met) {
    const made = cornerOn(sheet, at)
    if (!made) continue
    sheet = made.sheet
    if (hits.at(-1)?.corner !== made.corner) hits.push({ along, corner: made.corner })
  }
  return { sheet, hits }
}

const TAKEN = 6

/** The corner at a point of a border: one that is near, or a new one. */
function cornerOn(sheet: Sheet, at: Point): { sheet: Sheet; corner: number } | null {
  const near = nearestCorner(sheet, at, TAKEN)
  if (near !== null) return { sheet, corner: near }
  for (const { ends } of borders(sheet).values()) {
    const nearest = nearestOn(at, sheet.corners.get(ends[0])!, sheet.corners.get(ends[1])!)
    if (distance(nearest.at, at) < 0.5) return withCorner(sheet, ends, nearest.at)
  }
  return null
}

type Piece = { from: number; to: number; through: Point[] }

/** A line in pieces from hit to hit. */
function piecesOf(line: readonly Point[], hits: readonly Hit[], closed: boolean): Piece[] {
  const found: Piece[] = []
  for (let at = 0; at < hits.length - 1; at++)
    found.push(pieceBetween(line, hits[at]!, hits[at + 1]!))
  const [first, last] = [hits[0]!, hits.at(-1)!]
  if (closed && first.corner !== last.corner) {
    const round = [
      ...pointsBetween(line, last.along, line.length),
      ...pointsBetween(line, 0, first.along),
    ]
    found.push({ from: last.corner, to: first.corner, through: round })
  }
  return found
}

function pieceBetween(line: readonly Point[], one: Hit, other: Hit): Piece {
  return {
    from: one.corner,
    to: other.corner,
    through: pointsBetween(line, one.along, other.along),
  }
}

function pointsBetween(line: readonly Point[], from: number, to: number): Point[] {
  return line.filter((_, at) => at > from + 1e-6 && at < to - 1e-6).map(rounded)
}

/** Cuts one region after the other along the pieces of a stroke. */
function cutPieces(sheet: Sheet, pieces: readonly Piece[], how: How): Cut | Refusal {
  const made: Cut['pieces'] = []
  for (const piece of pieces) {
    const whole = wholeOf(sheet, piece)
    if (!whole) continue
    const done = halved(sheet, whole, piece, how)
    if ('refused' in done) return done
    sheet = done.sheet
    made.push(...done.pieces)
  }
  if (!made.length) return { refused: 'map-refused-no-border' }
  if (sheet.places.length > how.most)
    return { refused: 'map-refused-many', values: { most: how.most } }
  return { sheet: tidied(sheet), pieces: made }
}

/** The region that a piece of a stroke runs through. */
function wholeOf(sheet: Sheet, { from, to, through }: Piece): Place | null {
  const line = [sheet.corners.get(from)!, ...through, sheet.corners.get(to)!]
  const longest = line
    .slice(1)
    .map((point, at) => ({ long: distance(point, line[at]!), mid: between(line[at]!, point, 0.5) }))
    .sort((one, other) => other.long - one.long)
  const held = sheet.places.filter((place) => place.ring.includes(from) && place.ring.includes(to))
  for (const { mid } of longest)
    for (const place of held)
      if (inside(mid, pointsOf(sheet, place)) && !alongBorder(place, from, to, through))
        return place
  return null
}

/** Whether a piece without corners of its own only repeats a border. */
function alongBorder(place: Place, from: number, to: number, through: readonly Point[]): boolean {
  const [one, other] = [place.ring.indexOf(from), place.ring.indexOf(to)]
  const apart = Math.abs(one - other)
  return through.length === 0 && (apart === 1 || apart === place.ring.length - 1)
}

/** Cuts a region in two along a piece of stroke between two of its corners. */
function halved(sheet: Sheet, whole: Place, piece: Piece, how: How): Cut | Refusal {
  const corners = new Map(sheet.corners)
  let number = nextCorner(sheet)
  const through = piece.through.map((point) => {
    corners.set(number, point)
    return number++
  })
  const start = whole.ring.indexOf(piece.from)
  const turned = [...whole.ring.slice(start), ...whole.ring.slice(0, start)]
  const end = turned.indexOf(piece.to)
  if (end <= 0) return { refused: 'map-refused-no-border' }
  const rings = [
    [...turned.slice(0, end + 1), ...through.toReversed()],
    [...turned.slice(end), turned[0]!, ...through],
  ]
  const next = withHalves({ ...sheet, corners }, sheet, whole, rings, how)
  const parts = next.parts.map((id) => placeOf(next.sheet, id))
  if (!isSound(next.sheet, next.parts)) return { refused: 'map-refused-crossing' }
  const sizes = parts.map((part) => Math.round(areaOf(next.sheet, part)))
  if (Math.min(...sizes) < how.least)
    return { refused: 'map-refused-small', values: { least: how.least, size: Math.min(...sizes) } }
  return { sheet: next.sheet, pieces: [{ whole: whole.id, parts: next.parts }] }
}

/** Puts two halves where their whole was: the larger one keeps what was said of it. */
function withHalves(
  sheet: Sheet,
  before: Sheet,
  whole: Place,
  rings: readonly number[][],
  { naming, keeps }: How,
): { sheet: Sheet; parts: [string, string] } {
  const halves = rings.map((ring) => ring.map((corner) => sheet.corners.get(corner)!))
  const first = keeps ? keeps(halves[0]!) : Math.abs(area(halves[0]!)) >= Math.abs(area(halves[1]!))
  const [large, small] = first ? rings : [rings[1]!, rings[0]!]
  const id = freeId(sheet)
  const kept: Place = { ...whole, ring: large! }
  const added: Place = {
    ...whole,
    id,
    label: naming(sheet.places.length + 1),
    named: true,
    symbols: [],
    tribe: false,
    ring: small!,
  }
  const places = [...sheet.places.map((place) => (place.id === whole.id ? kept : place)), added]
  const next = { ...sheet, places }
  const told = [kept, added].map((half) => ({
    ...half,
    edge: edgeOfPiece(before, whole, next, half),
  }))
  const final = places.map((place) => told.find((half) => half.id === place.id) ?? place)
  return { sheet: { ...next, places: final }, parts: [whole.id, id] }
}

/** Halves a region without a stroke: left and right, or top and bottom. */
export function halvedAcross(
  sheet: Sheet,
  id: string,
  upright: boolean,
  naming: Naming,
  most: number,
): Cut | Refusal {
  const points = pointsOf(sheet, placeOf(sheet, id))
  const [x, y] = middle(points)
  const reach = (axis: 0 | 1) => {
    const at = points.map((point) => point[axis])
    return [Math.min(...at) - 20, Math.max(...at) + 20] as const
  }
  const [from, to] = upright ? reach(1) : reach(0)
  const line: Point[] = upright
    ? [
        [x, from],
        [x, to],
      ]
    : [
        [from, y],
        [to, y],
      ]
  const begun = hitsOf(sheet, line, id)
  const at = upright ? y : x
  const place = placeOf(begun.sheet, id)
  const along = (hit: Hit) => from + hit.along * (to - from)
  const own = begun.hits.filter((hit) => place.ring.includes(hit.corner))
  const before = own.filter((hit) => along(hit) <= at).at(-1)
  const after = own.find((hit) => along(hit) > at)
  if (!before || !after) return { refused: 'map-refused-no-border' }
  const piece = { from: before.corner, to: after.corner, through: [] }
  return cutPieces(begun.sheet, [piece], { naming, most, least: LEAST_PIECE })
}
