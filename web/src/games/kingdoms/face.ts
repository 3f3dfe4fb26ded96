import type { Face } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import type { KingdomsSession } from './session.svelte'
import { meeplesOf } from './types'

/** The faction as a crest, the points as the server reckons them, and how many meeples are in play. */
export function face(session: KingdomsSession, seat: number): Face {
  const player = session.position.players[seat]
  const count = meeplesOf(session.position, seat)
  const { bot } = session.table.snapshot?.seats[seat] ?? {}
  return {
    icon: player?.faction ? `kingdoms/factions/${player.faction}` : bot ? 'ui/bot' : 'ui/human',
    coins: undefined,
    points: session.points(seat),
    note: `${count}`,
    said: t('pages-meeples-in-play', { count }),
  }
}
