import type { Face } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import { coinsShown } from './players'
import type { ConquestSession } from './session.svelte'

/** The active race as a crest; tokens in hand of whoever is asked, else the gain of the last turn. */
export function face(session: ConquestSession, seat: number): Face {
  const { table } = session
  const active = session.position.players[seat]?.armies.find((army) => !army.declined)
  const bot = table.snapshot?.seats[seat]?.bot
  const hand = active?.hand ?? 0
  const gain = session.gains[seat] ?? null
  const acting = table.asked === seat
  return {
    icon: active ? `${session.game}/races/${active.race}` : bot ? 'ui/bot' : 'ui/human',
    coins: coinsShown(table, seat),
    note: acting ? `${hand}` : gain === null ? '–' : `+${gain}`,
    said: acting
      ? t('pages-in-hand', { tokens: hand })
      : gain === null
        ? ''
        : t('pages-gain', { coins: gain }),
  }
}
