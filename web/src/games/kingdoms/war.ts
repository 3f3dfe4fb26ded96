import { asNumber } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import { listed } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import { BASIC, meeplesOf, type KingdomsPosition, type Resource } from './types'

/** Units in words, 3 mana and 1 ore; empty for none. */
export function unitsTold(units: Partial<Record<Resource, number>>): string {
  const told = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([resource, count]) => t('name-amount', { count, resource }))
  return listed(told, texts)
}

/** What the setting of a number usually takes, in words. */
export function unitsOf(setting: Action | null): string {
  return unitsTold(takenBy(setting))
}

export function takenBy(setting: Action | null): Partial<Record<Resource, number>> {
  const facts = setting?.facts ?? {}
  return Object.fromEntries(BASIC.map((one) => [one, asNumber(facts[one]) ?? 0]))
}

/** What a lost war means for a side: the price of its retreat, or that its meeple falls. */
export function lossOf(position: KingdomsPosition, seat: number, player: string): string {
  const price = meeplesOf(position, seat)
  const { food, silver } = position.players[seat]!.resources
  if (price <= 1) return t('war-retreat-last', { player })
  const have = food + silver
  return t(have < price ? 'war-retreat-dear' : 'war-retreat', { player, price, have })
}
