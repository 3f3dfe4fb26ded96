import type { Geometry, Point } from './geometry'
import { isWater } from './looks'

const STEP = 14
/** What a token needs around its middle. */
const ROOM = 26
/** Its ends are round: so much of it has to lie on water that it looks as if all of it did. */
const LYING = 0.9
const kept = new WeakMap<Geometry, Map<string, Point[]>>()

/** Points of the map around which a thing of a size covers no land: on water, or on open sea. */
export function openSpots(geometry: Geometry, width: number, height: number): Point[] {
  const sizes = kept.get(geometry) ?? new Map<string, Point[]>()
  kept.set(geometry, sizes)
  const key = `${Math.round(width)} ${Math.round(height)}`
  const known = sizes.get(key)
  if (known) return known
  const found = looked(geometry, width, height)
  sizes.set(key, found)
  return found
}

function looked(geometry: Geometry, width: number, height: number): Point[] {
  const land = geometry.ids.filter((id) => !isWater(geometry.region(id).terrain))
  const shapes = land.map((id) => ({ box: geometry.box(id), points: geometry.outline(id) }))
  const dry = ([x, y]: Point) =>
    shapes.some(
      ({ box: [left, top, wide, high], points }) =>
        x >= left && x <= left + wide && y >= top && y <= top + high && inside(points, x, y),
    )
  const along = [-0.5, -0.25, 0, 0.25, 0.5]
  const around = along.flatMap((a) =>
    [-0.5, 0, 0.5].map((b): Point => [a * width * LYING, b * height * LYING]),
  )
  const [left, top, wide, high] = geometry.data.view
  const found: Point[] = []
  for (let x = left + width / 2; x <= left + wide - width / 2; x += STEP)
    for (let y = top + height / 2; y <= top + high - height / 2; y += STEP)
      if (!around.some(([a, b]) => dry([x + a, y + b]))) found.push([x, y])
  return found
}

function inside(points: Point[], x: number, y: number): boolean {
  let odd = false
  for (let here = 0, last = points.length - 1; here < points.length; last = here++) {
    const [ax, ay] = points[here]!
    const [bx, by] = points[last]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/**
 * Where something of a size stands nearest to a point: on water, or, where no water is wide enough for
 * it, on land that does not matter now, which is land without the points to be kept free.
 */
export function nearestSpot(
  geometry: Geometry,
  to: Point,
  [width, height]: Point,
  free: readonly Point[],
): Point {
  const open = openSpots(geometry, width, height)
  const far = ([x, y]: Point) => Math.hypot(x - to[0], y - to[1])
  const spots = open.length ? open : unimportant(geometry, width, height, free)
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), spots[0] ?? to)
}

function unimportant(
  geometry: Geometry,
  width: number,
  height: number,
  free: readonly Point[],
): Point[] {
  const [left, top, wide, high] = geometry.data.view
  const found: Point[] = []
  for (let x = left + width / 2; x <= left + wide - width / 2; x += STEP)
    for (let y = top + height / 2; y <= top + high - height / 2; y += STEP) {
      const covers = ([a, b]: Point) =>
        Math.abs(a - x) < width / 2 + ROOM && Math.abs(b - y) < height / 2 + ROOM
      if (!free.some(covers)) found.push([x, y])
    }
  return found
}
