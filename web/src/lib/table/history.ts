import type { Entry, GameEvent } from '$lib/api/types'

/**
 * The entries that still count: what was undone is gone, however many steps were taken back. Moves
 * are counted from 0, and so many of them are left.
 */
export function standing(entries: Entry[]): Entry[] {
  let kept: Entry[] = []
  for (const entry of entries) {
    const left = entry.kind === 'undone' ? (entry.to_move ?? Infinity) : Infinity
    if (left < Infinity) kept = kept.filter((one) => one.move === undefined || one.move < left)
    kept.push(entry)
  }
  return kept
}

export function eventsOf(entries: Entry[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events ?? [])
}
