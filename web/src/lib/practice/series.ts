import type { PuzzleLine } from '$lib/api/types'
import { placeOf, progress } from './progress'

/** A drill: some puzzles of one theme, one after the other. */
export type Series = {
  game: string
  theme: string
  ids: string[]
  /** What each try gave away that was decided so far. */
  lost: number[]
  right: number
}

const KEY = 'elbowroom.practice.series'
export const LENGTH = 5

/** Begins a drill: puzzles of the theme that were not tried yet first, easy ones before hard ones. */
export function beginSeries(game: string, theme: string, all: readonly PuzzleLine[]): Series {
  const { done } = progress()
  const of = all.filter((one) => one.theme === theme)
  const tried = (one: PuzzleLine) => (done[placeOf(game, one.id)] ? 1 : 0)
  const chosen = of.toSorted((a, b) => tried(a) - tried(b) || a.rating - b.rating).slice(0, LENGTH)
  return keep({ game, theme, ids: chosen.map((one) => one.id), lost: [], right: 0 })
}

function keep(series: Series): Series {
  sessionStorage.setItem(KEY, JSON.stringify(series))
  return series
}

/** The drill that goes on in this window, if the puzzle belongs to it. */
export function seriesWith(game: string, id: string): Series | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Series | null
    return kept?.game === game && kept.ids.includes(id) ? kept : null
  } catch {
    return null
  }
}

/** Notes the first decided try at a puzzle of the drill. */
export function noteInSeries(series: Series, id: string, right: boolean, lost: number): Series {
  if (series.ids.indexOf(id) !== series.lost.length) return series
  return keep({
    ...series,
    lost: [...series.lost, lost],
    right: series.right + (right ? 1 : 0),
  })
}

/** What a decision of the drill gave away on average: a sum of several would be more than there is. */
export function givenAwayEach(series: Series): number {
  return series.lost.reduce((sum, one) => sum + one, 0) / Math.max(1, series.lost.length)
}

/** The puzzle after this one; null after the last. */
export function nextInSeries(series: Series, id: string): string | null {
  return series.ids[series.ids.indexOf(id) + 1] ?? null
}

export function endSeries(): void {
  sessionStorage.removeItem(KEY)
}
