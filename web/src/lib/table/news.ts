import type { Telling } from '$games/game'
import type { Entry, GameEvent } from '$lib/api/types'
import type { TableNames } from '$lib/text/tableNames'
import { eventsOf, standing } from './history'

/** What one player did, in words, and what it brought. */
export type NewsOfPlayer = { seat: number; words: string; coins: number }

const MOST = 3
/** More than a round of anybody's answers. */
const NEWEST = 240

/** The entries since the last turn of a seat, whether its next one has begun or not. */
function since(entries: Entry[], seat: number | null): Entry[] {
  const acted = (entry: Entry) => entry.kind === 'action' && entry.seat === seat
  const end = entries.findLastIndex((one) => one.kind === 'action' && one.seat !== seat)
  const start = entries.slice(0, end + 1).findLastIndex(acted)
  return entries.slice(start + 1, end + 1)
}

/** What the others did since the last turn of a seat, the newest three players. */
export function newsOf(
  entries: Entry[],
  seat: number | null,
  telling: Telling,
  tableNames: TableNames,
): NewsOfPlayer[] {
  const bySeat = new Map<number, GameEvent[]>()
  for (const event of eventsOf(since(standing(entries.slice(-NEWEST)), seat))) {
    if (event.player < 0 || event.player === seat || telling.heading(event)) continue
    bySeat.set(event.player, [...(bySeat.get(event.player) ?? []), event])
  }
  const told = [...bySeat].map(([player, events]) => ({
    seat: player,
    words: telling.sentences(events, tableNames).join(' '),
    coins: events.reduce((sum, event) => sum + Math.max(0, telling.coins(event)), 0),
  }))
  return told.filter((one) => one.words).slice(-MOST)
}
