import type { KnownTable } from '$lib/api/seats'
import type { Mistake } from '$lib/api/types'

/** A mistake of one's own, and the game it was made in. */
export type Made = { table: string; mistake: Mistake }

/** What one gives away by a kind of decision. */
export type Weakness = {
  kind: string
  count: number
  /** In whole hundredths of a victory, all of them together. */
  lost: number
  /** The worst first. */
  examples: Made[]
}

const MOST_EXAMPLES = 3

/** Mistakes by the kind of decision at which a better turn would have parted, the dearest kind first. */
export function weaknesses(made: readonly Made[]): Weakness[] {
  const kinds = new Map<string, Made[]>()
  for (const one of made) {
    const { kind } = one.mistake
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return [...kinds]
    .map(([kind, all]) => ({
      kind,
      count: all.length,
      lost: Math.round(all.reduce((sum, one) => sum + one.mistake.lost, 0) * 100),
      examples: all.toSorted((a, b) => b.mistake.lost - a.mistake.lost).slice(0, MOST_EXAMPLES),
    }))
    .toSorted((a, b) => b.lost - a.lost)
}

/** The seat of a game that this browser played; null where it only watched. */
export function ownSeat(known: KnownTable): number | null {
  return known.seats.find((one) => one.seat >= 0)?.seat ?? null
}
