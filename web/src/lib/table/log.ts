import type { Entry, GameEvent } from '$lib/api/types'
import type { Called } from '$lib/text/called'
import { eventSentences } from '$lib/text/events'
import { t, texts } from '$lib/text/texts.svelte'
import type { Table } from './table.svelte'

export type LogLine = {
  id: string
  seat: number | null
  icon: string
  text: string
  coins: number
  heading: boolean
}

const ICONS: Record<string, string> = {
  turn_began: 'ui/timer',
  picked: 'ui/winner',
  revealed: 'ui/winner',
  abandoned: 'ui/abandon',
  conquered: 'ui/conquer',
  rolled: 'ui/die',
  attempt_failed: 'ui/die',
  gained: 'ui/tokens',
  scored: 'ui/score',
  declined: 'ui/decline',
  race_left: 'ui/decline',
  peace: 'ui/peace',
  game_over: 'ui/winner',
}

function iconOf(event: GameEvent): string {
  const { kind, facts } = event
  if (kind === 'placed') return `classic/markers/${String(facts.marker)}`
  if (kind === 'conquered' && facts.way === 'dragon') return 'classic/markers/dragon'
  return ICONS[kind] ?? 'ui/log'
}

const BY_SEAT = [
  'picked',
  'conquered',
  'rolled',
  'attempt_failed',
  'abandoned',
  'placed',
  'declined',
  'gained',
  'peace',
]

function eventLines(entry: Entry, table: Table, called: Called): LogLine[] {
  const lines: LogLine[] = []
  for (const [index, event] of (entry.events ?? []).entries()) {
    const [text] = eventSentences([event], called, texts)
    if (!text) continue
    lines.push({
      id: `${entry.version}.${index}`,
      seat: BY_SEAT.includes(event.kind) && event.player >= 0 ? event.player : null,
      icon: iconOf(event),
      text,
      coins: event.kind === 'scored' ? Number(event.facts.coins) : 0,
      heading: event.kind === 'turn_began',
    })
  }
  return lines
}

const TOLD = [
  'opened',
  'seated',
  'left',
  'returned',
  'started',
  'undone',
  'over',
  'agreed',
  'closed',
  'rematch',
]

function entryLine(entry: Entry, table: Table): LogLine[] {
  if (!TOLD.includes(entry.kind)) return []
  const name = entry.name ?? (entry.seat !== null ? table.name(entry.seat) : '')
  const winners = (entry.winners ?? []).map((seat) => table.name(seat))
  const text = t(`entry-${entry.kind}`, { name, names: winners.join(', '), count: winners.length })
  return [{ id: `${entry.version}`, seat: null, icon: 'ui/human', text, coins: 0, heading: false }]
}

/** The log of a table as sentences. */
export function logLines(entries: Entry[], table: Table, called: Called): LogLine[] {
  return entries.flatMap((entry) =>
    entry.events ? eventLines(entry, table, called) : entryLine(entry, table),
  )
}
