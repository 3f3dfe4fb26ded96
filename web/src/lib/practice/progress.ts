import { own } from '$lib/api/device'
import type { PuzzleLine } from '$lib/api/types'
import { FIRST, rated, type Rating } from './rating'

/** What this browser remembers of somebody's practice. */
export type Progress = {
  /** By game. */
  ratings: Record<string, Rating>
  /** By game and puzzle: whether the first try was right, and what it gave away. */
  done: Record<string, { right: boolean; lost: number }>
  /** Right first tries in a row: now, and the most there ever were. */
  run: number
  longest: number
  /** The days on which a puzzle of the day was tried, newest first. */
  days: string[]
}

const KEY = 'elbowroom.practice'
const MOST_DAYS = 400
const DAY = 86_400_000

function empty(): Progress {
  return { ratings: {}, done: {}, run: 0, longest: 0, days: [] }
}

export function progress(): Progress {
  try {
    const kept: unknown = JSON.parse(own().getItem(KEY) ?? '{}')
    const read = typeof kept === 'object' && kept !== null ? (kept as Partial<Progress>) : {}
    return { ...empty(), ...read }
  } catch {
    return empty()
  }
}

function keep(now: Progress): Progress {
  own().setItem(KEY, JSON.stringify(now))
  return now
}

export function placeOf(game: string, id: string): string {
  return `${game}/${id}`
}

export function ratingIn(game: string, now: Progress = progress()): Rating {
  return now.ratings[game] ?? FIRST
}

/** Notes a decided try: only the first at a puzzle counts, for the rating and for the run. */
export function noteTry(
  game: string,
  puzzle: Pick<PuzzleLine, 'id' | 'rating'>,
  tried: { right: boolean; lost: number },
  day: string | null = null,
): Progress {
  const now = progress()
  const place = placeOf(game, puzzle.id)
  if (day && !now.days.includes(day)) now.days = [day, ...now.days].slice(0, MOST_DAYS)
  if (now.done[place]) return keep(now)
  const run = tried.right ? now.run + 1 : 0
  return keep({
    ...now,
    run,
    longest: Math.max(now.longest, run),
    done: { ...now.done, [place]: { right: tried.right, lost: tried.lost } },
    ratings: {
      ...now.ratings,
      [game]: rated(ratingIn(game, now), puzzle.rating, tried.right),
    },
  })
}

/** Days in a row with a puzzle of the day, up to today or yesterday. */
export function daysInARow(days: readonly string[], today: string): number {
  const before = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
  let day = days.includes(today) ? today : before(today)
  let count = 0
  while (days.includes(day)) {
    count += 1
    day = before(day)
  }
  return count
}

/** A puzzle that was not tried yet and fits the rating; of those that were, where there is no other. */
export function nextPuzzle(
  game: string,
  puzzles: readonly PuzzleLine[],
  after = '',
  now: Progress = progress(),
): PuzzleLine | null {
  const mine = ratingIn(game, now).rating
  const others = puzzles.filter((one) => one.id !== after)
  const fresh = others.filter((one) => !now.done[placeOf(game, one.id)])
  const near = (one: PuzzleLine) => Math.abs(one.rating - mine)
  return (fresh.length ? fresh : others).toSorted((a, b) => near(a) - near(b))[0] ?? null
}
