import { t } from '$lib/text/texts.svelte'
import { meeplesOf, MOST_MEEPLES, TOP_MAGIC, TOWER, type KingdomsPosition } from './types'

/** How far a seat has come on something that has an end. */
export type Track = { id: string; icon: string; now: number; most: number; said: string }

/** Tower, magic and meeples of a seat. */
export function tracksOf(position: KingdomsPosition, seat: number): Track[] {
  const { tower, magic } = position.players[seat]!
  const count = meeplesOf(position, seat)
  return [
    {
      id: 'tower',
      icon: 'kingdoms/markers/fortress',
      now: tower,
      most: TOWER.length,
      said: t('pages-tower', { level: tower }),
    },
    {
      id: 'magic',
      icon: 'kingdoms/actions/research',
      now: magic,
      most: TOP_MAGIC,
      said: t('pages-magic', { level: magic }),
    },
    {
      id: 'meeples',
      icon: 'kingdoms/markers/meeple',
      now: count,
      most: MOST_MEEPLES,
      said: t('pages-meeples-in-play', { count }),
    },
  ]
}
