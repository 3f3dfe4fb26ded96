import { MARKER_OF_VERB } from './looks'
import type { Action } from './types'

/** Verbs that name a number of pieces; the board offers them as − count +. */
export const COUNTING = new Set(['redeploy', 'take', 'place', 'camp', 'beast'])

/** Which of several things a click on a region does, unless a tool is chosen. */
const ORDER = [
  'conquer',
  'attempt',
  'wield',
  'venture',
  'bomb',
  'disarm',
  'fortress',
  'hero',
  'substitute',
  'dragon',
  'abandon',
]

/** The sign on the flag of what is no plain conquest, as a path below the game's icons. */
const SIGNS: Record<string, string> = {
  substitute: 'races/sorcerers',
  strike: 'races/gnomes',
  hammer: 'sites/doomhammer',
  swap: 'powers/portal_mage',
  push: 'powers/intimidating',
  push_beast: 'markers/beast',
  steal: 'races/ethereals',
  lake: 'sites/well_of_eternity',
}

/** What may be done with one region by a click. */
export interface Offer {
  region: string
  primary: Action
  /** Other things that may be done with it. */
  others: Action[]
}

function rank(action: Action, tool: string | null): number {
  if (action.verb === tool) return -1
  const place = ORDER.indexOf(action.verb)
  return place < 0 ? ORDER.length : place
}

/** Groups what may be done by region; with a tool, only what that verb does. */
export function offersOf(actions: Action[], tool: string | null = null): Map<string, Offer> {
  const byRegion = new Map<string, Action[]>()
  for (const action of actions) {
    if (action.region === null || COUNTING.has(action.verb)) continue
    if (tool !== null && action.verb !== tool) continue
    const list = byRegion.get(action.region)
    if (list) list.push(action)
    else byRegion.set(action.region, [action])
  }
  const offers = new Map<string, Offer>()
  for (const [region, list] of byRegion) {
    list.sort((one, other) => rank(one, tool) - rank(other, tool))
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

/** The marker that an action puts down, if it does. */
export function markerOf(action: Action): string | null {
  return MARKER_OF_VERB[action.verb] ?? null
}

/** The icon on the flag of an action, if it is no plain conquest. */
export function signOf(action: Action): string | null {
  const { verb } = action
  if (verb === 'lay') return `sites/${action.do.split(' ')[1]}`
  const marker = markerOf(action)
  return SIGNS[verb] ?? (marker ? `markers/${marker}` : null)
}

/** Whether ships bring the tokens of a conquest. */
export function isShipped(action: Action): boolean {
  return action.parts.some((part) => part.key === 'cost.passage' && part.amount > 0)
}

/** The coins due before an action, to anybody. */
export function duesOf(action: Action): number {
  return (action.dues ?? []).reduce((sum, due) => sum + due.total, 0)
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
