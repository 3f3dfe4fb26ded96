import { call } from '$lib/api/http'
import { ApiError } from '$lib/api/http'
import { holdMeanwhile } from '$lib/api/seats'
import type { OpenedTable, PuzzleAnswer, Puzzles, PuzzlesOfGame } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'

let known: Promise<Puzzles> | null = null

/** All puzzles, asked for once a visit; the day may have changed when somebody comes back. */
export function allPuzzles(anew = false): Promise<Puzzles> {
  if (anew) known = null
  known ??= call<Puzzles>('GET', '/puzzles')
  known.catch(() => (known = null))
  return known
}

export async function puzzlesOf(game: string): Promise<PuzzlesOfGame | null> {
  return (await allPuzzles()).games.find((one) => one.game === game) ?? null
}

/** Opens a table for a try and gives its id; the seat is held until the page is left. */
export async function openTry(game: string, id: string, name: string): Promise<string> {
  const opened = await call<OpenedTable>('POST', `/puzzles/${game}/${id}`, { name })
  holdMeanwhile(
    opened.table,
    opened.seats.map(({ seat, secret }) => ({ seat, secret })),
  )
  return opened.table
}

export function answerOf(game: string, id: string): Promise<PuzzleAnswer> {
  return call<PuzzleAnswer>('GET', `/puzzles/${game}/${id}`)
}

/** What went wrong, in words; a puzzle that is gone is told as that. */
export function practiceProblem(error: unknown): string {
  const gone = error instanceof ApiError && error.body.key === 'puzzle_gone'
  return gone ? t('practice-gone') : problem(error)
}
