import { keepOpened, openSealed } from '$lib/api/opening'
import { rememberedName } from '$lib/api/seats'
import { keepWords } from '$lib/fairness/kept'
import { botName } from '$lib/lobby/plan'
import { t } from '$lib/text/texts.svelte'
import type { Pack } from './made'

const TRIED_WITH = 3

/** Opens a table against bots at which a thing lies first in the row, or one part of it matters; gives its id. */
export async function tryThing(
  game: string,
  pack: Pack,
  list: string,
  thing: string,
  part: number | null = null,
): Promise<string> {
  const me = rememberedName() || t('ui-guest')
  const seats = Array.from({ length: TRIED_WITH }, (_, seat) =>
    seat === 0
      ? { kind: 'me' as const, name: me }
      : { kind: 'bot' as const, name: botName(seat), bot: null },
  )
  const body = { game, pack, list, thing, seats, part }
  const { opened, words } = await openSealed('/workshop/table', body, seats)
  keepOpened(opened, seats, game)
  if (words) keepWords(opened.table, words)
  return opened.table
}
