import type { Position } from '$lib/api/types'

/** Parts of a position that say nothing to eyes. */
const HIDDEN: readonly string[] = ['steps']

type Parts = Record<string, unknown>

function parts(position: Position): [string, unknown][] {
  return Object.entries(position).filter(([name]) => !HIDDEN.includes(name))
}

function isPerSeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats
}

/** What a position says of one seat: its place in every list that has one for each seat. */
export function partsOfSeat(position: Position, seat: number, seats: number): Parts {
  const found: Parts = {}
  for (const [name, value] of parts(position)) {
    if (!isPerSeat(value, seats)) continue
    const own = value[seat]
    if (own !== null && typeof own === 'object' && !Array.isArray(own)) Object.assign(found, own)
    else found[name] = own
  }
  return found
}

/** What a seat has won so far, where the position tells it by a usual name. */
export function scoreOf(position: Position, seat: number, seats: number): number | undefined {
  const parts = partsOfSeat(position, seat, seats)
  const found = ['scores', 'score', 'points', 'coins'].map((name) => parts[name])
  return found.find((one): one is number => typeof one === 'number')
}

/** What a position says of the table as a whole. */
export function partsOfTable(position: Position, seats: number): Parts {
  return Object.fromEntries(parts(position).filter(([, value]) => !isPerSeat(value, seats)))
}
