/** Points, lines and polygons of a sheet. */

export type Point = readonly [number, number]

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

export function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part]
}

/** One decimal, as maps are written. */
export function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/** Twice signed: positive for rings in the direction all rings of a sheet have. */
export function area(ring: readonly Point[]): number {
  let total = 0
  for (let at = 0; at < ring.length; at++) {
    const [x, y] = ring[at]!
    const [nextX, nextY] = ring[(at + 1) % ring.length]!
    total += x * nextY - nextX * y
  }
  return total / 2
}

/** On which side of a line a point lies. */
function side(from: Point, to: Point, point: Point): number {
  return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])
}

/** Whether two pieces of line cross each other, not only touch. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** How far along a piece of line another one is met, from 0 to 1; null if it is not. */
export function meets(a: Point, b: Point, c: Point, d: Point): number | null {
  const [ax, ay] = [b[0] - a[0], b[1] - a[1]]
  const [cx, cy] = [d[0] - c[0], d[1] - c[1]]
  const turn = ax * cy - ay * cx
  if (Math.abs(turn) < 1e-9) return null
  const along = ((c[0] - a[0]) * cy - (c[1] - a[1]) * cx) / turn
  const across = ((c[0] - a[0]) * ay - (c[1] - a[1]) * ax) / turn
  return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? along : null
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [ax, ay] = ring[at]!
    const [bx, by] = ring[before]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** The point of a piece of line that is nearest to a point, and how far along it lies. */
export function nearestOn(point: Point, from: Point, to: Point): { at: Point; part: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = dx * dx + dy * dy
  const part = long ? ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / long : 0
  const bound = Math.max(0, Math.min(1, part))
  return { at: between(from, to, bound), part: bound }
}

/** Leaves out points of a line that lie within a tolerance of it (Ramer, Douglas, Peucker). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  let [furthest, far] = [0, tolerance]
  for (let at = 1; at < line.length - 1; at++) {
    const off = distance(line[at]!, nearestOn(line[at]!, line[0]!, line.at(-1)!).at)
    if (off > far) [furthest, far] = [at, off]
  }
  if (!furthest) return [line[0]!, line.at(-1)!]
  const head = simplified(line.slice(0, furthest + 1), tolerance)
  return [...head.slice(0, -1), ...simplified(line.slice(furthest), tolerance)]
}

/** Whether a line crosses itself; a closed one comes back to its first point. */
export function crossesItself(line: readonly Point[], closed: boolean): boolean {
  const last = closed ? line.length : line.length - 1
  const next = (at: number) => line[(at + 1) % line.length]!
  for (let one = 0; one < last; one++)
    for (let other = one + 2; other < last; other++) {
      if (closed && one === 0 && other === last - 1) continue
      if (cross(line[one]!, next(one), line[other]!, next(other))) return true
    }
  return false
}

/** The point of a polygon that is about furthest from its border: where a token stands well. */
export function middle(ring: readonly Point[]): Point {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  let best: { at: Point; room: number } = { at: ring[0]!, room: -Infinity }
  const look = (at: Point) => {
    if (!inside(at, ring)) return
    const room = Math.min(
      ...ring.map((from, number) =>
        distance(at, nearestOn(at, from, ring[(number + 1) % ring.length]!).at),
      ),
    )
    const value = room - 0.06 * distance(at, [left + wide / 2, top + high / 2])
    if (value > best.room) best = { at, room: value }
  }
  const STEPS = 12
  for (let x = 1; x < STEPS; x++)
    for (let y = 1; y < STEPS; y++) look([left + (wide * x) / STEPS, top + (high * y) / STEPS])
  const [x, y] = best.at
  for (const dx of [-0.04, 0, 0.04])
    for (const dy of [-0.04, 0, 0.04]) look([x + wide * dx, y + high * dy])
  return rounded(best.at)
}
