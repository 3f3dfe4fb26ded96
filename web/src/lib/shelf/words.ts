import { KINDS } from '$lib/text/ownThings'
import { t } from '$lib/text/texts.svelte'
import type { Card } from './shelf.svelte'

export const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const

/** A licence as people know it: CC BY 4.0. */
export function licenceName(licence: string): string {
  return licence === 'CC0-1.0' ? 'CC0' : licence.replaceAll('-', ' ').replace('BY SA', 'BY-SA')
}

/** What is in it: “race × 2 · power”, or the numbers of players of a map. */
export function contentsOf(card: Card): string {
  if (card.kind === 'map') return t('shelf-map-for', { players: card.players.join(', ') })
  const counts = new Map<string, number>()
  for (const { list } of card.things) counts.set(list, (counts.get(list) ?? 0) + 1)
  return [...counts]
    .map(([list, count]) => {
      const kind = t(`workshop-kind-${KINDS[list]}`)
      return count === 1 ? kind : t('shelf-of-kind', { kind, count })
    })
    .join(' · ')
}

/** The verdict in words: fair, strong with 5, weak with 2. */
export function verdictOf({ verdict }: Card): string {
  const those = (word: string) =>
    verdict.counts
      .filter((one) => one.word === word)
      .map((one) => one.players)
      .join(', ')
  switch (verdict.word) {
    case 'strong':
      return t('shelf-strong-with', { counts: those('too_strong') })
    case 'weak':
      return t('shelf-weak-with', { counts: those('too_weak') })
    case 'mixed':
      return t('shelf-mixed')
    case 'uneven':
      return t('shelf-uneven')
    case 'fair':
      return t('shelf-fair')
    case 'unclear':
      return t('shelf-unclear')
    default:
      return t('shelf-not-weighed')
  }
}

/** A moment as a day in the reader's language. */
export function dayOf(at: string, language: string): string {
  const day = new Date(at)
  return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString(language)
}
