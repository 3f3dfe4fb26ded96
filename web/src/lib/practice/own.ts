import type { KnownTable } from '$lib/api/seats'
import type { Mistake } from '$lib/api/types'

/** A mistake of one's own, and the game it was made in. */
export type Made = { table: string; mistake: Mistake }

/** What one gives away by a kind of decision. */
export type Weakness = {
  kind: string
  count: number
  /** In whole hundredths of a victory, on average: a sum over many turns would be more than there is. */
  each: number
  /** The worst first. */
  examples: Made[]
}

const MOST_EXAMPLES = 3

/** Mistakes by the kind of decision at which a better turn would have parted; what cost most in all comes first. */
export function weaknesses(made: readonly Made[]): Weakness[] {
  const kinds = new Map<string, Made[]>()
  for (const one of made) {
    const { kind } = one.mistake
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  const lost = (all: Made[]) => all.reduce((sum, one) => sum + one.mistake.lost, 0)
  return [...kinds]
    .toSorted(([, one], [, other]) => lost(other) - lost(one))
    .map(([kind, all]) => ({
      kind,
      count: all.length,
      each: Math.round((lost(all) / all.length) * 100),
      examples: all.toSorted((a, b) => b.mistake.lost - a.mistake.lost).slice(0, MOST_EXAMPLES),
    }))
}

/** The seat of a game that this browser played; null where it only watched. */
export function ownSeat(known: KnownTable): number | null {
  return known.seats.find((one) => one.seat >= 0)?.seat ?? null
}
