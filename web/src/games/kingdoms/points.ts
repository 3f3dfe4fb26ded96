import type { Score } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'

/** Where points come from, in the order they are told. */
export const SOURCES = [
  'meeples',
  'magic',
  'tower',
  'capital',
  'heroes',
  'fortresses',
  'faction',
] as const
export type Source = (typeof SOURCES)[number]

/** A seat's points by where they come from. */
export type Points = { seat: number; name: string; faction: string | null; score: Score }

/** The points of one source, as the server takes them apart. */
export function pointsFrom(score: Score, source: Source): number {
  const key = source === 'faction' ? 'faction.' : `score.${source}`
  return score.parts
    .filter((part) => part.key.startsWith(key))
    .reduce((all, { amount }) => all + amount, 0)
}

/** What a source is called; that of a faction by its name. */
export function sourceName(source: Source, faction: string | null = null): string {
  if (source !== 'faction') return t(`part-score-${source}`)
  return faction ? t('part-faction', { faction }) : t('term-faction')
}
