import { asNumber, regionOf } from '$lib/api/actions'
import type { Action, Entry, GameEvent } from '$lib/api/types'
import type { Misstep, Moment } from '$lib/coach/lesson'
import { eventsOf } from '$lib/table/history'
import { placeOf, type Learner } from './reading'
import type { ConquestPosition } from '../types'

/** Up to this round a race that declines could have conquered more. */
const YOUNG = 2

const eventIn = (entries: Entry[], kind: string): GameEvent | undefined =>
  eventsOf(entries).find((event) => event.kind === kind)

/** What could be conquered for tokens then, the cheapest first; own land is no bargain. */
function bargains({ actions, position }: Moment, seat: number): Action[] {
  const regions = (position as ConquestPosition).regions
  return actions
    .filter((one) => one.verb === 'conquer' && regions[regionOf(one) ?? '']?.player !== seat)
    .toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0))
}

/** Land was taken for more tokens than other land would have cost. */
export const dear: Misstep<Learner> = {
  id: 'dear',
  seen(entries, before, session) {
    const taken = eventIn(entries, 'conquered')
    if (!taken || taken.facts.way === 'attempt') return null
    const some = bargains(before, taken.player)
    const chosen = some.find((one) => regionOf(one) === taken.facts.region)
    const [cheapest] = some
    if (!chosen || !cheapest || (chosen.total ?? 0) <= (cheapest.total ?? 0)) return null
    return {
      region: placeOf(session, chosen),
      cost: chosen.total ?? 0,
      other: placeOf(session, cheapest),
      least: cheapest.total ?? 0,
    }
  },
}

/** The conquests were ended although something could still be paid for. */
export const early: Misstep<Learner> = {
  id: 'early',
  seen(entries, before, session) {
    const ended = entries.some((entry) => entry.action === 'done')
    if (!ended || before.snapshot.decision?.kind !== 'conquer') return null
    const [cheapest] = bargains(before, before.snapshot.decision.player)
    if (!cheapest) return null
    return { other: placeOf(session, cheapest), least: cheapest.total ?? 0 }
  },
}

/** Coins were paid for a combo. */
export const paid: Misstep<Learner> = {
  id: 'paid',
  seen(entries, before) {
    const picked = eventIn(entries, 'picked')
    const price = asNumber(picked?.facts.price as number) ?? 0
    const net = price - (asNumber(picked?.facts.coins as number) ?? 0)
    const first = (before.position as ConquestPosition).round === 1
    return picked && first && net > 0 ? { price: net } : null
  },
}

/** A race declined that was not tired yet. */
export const hasty: Misstep<Learner> = {
  id: 'hasty',
  seen(entries, before) {
    const declined = eventIn(entries, 'declined')
    return declined && (before.position as ConquestPosition).round <= YOUNG ? {} : null
  },
}

export const MISSTEPS: readonly Misstep<Learner>[] = [dear, early, paid, hasty]
