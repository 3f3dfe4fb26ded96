import { regionOf } from '$lib/api/actions'
import type { Action, Entry, GameEvent } from '$lib/api/types'
import { eventsOf, standing } from '$lib/table/history'
import { isMove, moverOf, sameMover, type Mover } from './actions'

/** The regions from which meeples may move, each with those that may. */
export function moversIn(actions: readonly Action[]): Map<string, Mover[]> {
  const found = new Map<string, Mover[]>()
  for (const action of actions.filter(isMove)) {
    const mover = moverOf(action)
    const here = found.get(mover.from) ?? []
    if (!here.some((one) => sameMover(one, mover))) found.set(mover.from, [...here, mover])
  }
  return found
}

/** What the chosen meeple, or no meeple in particular, may do where. */
export function targetsIn(actions: readonly Action[], mover: Mover | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of actions) {
    const region = regionOf(action)
    if (region && isOffered(action, mover))
      found.set(region, [...(found.get(region) ?? []), action])
  }
  return found
}

function isOffered(action: Action, mover: Mover | null): boolean {
  if (isMove(action)) return mover !== null && sameMover(moverOf(action), mover)
  return mover === null || !['stand', 'stand-hero'].includes(action.verb)
}

/** Who put a shield on which action since the card was cleared. */
export function shieldsOf(events: readonly GameEvent[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const event of events)
    if (event.kind === 'card_cleared') found.clear()
    else if (event.kind === 'selected') found.set(String(event.facts.action), event.player)
  return found
}

/** The same by the entries of a table. */
export function shieldsIn(entries: Entry[]): Map<string, number> {
  return shieldsOf(eventsOf(standing(entries)))
}
