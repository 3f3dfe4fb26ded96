import type { Entry, GameEvent } from '$lib/api/types'
import type { Called } from '$lib/text/called'
import { eventSentences } from '$lib/text/events'
import { t, texts } from '$lib/text/texts.svelte'
import { standing } from './history'
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

type Run = { id: string; events: GameEvent[] }

/** Kinds that one sentence tells together when they follow each other. */
const MERGED = ['placed', 'revealed', 'abandoned']

/** Events in order; neighbours of a kind that is told together form one run. */
function addRuns(runs: Run[], entry: Entry): void {
  for (const [index, event] of (entry.events ?? []).entries()) {
    const last = runs.at(-1)?.events[0]
    const same = last && last.kind === event.kind && last.player === event.player
    if (same && MERGED.includes(event.kind)) runs.at(-1)!.events.push(event)
    else runs.push({ id: `${entry.version}.${index}`, events: [event] })
  }
}

function runLine({ id, events }: Run, called: Called): LogLine[] {
  const event = events.at(-1)!
  const text = eventSentences(events, called, texts).join(' ')
  if (!text) return []
  const seat = BY_SEAT.includes(event.kind) && event.player >= 0 ? event.player : null
  const coins = event.kind === 'scored' ? Number(event.facts.coins) : 0
  return [{ id, seat, icon: iconOf(event), text, coins, heading: event.kind === 'turn_began' }]
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

/** The log of a table as sentences; what was taken back is left out. */
export function logLines(entries: Entry[], table: Table, called: Called): LogLine[] {
  const lines: LogLine[] = []
  let runs: Run[] = []
  const flush = () => {
    lines.push(...runs.flatMap((run) => runLine(run, called)))
    runs = []
  }
  for (const entry of standing(entries)) {
    if (entry.events) addRuns(runs, entry)
    else {
      flush()
      lines.push(...entryLine(entry, table))
    }
  }
  flush()
  return lines
}
