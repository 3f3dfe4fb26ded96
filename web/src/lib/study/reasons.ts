import type { Reason } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import { nounOf } from './odds'

/** What speaks for a turn, in sentences. */
export function saidReasons(why: readonly Reason[], unit: string, players: string[]): string[] {
  return why.map(({ key, seat, amount, instead }) =>
    t(`study-why-${key.replaceAll('_', '-')}`, {
      amount,
      instead: instead || 'none',
      noun: nounOf(unit),
      player: players[seat] ?? '',
    }),
  )
}
