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
  return inWords(units, (count, resource) => t('name-amount', { count, resource }))
}

/** Units that something costs, in words: another case in some languages. */
export function costTold(units: Partial<Units>): string {
  return inWords(units, (amount, resource) => t('event-unit', { amount, resource }))
}

function inWords(units: Partial<Units>, word: (count: number, resource: string) => string): string {
  const told = Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([resource, count]) => word(count, resource))
  return listed(told, texts)
}

/** What is left of units after a payment. */
export function leftOf(have: Units, paid: Units): Units {
  return Object.fromEntries(RESOURCES.map((one) => [one, have[one] - paid[one]])) as Units
}
