import { asNumber, regionOf, valueOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import type { PressRules } from './play.svelte'
import type { Army, ConquestPosition, Region } from './types'

/** What an action is expected to lead to, until the server has answered. */
export type Expected = {
  position: ConquestPosition
  /** Regions that will look different. */
  regions: readonly string[]
  /** Whose pieces will. */
  seat: number
}

/** A change of one region, and of the tokens of the army that acts. */
type Outlook = { region: Partial<Region>; hand: number }

function outlookOf(action: Action, there: Region, army: Army, seat: number, rules: PressRules) {
  const { verb, total } = action
  if (rules.unforeseen.includes(verb)) return null
  if (verb === 'abandon')
    return { region: { player: null, slot: null, tokens: 0 }, hand: there.tokens }
  const marker = rules.look.markers[verb]
  const markers = marker
    ? { ...there.markers, [marker]: (there.markers[marker] ?? 0) + 1 }
    : there.markers
  if (action.what === 'cost' && total !== null) {
    const hand = -Math.min(total, army.hand)
    return { region: { player: seat, slot: army.slot, tokens: total, markers }, hand }
  }
  return marker ? { region: { markers }, hand: 0 } : null
}

/** The position with other armies of a seat, and another region. */
function changed(
  position: ConquestPosition,
  seat: number,
  armies: Army[],
  regions: Record<string, Region> = {},
): ConquestPosition {
  const players = position.players.map((one, place) => (place === seat ? { ...one, armies } : one))
  return { ...position, players, regions: { ...position.regions, ...regions } }
}

/** A race that is taken is in hand. */
function picked(action: Action, position: ConquestPosition, seat: number): Expected | null {
  const combo = position.row[asNumber(valueOf(action, 'place')) ?? -1]
  const { armies } = position.players[seat]!
  if (!combo) return null
  const slot = Math.max(-1, ...armies.map((army) => army.slot)) + 1
  const { race, power } = combo
  const army: Army = { slot, race, power, declined: false, hand: action.total ?? 0 }
  return { position: changed(position, seat, [...armies, army]), regions: [], seat }
}

/** What an action of a seat will most likely lead to; null where nobody can say. */
export function expectedOf(
  action: Action,
  position: ConquestPosition,
  seat: number,
  declined: boolean,
  rules: PressRules,
): Expected | null {
  if (action.verb === 'pick') return picked(action, position, seat)
  const at = regionOf(action)
  const there = at === null ? undefined : position.regions[at]
  const { armies } = position.players[seat]!
  const acting = armies.find((army) => army.declined === declined)
  if (at === null || !there || !acting) return null
  const outlook: Outlook | null = outlookOf(action, there, acting, seat, rules)
  if (!outlook) return null
  const after = armies.map((army) =>
    army === acting ? { ...army, hand: army.hand + outlook.hand } : army,
  )
  const regions = { [at]: { ...there, ...outlook.region } }
  return { position: changed(position, seat, after, regions), regions: [at], seat }
}
