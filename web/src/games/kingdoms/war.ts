import { asId, asIds, asNumber } from '$lib/api/actions'
import type { Facts } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'

/** Which side of a war facts are about: the one who is asked, or the other. */
export type Whose = '' | 'rival_'

/** What a lost war means for a side, as the server tells it. */
export function lossOf(facts: Facts, whose: Whose, player: string): string {
  const price = asNumber(facts[`${whose}retreat`]) ?? 0
  const have = asNumber(facts[`${whose}units`]) ?? 0
  const words = [t(`war-loss-${asId(facts[`${whose}loss`])}`, { player, price, have })]
  if (facts[`${whose}fortress`]) words.push(t('war-loss-fortress'))
  return words.join(' ')
}

/** How the highest number of a side is paid for: `3 × 2 mana + 6 ore = 12, the die stops at 11`. */
export function waysToPay(facts: Facts, whose: Whose): string {
  const parts = asIds(facts[`${whose}pays`]).map(partTold)
  if (!parts.length) return t('war-how-nothing')
  const worth = asNumber(facts[`${whose}worth`]) ?? 0
  const highest = asNumber(facts[`${whose}highest`]) ?? 0
  const sum = parts.map((part, place) => (place ? part.signed : part.plain)).join(' ')
  const total = parts.length > 1 || worth > highest ? ` = ${worth}` : ''
  return `${sum}${total}${worth > highest ? `; ${t('war-how-stops', { most: highest })}` : ''}`
}

/** A part of a payment: units of a resource with what each is worth, or what changes the price. */
function partTold(part: string): { plain: string; signed: string } {
  const [name = '', count = '0', value = ''] = part.split(' ')
  const amount = Number(count)
  const words =
    value === ''
      ? `${Math.abs(amount)} ${t(`part-war-${name}`)}`
      : value === '1'
        ? t('name-amount', { count: amount, resource: name })
        : t('war-how-unit', { count: amount, value: Number(value), resource: name })
  return amount < 0
    ? { plain: `−${words}`, signed: `− ${words}` }
    : { plain: words, signed: `+ ${words}` }
}
