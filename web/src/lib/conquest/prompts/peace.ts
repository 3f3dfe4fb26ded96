import { valueOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import type { Button, Prompt } from '$games/game'
import type { Play } from '../play.svelte'
import type { Place } from './common'

/** How many active tokens of a player stand beside one's own land. */
function pressure(play: Play, where: Place, player: number): number {
  const regions = play.position?.regions ?? {}
  const near = new Set(
    Object.keys(regions)
      .filter((id) => regions[id]!.player === play.table.asked)
      .flatMap((id) => where.geometry?.region(id).adjacent ?? []),
  )
  return [...near]
    .map((id) => regions[id])
    .filter((one) => one?.player === player && one.slot === 0)
    .reduce((sum, one) => sum + one!.tokens, 0)
}

/**
 * Peace with one player: most want it with whoever stands strongest at their border, so that is the main
 * button; the others and nobody stand beside it.
 */
export function makingPeace(play: Play, where: Place, offers: Action[]): Prompt {
  const seats = play.table.snapshot?.seats ?? []
  const others = seats.filter((seat) => seat.seat !== play.table.asked)
  const open = others
    .filter(({ seat }) => offers.some((one) => valueOf(one, 'ally') === seat))
    .toSorted((one, other) => pressure(play, where, other.seat) - pressure(play, where, one.seat))
  const wanted = open[0]
  const nobody = offers.find((one) => valueOf(one, 'ally') === null)
  const refusing: Button | null = nobody
    ? {
        id: 'nobody',
        label: t('prompt-peace-nobody'),
        key: '0',
        final: 'turn',
        run: () => play.act(nobody.do),
      }
    : null
  const offer = ({ seat, name }: { seat: number; name: string }): Button => {
    const action = offers.find((one) => valueOf(one, 'ally') === seat)
    return {
      id: `peace-${seat}`,
      label: action ? name : t('pages-peace-attacked', { name }),
      seat,
      disabled: !action,
      final: 'turn',
      run: () => action && play.act(action.do),
    }
  }
  const beside = others.filter((seat) => seat !== wanted).map(offer)
  return {
    icon: 'ui/peace',
    title: t('prompt-peace'),
    detail: t('pages-peace-detail'),
    side: wanted && refusing ? [refusing, ...beside] : beside,
    primary: wanted
      ? {
          ...offer(wanted),
          label: t('prompt-peace-with', { player: wanted.name }),
          key: 'E',
          look: 'primary',
        }
      : refusing && { ...refusing, key: 'E', look: 'early' },
  }
}
