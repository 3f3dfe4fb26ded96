import type { Mistake } from '$lib/api/types'
import { percent } from '../odds'

/** What a mistake gave away: so many points of chance out of those there were. */
export type Loss = { points: number; of: number }

/** What was given away by a turn, as it is told; the server's numbers are whole hundredths. */
export function lossOf(mistake: Mistake): Loss {
  return { points: percent(mistake.lost), of: percent(mistake.before) }
}

/** Mistakes in the order of the game. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted((one, other) => one.move - other.move)
}

/** Mistakes by what they gave away, the largest first. */
export function bySize(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted((one, other) => other.lost - one.lost || one.move - other.move)
}

/** The next mistake after so many moves; the first one again after the last. */
export function nextMistake(mistakes: readonly Mistake[], at: number): Mistake | null {
  const all = inOrder(mistakes)
  return all.find((one) => one.move > at) ?? all[0] ?? null
}
