import type { Entry, GameEvent } from '$lib/api/types'

/** The entries that still count: what was undone is gone. */
export function standing(entries: Entry[]): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'undone' && entry.to_move !== undefined) {
      const limit = entry.to_move
      while (kept.length) {
        const last = kept.at(-1)!
        if (last.move === undefined || last.move <= limit) break
        kept.pop()
      }
    }
    kept.push(entry)
  }
  return kept
}

export function eventsOf(entries: Entry[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events ?? [])
}
