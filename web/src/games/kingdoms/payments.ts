import { listed } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import { RESOURCES, type Resource } from './types'

export type Units = Record<Resource, number>

/** A payment as the server writes it: units of food, mana, ore and silver. */
export function unitsIn(payment: string): Units {
  const counts = payment.split(' ').map(Number)
  return Object.fromEntries(RESOURCES.map((one, place) => [one, counts[place] ?? 0])) as Units
}

/** Units in words, 3 mana and 1 ore; empty for none. */
export function unitsTold(units: Partial<Units>): string {
  const told = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([resource, count]) => t('name-amount', { count, resource }))
  return listed(told, texts)
}

/** What is left of units after a payment. */
export function leftOf(have: Units, paid: Units): Units {
  return Object.fromEntries(RESOURCES.map((one) => [one, have[one] - paid[one]])) as Units
}
