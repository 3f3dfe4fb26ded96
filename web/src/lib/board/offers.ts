import { asId, regionOf, valueOf } from '$lib/api/actions'
import type { MapLook } from './mapLook'
import type { Action } from './types'

/** What may be done with one region by a click. */
export interface Offer {
  region: string
  primary: Action
  /** Other things that may be done with it. */
  others: Action[]
}

function rank({ verb }: Action, pressed: readonly string[]): number {
  const place = pressed.indexOf(verb)
  return place < 0 ? pressed.length : place
}

/** Groups what may be done by region; with a tool, only what that verb does. */
export function offersOf(
  actions: Action[],
  { counted, pressed }: Pick<MapLook, 'counted' | 'pressed'>,
  tool: string | null = null,
): Map<string, Offer> {
  const byRegion = new Map<string, Action[]>()
  for (const action of actions) {
    const region = regionOf(action)
    if (region === null || counted.includes(action.verb)) continue
    if (tool !== null && action.verb !== tool) continue
    const list = byRegion.get(region)
    if (list) list.push(action)
    else byRegion.set(region, [action])
  }
  const offers = new Map<string, Offer>()
  for (const [region, list] of byRegion) {
    list.sort((one, other) => rank(one, pressed) - rank(other, pressed))
    offers.set(region, { region, primary: list[0]!, others: list.slice(1) })
  }
  return offers
}

/** Whether the offer is an attack: it gets a flag and the marching outline. */
export function isTarget(offer: Offer): boolean {
  return offer.primary.verb !== 'abandon'
}

/** The cost that is written on the flag. */
export function flagNumber(action: Action): number | null {
  return action.what === 'cost' ? action.total : null
}

/** The icon on the flag of an action, if it is no plain conquest; `{site}` is the one it is about. */
export function signOf({ verb, ...action }: Action, look: MapLook): string | null {
  const marker = look.markers[verb]
  const sign = look.signs[verb] ?? (marker ? `markers/${marker}` : null)
  return sign && sign.replace('{site}', asId(valueOf(action, 'site')))
}

/** Whether ships bring the tokens of a conquest. */
export function isShipped(action: Action): boolean {
  return action.parts.some((part) => part.key === 'cost.passage' && part.amount > 0)
}

/** The coins due before an action, to anybody. */
export function duesOf(action: Action): number {
  return action.dues.reduce((sum, due) => sum + due.total, 0)
}

/** Targets in the order of their cost; attempts with the die come last. */
export function targetsByCost(offers: Map<string, Offer>): string[] {
  const cost = (offer: Offer) =>
    (flagNumber(offer.primary) ?? 0) + (offer.primary.needs === null ? 0 : 1000)
  return [...offers.values()]
    .filter(isTarget)
    .sort((one, other) => cost(one) - cost(other) || (one.region < other.region ? -1 : 1))
    .map((offer) => offer.region)
}
