import { regionOf } from '$lib/api/actions'
import { armyOf } from '$lib/conquest/players'
import type { Asked } from '$lib/conquest/prompts/asking'
import type { Place } from '$lib/conquest/prompts/common'
import { t } from '$lib/text/texts.svelte'
import type { WarcraftPlay } from '../play.svelte'

/** The words of the question before a die, a payment or a decline. */
export function askedBefore(play: WarcraftPlay, where: Place): Asked {
  const { kind, action } = play.question!
  const at = action && regionOf(action)
  const region = at ? where.place(at) : ''
  const race = armyOf(play)?.race ?? ''
  const dues = action?.dues ?? []
  const paid = dues.map((due) =>
    due.payee === null
      ? t('prompt-toll-bank', { price: due.total })
      : t('prompt-toll-first', { price: due.total, player: play.table.name(due.payee) }),
  )
  if (kind.endsWith('decline'))
    return {
      title: t('prompt-decline', { race }),
      detail: action?.total == null ? '' : t('prompt-decline-coins', { coins: action.total }),
      yes: t('prompt-decline-yes'),
    }
  if (kind === 'toll') {
    const hammer = action?.verb === 'hammer'
    const what = hammer ? t('name-site', { site: 'doomhammer' }) : t('prompt-toll')
    return {
      title: `${region}: ${what}`,
      detail: paid.map((one) => `${one}.`).join(' '),
      yes: t('prompt-toll-pay', { price: dues.reduce((sum, due) => sum + due.total, 0) }),
    }
  }
  const faces = Math.round((action?.chance ?? 0) * 6)
  const odds =
    kind === 'strike'
      ? t('rule-race-gnomes')
      : t('prompt-attempt', { region, needs: action?.needs ?? 0, faces, sides: 6 })
  return {
    title: region,
    detail: [...paid.map((one) => `${one}.`), odds].join(' '),
    yes: t(kind === 'strike' ? 'prompt-mode-strike' : 'prompt-attempt-roll'),
    die: true,
  }
}
