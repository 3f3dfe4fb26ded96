import type { Telling } from '$games/game'
import type { Entry, GameEvent } from '$lib/api/types'
import type { TableNames } from '$lib/text/tableNames'
import { eventsOf, standing } from './history'

/** Something that happened since one's own turn, in a few words. */
export type NewsItem = {
  id: string
  seat: number
  text: string
  /** The same where a crest says who did it, with no more names than fit. */
  brief?: string
  /** Where it happened. */
  regions: string[]
  /** Tokens it cost the person here. */
  lost: number
  /** Coins it brought whoever did it. */
  gain: number
  /** Whether the person here lost something by it. */
  yours: boolean
}

/** So many are told; the rest are counted. */
export const MOST_NEWS = 3

/** More than a round of anybody's answers. */
const NEWEST = 240

/** The entries since the last turn of a seat, whether its next one has begun or not. */
function since(entries: Entry[], seat: number | null): Entry[] {
  const acted = (entry: Entry) => entry.kind === 'action' && entry.seat === seat
  const end = entries.findLastIndex((one) => one.kind === 'action' && one.seat !== seat)
  const start = entries.slice(0, end + 1).findLastIndex(acted)
  return entries.slice(start + 1, end + 1)
}

/** What the others did since the last turn of a seat, in the sentences of the log. */
export function plainNews(
  entries: Entry[],
  seat: number | null,
  telling: Telling,
  tableNames: TableNames,
): NewsItem[] {
  const bySeat = new Map<number, GameEvent[]>()
  for (const event of eventsOf(since(standing(entries.slice(-NEWEST)), seat))) {
    if (event.player < 0 || event.player === seat || telling.heading(event)) continue
    bySeat.set(event.player, [...(bySeat.get(event.player) ?? []), event])
  }
  const told = [...bySeat].map(([player, events]) => ({
    id: `${player}`,
    seat: player,
    text: telling.sentences(events, tableNames).join(' '),
    regions: [],
    lost: 0,
    gain: events.reduce((sum, event) => sum + Math.max(0, telling.coins(event)), 0),
    yours: false,
  }))
  return told.filter((one) => one.text)
}
