import type { Action, ActionStep, GameEvent, Value } from '$lib/api/types'
import { playerName, type TableNames } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'

/** An id as words. */
export function spoken(id: string): string {
  return id.replaceAll(/[_-]/g, ' ')
}

/** A value as words. */
export function told(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.map(told).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${spoken(name)} ${told(one)}`)
      .join(', ')
  return typeof value === 'string' ? spoken(value) : String(value)
}

/** Named values as words. */
export function listedValues(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `${spoken(name)} ${told(value)}`)
    .join(', ')
}

/** An action by its verb and arguments; several arguments with their names. */
export function actionWords({ verb, arguments: list }: ActionStep): string {
  if (verb === 'done') return t('ui-done')
  const many = list.length > 1
  const words = list.map(({ name, value }) => (many ? `${spoken(name)} ` : '') + said(value))
  return [spoken(verb), words.join(', ')].filter(Boolean).join(' ')
}

function said(value: Value): string {
  return typeof value === 'string' ? value : told(value)
}

/** The number behind an action, and the roll it needs. */
export function numberWords({ total, what, needs, chance }: Action): string {
  if (total === null) return ''
  const roll = needs === null ? '' : ` · ${needs}+ (${Math.round((chance ?? 0) * 100)} %)`
  const name = texts.sayIf(`part-what-${what}`, {}) ?? spoken(what ?? '')
  return `${name} ${total}${roll}`
}

/** Facts that are the number of a seat: texts take the name of who sits there. */
const OF_SEATS = ['seat', 'to']

/** A fact as texts take it: yes and no as words, seats by their names; the twin of text/events.py. */
function value(name: string, fact: unknown, tableNames: TableNames): string | number {
  if (OF_SEATS.includes(name) && typeof fact === 'number') return playerName(tableNames, fact)
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  return typeof fact === 'number' ? fact : told(fact)
}

/** What is asked, as the game calls it. */
export function phaseWords(kind: string): string {
  return texts.sayOwn(`phase-${kind.replaceAll('_', '-')}`) ?? spoken(kind)
}

/** What happened, in the game's own words: a sentence where a text takes the facts, else the bare facts. */
export function eventWords({ kind, player, facts }: GameEvent, tableNames: TableNames): string {
  const named = Object.entries(facts).map(([name, fact]) => [name, value(name, fact, tableNames)])
  const values = Object.fromEntries(named) as Record<string, string | number>
  const key = `event-${kind.replaceAll('_', '-')}`
  const said = texts.sayIf(key, { ...values, player: playerName(tableNames, player) })
  if (said !== undefined) return said
  const who = player >= 0 ? `${playerName(tableNames, player)}: ` : ''
  return [`${who}${spoken(kind)}`, listedValues(facts)].filter(Boolean).join(' · ')
}
