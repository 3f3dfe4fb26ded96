import type { Geometry, Point } from './geometry'

export type Direction = 'up' | 'down' | 'left' | 'right'

export const DIRECTION_OF_KEY: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const AHEAD: Record<Direction, Point> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** How far a place is when one looks in a direction; infinite if it is not ahead. */
function effort(from: Point, to: Point, direction: Direction, narrow: number): number {
  const [ahead, down] = AHEAD[direction]
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const forward = x * ahead + y * down
  const aside = Math.abs(x * down) + Math.abs(y * ahead)
  if (forward <= 0 || aside > forward * narrow) return Infinity
  return forward + 2 * aside
}

function best(
  geometry: Geometry,
  from: string,
  among: string[],
  direction: Direction,
  narrow: number,
) {
  const here = geometry.region(from).token
  let found: string | null = null
  let least = Infinity
  for (const id of among) {
    if (id === from) continue
    const far = effort(here, geometry.region(id).token, direction, narrow)
    if (far < least) {
      least = far
      found = id
    }
  }
  return found
}

/** The nearest neighbour in a direction of the screen; where none lies there, the nearest region. */
export function neighbourTowards(
  geometry: Geometry,
  from: string,
  direction: Direction,
): string | null {
  const neighbours = geometry.region(from).adjacent
  return (
    best(geometry, from, neighbours, direction, 1) ??
    best(geometry, from, neighbours, direction, 2.2) ??
    best(geometry, from, geometry.ids, direction, 2.2)
  )
}

/** The one after this in a list that goes round; the first if this is not in it. */
export function following(list: string[], current: string | null, step: 1 | -1): string | null {
  if (list.length === 0) return null
  const place = current === null ? -1 : list.indexOf(current)
  if (place < 0) return step > 0 ? list[0]! : list.at(-1)!
  return list[(place + step + list.length) % list.length]!
}
