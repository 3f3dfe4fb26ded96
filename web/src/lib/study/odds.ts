import type { GameOdds, OddsMoment } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'

export type Measure = 'wins' | 'scores'
export const MEASURES: readonly Measure[] = ['wins', 'scores']

/** The noun a game counts its scores in. */
export function nounOf(unit: string): 'coin' | 'point' {
  return unit === 'points' ? 'point' : 'coin'
}

/** What a measure of these odds is called, and what it is counted in. */
export function measureName(
  odds: Pick<GameOdds, 'unit'> | null | undefined,
  measure: Measure,
): string {
  return t(measure === 'wins' ? 'study-wins' : `study-${odds?.unit ?? 'coins'}`)
}

/** The newest odds at a moment of the replay: those of the turn that goes on. */
export function oddsAt(moments: OddsMoment[], move: number): OddsMoment | null {
  return moments.findLast((one) => one.move <= move) ?? moments[0] ?? null
}

export function percent(share: number): number {
  return Math.round(share * 100)
}

/** A seat's number as it is read: a share of the victory, or what it should end with. */
export function valueOf(moment: OddsMoment, seat: number, measure: Measure): string {
  if (measure === 'wins') return t('study-percent', { percent: percent(moment.wins[seat] ?? 0) })
  return `${Math.round(moment.scores[seat] ?? 0)}`
}

/** Everybody's odds as one sentence. */
export function saidOdds(
  moment: OddsMoment | null,
  names: string[],
  measure: Measure = 'wins',
): string {
  if (!moment) return ''
  return names
    .map((name, seat) => t('study-odds-of', { name, value: valueOf(moment, seat, measure) }))
    .join(', ')
}

/** The turn a moment begins; the last one is the end. */
export function turnName(
  moments: OddsMoment[],
  place: number,
  names: string[],
  roundAt: (move: number) => number,
): string {
  const moment = moments[place]!
  if (place > 0 && place === moments.length - 1) return t('study-odds-end')
  return t('study-turn-of', { turn: roundAt(moment.move), name: names[moment.player] ?? '' })
}
