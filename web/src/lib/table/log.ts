import type { Entry, GameEvent } from '$lib/api/types'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'
import type { Telling } from '$games/game'
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

type Run = { id: string; events: GameEvent[] }

/** Events in order; neighbours of a kind that is told together form one run. */
function addRuns(runs: Run[], entry: Entry, telling: Telling): void {
  for (const [index, event] of (entry.events ?? []).entries()) {
    const last = runs.at(-1)?.events[0]
    const same = last && last.kind === event.kind && last.player === event.player
    if (same && telling.merged.includes(event.kind)) runs.at(-1)!.events.push(event)
    else runs.push({ id: `${entry.version}.${index}`, events: [event] })
  }
}

function runLine({ id, events }: Run, tableNames: TableNames, telling: Telling): LogLine[] {
  const event = events.at(-1)!
  const text = telling.sentences(events, tableNames).join(' ')
  if (!text) return []
  const seat = telling.bySeat.includes(event.kind) && event.player >= 0 ? event.player : null
  const coins = telling.coins(event)
  return [{ id, seat, icon: telling.icon(event), text, coins, heading: telling.heading(event) }]
}

const TOLD = [
  'opened',
  'seated',
  'redrawn',
  'left',
  'returned',
  'started',
  'over',
  'agreed',
  'voted',
  'closing',
  'erased',
  'recovered',
  'moderated',
  'closed',
  'rematch',
  'paused',
  'resumed',
]

/** What a word is called that is taken back. */
const UNSAID: Record<string, string> = { agreed: 'disagreed', voted: 'unvoted' }

function entryLine(entry: Entry, table: Table): LogLine[] {
  if (!TOLD.includes(entry.kind)) return []
  const name = entry.name ?? (entry.seat !== null ? table.name(entry.seat) : '')
  const winners = (entry.winners ?? entry.left_out ?? []).map((seat) => table.name(seat))
  const kind = entry.agree === false ? (UNSAID[entry.kind] ?? entry.kind) : entry.kind
  const other = entry.without === undefined ? '' : table.name(entry.without)
  const names = winners.join(', ')
  const values = { name, other, names, count: winners.length, why: entry.why ?? '' }
  const words = [t(`entry-${kind}`, values)]
  if (entry.hints) words.push(t('study-hints-allowed'))
  const text = words.join(' ')
  return [{ id: `${entry.version}`, seat: null, icon: 'ui/human', text, coins: 0, heading: false }]
}

/** Who stands in for a bot that did not answer, and why. */
function standInLine(entry: Entry, table: Table): LogLine {
  const name = entry.seat !== null ? table.name(entry.seat) : ''
  const text = t('entry-bot-failed', { why: entry.why ?? '', bot: entry.bot ?? '', name })
  return { id: `${entry.version}.bot`, seat: null, icon: 'ui/bot', text, coins: 0, heading: false }
}

/** The log of a table as sentences; what was taken back is left out. */
export function logLines(
  entries: Entry[],
  table: Table,
  tableNames: TableNames,
  telling: Telling,
): LogLine[] {
  const lines: LogLine[] = []
  let runs: Run[] = []
  const flush = () => {
    lines.push(...runs.flatMap((run) => runLine(run, tableNames, telling)))
    runs = []
  }
  for (const entry of standing(entries)) {
    if (entry.kind === 'action' && entry.why) {
      flush()
      lines.push(standInLine(entry, table))
    }
    if (entry.events) addRuns(runs, entry, telling)
    else {
      flush()
      lines.push(...entryLine(entry, table))
    }
  }
  flush()
  return withGains(lines)
}

/** The heading of a turn tells what the turn brought, once it has brought something. */
function withGains(lines: LogLine[]): LogLine[] {
  const told: LogLine[] = []
  let heading = -1
  for (const line of lines) {
    if (line.heading) heading = told.length
    const of = told[heading]
    if (line.heading || !line.coins || !of) told.push(line)
    else {
      told[heading] = { ...of, coins: of.coins + line.coins }
      told.push({ ...line, coins: 0 })
    }
  }
  return told
}
