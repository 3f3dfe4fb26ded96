import type { Mistake, OddsMoment } from '$lib/api/types'
import { oddsAt, percent } from '../odds'

/** Points of chance from which a mistake is marked, and from which it is marked twice. */
const MARKED = 4
const MARKED_TWICE = 10

/** What a mistake gave away: so many points of chance out of those there were. */
export type Loss = { mark: '' | '?' | '??'; points: number; of: number; coins: number }

/** What was given away by a turn, as it is told. */
export function lossOf(mistake: Mistake, moments: readonly OddsMoment[]): Loss {
  const points = percent(mistake.lost_wins ?? 0)
  const had = percent(oddsAt([...moments], mistake.move)?.wins[mistake.seat] ?? 0)
  const mark = points >= MARKED_TWICE ? '??' : points >= MARKED ? '?' : ''
  return { mark, points, of: Math.max(points, had), coins: Math.round(mistake.lost_coins) }
}

/** Mistakes in the order of the game. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted((one, other) => one.move - other.move)
}

/** The next mistake after so many moves; the first one again after the last. */
export function nextMistake(mistakes: readonly Mistake[], at: number): Mistake | null {
  const all = inOrder(mistakes)
  return all.find((one) => one.move > at) ?? all[0] ?? null
}
