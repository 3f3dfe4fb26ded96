import { regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import { inHand } from '$lib/board/arrangement'
import type { Anchor } from '$lib/coach/lesson'
import { isWater } from '$lib/board/looks'
import type { ConquestSession } from '../session.svelte'
import type { Army, Region } from '../types'

/** What the steps of a lesson read off a table: for whoever learns there. */

export type Learner = ConquestSession

export function me(session: Learner): number {
  return session.table.viewer ?? 0
}

export function army(session: Learner): Army | null {
  return session.position.players[me(session)]?.armies.find((one) => !one.declined) ?? null
}

/** The regions of one's active race. */
export function ownRegions(session: Learner): [string, Region][] {
  const slot = army(session)?.slot
  return Object.entries(session.position.regions).filter(
    ([, region]) => region.player === me(session) && region.slot === slot,
  )
}

/** The tokens that would come to hand if one played on. */
export function comingBack(session: Learner): number {
  return ownRegions(session).reduce((sum, [, region]) => sum + region.tokens - 1, 0)
}

const costOf = (action: Action) => action.total ?? Infinity

/** What can be conquered for tokens alone, the cheapest first. */
export function payable(session: Learner): Action[] {
  const some = session.play.offers.filter((one) => one.verb === 'conquer')
  return some.toSorted(
    (one, other) => costOf(one) - costOf(other) || ways(session, other) - ways(session, one),
  )
}

/** How much land a region opens the way to. */
function ways(session: Learner, action: Action): number {
  const region = regionOf(action)
  return region && session.geometry ? session.geometry.region(region).adjacent.length : 0
}

/** Where the die would most likely help. */
export function likeliest(session: Learner): Action | null {
  const some = session.play.offers.filter((one) => one.verb === 'attempt')
  return some.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0))[0] ?? null
}

export function placeOf(session: Learner, action: Action | null | undefined): string {
  const region = action ? regionOf(action) : null
  return region ? session.where.place(region) : ''
}

/** A press on a region; fingers select it first, and a button acts. */
export function pressOn(session: Learner, action: Action | null | undefined): Anchor[] {
  const region = action ? regionOf(action) : null
  if (!region) return []
  const { play } = session
  if (play.touch && play.selected === region) return [{ button: 'selected' }, { region }]
  return [{ region }]
}

/** Tokens that are still to be put down. */
export function left(session: Learner): number {
  const { arrangement } = session.play
  return arrangement ? inHand(arrangement) : 0
}

/** The neighbour of one's land that is likely the cheapest, before costs are told. */
export function nearest(session: Learner): string | null {
  const { geometry, position } = session
  if (!geometry) return null
  const own = ownRegions(session).map(([id]) => id)
  const around = own.flatMap((id) => geometry.region(id).adjacent)
  const weight = (id: string) => {
    const region = position.regions[id]!
    const markers = Object.values(region.markers).reduce((sum, count) => sum + count, 0)
    return region.tokens + markers
  }
  const others = around.filter(
    (id) => position.regions[id]!.player !== me(session) && !isWater(geometry.region(id).terrain),
  )
  return others.toSorted((one, other) => weight(one) - weight(other))[0] ?? null
}
