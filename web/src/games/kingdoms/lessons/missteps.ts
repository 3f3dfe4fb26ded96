import { asNumber, countOf } from '$lib/api/actions'
import type { Action, Entry, GameEvent } from '$lib/api/types'
import type { Misstep, Moment } from '$lib/coach/lesson'
import { eventsOf } from '$lib/table/history'
import { choiceOf } from '../actions'
import { OTHER, type Learner } from './reading'

const eventIn = (entries: Entry[], kind: string): GameEvent | undefined =>
  eventsOf(entries).find((event) => event.kind === kind)

/** A space was chosen that only the other can use. */
const idle: Misstep<Learner> = {
  id: 'idle',
  seen(entries, { actions }, session) {
    const chosen = eventIn(entries, 'selected')?.facts.action
    const space = actions.find((one) => one.verb === 'select' && choiceOf(one) === chosen)
    if (!space?.facts.hindrance) return null
    return { action: String(chosen), player: session.name(OTHER) }
  },
}

/** Nothing was done although something could have been. */
const wasted: Misstep<Learner> = {
  id: 'wasted',
  seen(entries, { actions, position }) {
    if (!entries.some((entry) => entry.action === 'pass') || actions.length < 2) return null
    return { action: String((position as Learner['position']).selected) }
  },
}

const asksForDie = ({ snapshot }: Moment) => snapshot.decision?.kind === 'dial'
const isDial = (action: Action) => action.verb === 'dial'

/** The least number that was enough; null where none was sure. */
function enough({ actions, position, snapshot }: Moment): number | null {
  const { facts, player } = snapshot.decision!
  const theirs = asNumber(facts.rival_highest) ?? 0
  const { war } = position as Learner['position']
  const needed = Math.max(1, war.attacker === player ? theirs + 1 : theirs)
  return actions.some((one) => isDial(one) && countOf(one) === needed) ? needed : null
}

/** What one has just set, which nobody else is told; null where no die was asked for. */
function setBy(entries: Entry[], before: Moment, { play }: Learner): number | null {
  const set = eventIn(entries, 'dial_set')?.player === before.snapshot.decision?.player
  return asksForDie(before) && set ? play.number : null
}

/** More was set than the other could ever have answered. */
const overbid: Misstep<Learner> = {
  id: 'overbid',
  seen(entries, before, session) {
    const number = setBy(entries, before, session)
    const least = number === null ? null : enough(before)
    return least !== null && number! > least ? { number: number!, least } : null
  },
}

/** The flag was set although a number could not have lost. */
const yielded: Misstep<Learner> = {
  id: 'yielded',
  seen(entries, before, session) {
    const least = setBy(entries, before, session) === 0 ? enough(before) : null
    return least === null ? null : { least }
  },
}

export const MISSTEPS: readonly Misstep<Learner>[] = [idle, wasted, overbid, yielded]
