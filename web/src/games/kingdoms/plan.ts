import type { Entry, GameEvent } from '$lib/api/types'
import { eventsOf, standing } from '$lib/table/history'
import type { TableNames } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import { eventSentences } from './sentences'

/** The actions of the hours from 1; the same again from 7 (K-SOLO-COMPASS-1). */
export const RING = ['research', 'trade', 'build', 'patrol', 'quest', 'expand'] as const
export const DUMMY = 1

export const actionAt = (hour: number): string => RING[(hour - 1) % RING.length]!

/** What is told beside the steps already, or says nothing of the dummy's reasons. */
const LEFT_OUT = ['die_rolled', 'selected', 'turn_began']

/** The last thing the dummy did, step by step, from the die that told it to. */
export function planSteps(entries: Entry[], tableNames: TableNames): string[] {
  const events = eventsOf(standing(entries))
  const from = events.findLastIndex(begins)
  if (from < 0) return [t('compass-plan-nothing')]
  const since = events.slice(from)
  const end = since.findIndex(
    (event, place) => place > 0 && event.kind === 'selected' && event.player !== DUMMY,
  )
  const own = (end < 0 ? since : since.slice(0, end)).filter(({ player }) => player === DUMMY)
  const told = own.filter(({ kind }) => !LEFT_OUT.includes(kind))
  return [...choice(own), ...eventSentences(told, tableNames, texts)]
}

/** A turn of the dummy begins with a die for its action. */
function begins({ kind, player, facts }: GameEvent): boolean {
  return kind === 'die_rolled' && player === DUMMY && facts.purpose === 'action'
}

/** How the die led to the action: the hour, and the next free ones where a shield lay. */
function choice(events: GameEvent[]): string[] {
  const rolled = events.find(({ kind }) => kind === 'die_rolled')
  const chosen = events.find(({ kind }) => kind === 'selected')
  if (!rolled) return []
  const hour = Number(rolled.facts.number)
  const steps = [t('compass-plan-rolled', { hour, action: actionAt(hour) })]
  const action = chosen ? String(chosen.facts.action) : actionAt(hour)
  if (action === actionAt(hour)) return steps
  const ahead = [1, 2, 3, 4, 5].find((step) => actionAt(((hour + step - 1) % 12) + 1) === action)
  const next = ((hour + (ahead ?? 0) - 1) % 12) + 1
  return [...steps, t('compass-plan-covered', { hour: next, action })]
}
