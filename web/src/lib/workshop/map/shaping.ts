import { area, cross, distance, rounded, type Point } from './plane'
import {
  areaOf,
  atRim,
  borders,
  edgeKey,
  edgesOf,
  HIGH,
  nextCorner,
  placeOf,
  pointsOf,
  rimOf,
  tidied,
  WIDE,
  type Outcome,
  type Place,
  type Sheet,
} from './sheet'

/** Joining regions and moving corners: every change leaves rings that cross nothing, or is refused. */

/** Two regions become one; the larger one's words stay. */
export function merged(sheet: Sheet, one: string, other: string): Outcome {
  const pair = [placeOf(sheet, one), placeOf(sheet, other)] as const
  const ring = ringAround(pair[0], pair[1])
  if (typeof ring === 'string')
    return { refused: ring, values: { one: pair[0].label, other: pair[1].label } }
  const [kept, gone] = areaOf(sheet, pair[0]) >= areaOf(sheet, pair[1]) ? pair : [pair[1], pair[0]]
  const places = sheet.places
    .filter((place) => place.id !== gone.id)
    .map((place) => (place.id === kept.id ? { ...place, ring } : place))
  const next = { ...sheet, places }
  const edge = kept.edge || gone.edge
  return tidied({
    ...next,
    places: places.map((place) => (place.id === kept.id ? { ...place, edge } : place)),
  })
}

/** The one ring around two regions, or why there is none. */
function ringAround(one: Place, other: Place): number[] | string {
  const theirs = new Set(edgesOf(other.ring).map(([from, to]) => edgeKey(from, to)))
  const ours = new Set(edgesOf(one.ring).map(([from, to]) => edgeKey(from, to)))
  const left = [
    ...edgesOf(one.ring).filter(([from, to]) => !theirs.has(edgeKey(from, to))),
    ...edgesOf(other.ring).filter(([from, to]) => !ours.has(edgeKey(from, to))),
  ]
  if (left.length === one.ring.length + other.ring.length) return 'map-refused-apart'
  const next = new Map<number, number>()
  for (const [from, to] of left) {
    if (next.has(from)) return 'map-refused-around'
    next.set(from, to)
  }
  const ring: number[] = []
  for (let at = left[0]![0]; !ring.includes(at); at = next.get(at)!) ring.push(at)
  return ring.length === left.length ? ring : 'map-refused-around'
}

/** Whether some regions have sound rings: no corner twice, something inside, nothing crossed. */
export function isSound(sheet: Sheet, ids: readonly string[]): boolean {
  const all = [...borders(sheet).values()]
  const at = (corner: number) => sheet.corners.get(corner)!
  return ids.every((id) => {
    const place = placeOf(sheet, id)
    if (place.ring.length < 3 || new Set(place.ring).size !== place.ring.length) return false
    if (area(pointsOf(sheet, place)) <= 0) return false
    return edgesOf(place.ring).every(([a, b]) =>
      all.every(
        ({ ends: [c, d] }) =>
          a === c || a === d || b === c || b === d || !cross(at(a), at(b), at(c), at(d)),
      ),
    )
  })
}

/** Where a corner may lie: on the sheet, and on its side if it lies there now. */
export function allowed(from: Point, to: Point): Point {
  const rim = rimOf(from)
  const within: Point = [Math.max(0, Math.min(WIDE, to[0])), Math.max(0, Math.min(HIGH, to[1]))]
  return rounded([rim.x ? from[0] : within[0], rim.y ? from[1] : within[1]])
}

/** Moves a corner; pulled onto another one it joins it. */
export function moved(sheet: Sheet, corner: number, to: Point, snap: number): Outcome {
  const from = sheet.corners.get(corner)!
  const target = allowed(from, to)
  const rim = rimOf(from)
  if (!rim.x && !rim.y && (rimOf(target).x || rimOf(target).y))
    return { refused: 'map-refused-crossing' }
  const other = nearestCorner(sheet, target, snap, corner)
  if (other !== null) return joinedCorners(sheet, corner, other)
  const corners = new Map(sheet.corners).set(corner, target)
  const next = { ...sheet, corners }
  return isSound(next, around(sheet, corner)) ? next : { refused: 'map-refused-crossing' }
}

/** The regions that share a corner. */
export function around(sheet: Sheet, corner: number): string[] {
  return sheet.places.filter((place) => place.ring.includes(corner)).map((place) => place.id)
}

export function nearestCorner(
  sheet: Sheet,
  to: Point,
  within: number,
  but?: number,
): number | null {
  let best: number | null = null
  let near = within
  for (const [corner, at] of sheet.corners)
    if (corner !== but && distance(at, to) <= near) [best, near] = [corner, distance(at, to)]
  return best
}

/** Lets one corner become another. */
function joinedCorners(sheet: Sheet, gone: number, kept: number): Outcome {
  const touched = [...new Set([...around(sheet, gone), ...around(sheet, kept)])]
  const rim = rimOf(sheet.corners.get(gone)!)
  if (rim.x || rim.y) return { refused: 'map-refused-crossing' }
  const places = sheet.places.map((place) => {
    const ring = place.ring.map((corner) => (corner === gone ? kept : corner))
    return { ...place, ring: ring.filter((corner, at) => corner !== ring[(at + 1) % ring.length]) }
  })
  const next = { ...sheet, places }
  return isSound(next, touched) ? tidied(next) : { refused: 'map-refused-crossing' }
}

/** A new corner on a border: in the rings of all who share it. */
export function withCorner(
  sheet: Sheet,
  [one, other]: readonly [number, number],
  at: Point,
): { sheet: Sheet; corner: number } {
  const corner = nextCorner(sheet)
  const corners = new Map(sheet.corners).set(corner, onRim(sheet, one, other, at))
  const places = sheet.places.map((place) => ({
    ...place,
    ring: edgesOf(place.ring).flatMap(([from, to]) =>
      (from === one && to === other) || (from === other && to === one) ? [from, corner] : [from],
    ),
  }))
  return { sheet: { ...sheet, corners, places }, corner }
}

/** A point on a border, exactly on the side of the sheet if the border is. */
function onRim(sheet: Sheet, one: number, other: number, at: Point): Point {
  const [a, b] = [sheet.corners.get(one)!, sheet.corners.get(other)!]
  const [x, y] = rounded(at)
  return [a[0] === b[0] && rimOf(a).x ? a[0] : x, a[1] === b[1] && rimOf(a).y ? a[1] : y]
}

/** Takes a corner out where only two pieces of border meet. */
export function withoutCorner(sheet: Sheet, corner: number): Outcome {
  const ends = new Set<number>()
  for (const { ends: pair } of borders(sheet).values())
    if (pair.includes(corner)) for (const end of pair) if (end !== corner) ends.add(end)
  const rim = rimOf(sheet.corners.get(corner)!)
  if (ends.size !== 2 || (rim.x && rim.y)) return { refused: 'map-refused-corner' }
  const touched = around(sheet, corner)
  const places = sheet.places.map((place) => ({
    ...place,
    ring: place.ring.filter((one) => one !== corner),
  }))
  const next = tidied({ ...sheet, places })
  const sound = places.every((place) => place.ring.length >= 3) && isSound(next, touched)
  return sound ? next : { refused: 'map-refused-corner' }
}

/** Takes a border away: the two regions at it become one. */
export function withoutBorder(sheet: Sheet, ends: readonly [number, number]): Outcome {
  const [one, other] = borders(sheet).get(edgeKey(...ends))?.places ?? []
  return one && other ? merged(sheet, one, other) : { refused: 'map-refused-rim' }
}

/** Whether a new piece of a region lies at the edge: as its whole did, if it touches the sheet's side. */
export function edgeOfPiece(before: Sheet, whole: Place, after: Sheet, piece: Place): boolean {
  const touches = atRim(after, piece)
  if (atRim(before, whole)) return touches && whole.edge
  return whole.edge || touches
}
