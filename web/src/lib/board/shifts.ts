import type { Position } from './types'

/** Tokens on their way: between regions, or from and to the hand of whose they are (null). */
export type Shift = {
  seat: number
  race: string
  from: string | null
  to: string | null
  count: number
}

/** A region with what comes there, or below zero what leaves it. */
type Change = { region: string; count: number }
type Pair = Pick<Shift, 'from' | 'to' | 'count'>

/** Pairs what leaves with what comes; the rest comes from the hand or goes there. */
export function pairsOf(changes: readonly Change[]): Pair[] {
  const leaving = changes.filter(({ count }) => count < 0).map((one) => ({ ...one }))
  const coming = changes.filter(({ count }) => count > 0).map((one) => ({ ...one }))
  const pairs: Pair[] = []
  while (leaving.length || coming.length) {
    const [from, to] = [leaving[0], coming[0]]
    const count = Math.min(-(from?.count ?? -Infinity), to?.count ?? Infinity)
    pairs.push({ from: from?.region ?? null, to: to?.region ?? null, count })
    if (from && (from.count += count) === 0) leaving.shift()
    if (to && (to.count -= count) === 0) coming.shift()
  }
  return pairs
}

/** The tokens that lie elsewhere between two positions, though nothing was conquered or lost. */
export function shiftsOf(before: Position, after: Position): Shift[] {
  return after.players.flatMap(({ armies }, seat) =>
    armies.flatMap(({ slot, race }) => {
      const changes = Object.entries(after.regions)
        .filter(([, now]) => now.player === seat && now.slot === slot)
        .map(([region, now]) => ({ region, then: before.regions[region]!, now }))
        .filter(({ then }) => then.player === seat && then.slot === slot)
        .map(({ region, then, now }) => ({ region, count: now.tokens - then.tokens }))
      return pairsOf(changes).map((pair) => ({ seat, race, ...pair }))
    }),
  )
}
