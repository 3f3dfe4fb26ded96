import { regionOf } from '$lib/api/actions'
import type { Play } from '$lib/conquest/play.svelte'
import { armyOf, raceAt } from '$lib/conquest/players'
import type { Asked } from '$lib/conquest/prompts/asking'
import type { Place } from '$lib/conquest/prompts/common'
import { t } from '$lib/text/texts.svelte'

/** The words of the question before a die, a replaced token or a decline. */
export function askedBefore(play: Play, where: Place): Asked {
  const { kind, action } = play.question!
  const at = action && regionOf(action)
  const region = at ? where.place(at) : ''
  const race = armyOf(play)?.race ?? ''
  if (kind === 'attempt') {
    const faces = Math.round((action?.chance ?? 0) * 6)
    const needs = action?.needs ?? 0
    return {
      title: region,
      detail: t('prompt-attempt', { region, needs, faces, sides: 6 }),
      yes: t('prompt-attempt-roll'),
      die: true,
    }
  }
  if (kind === 'substitute')
    return {
      title: region,
      detail: t('prompt-substitute', {
        region,
        race: raceAt(play.position!, at),
        tray: play.position!.tray[race] ?? 0,
      }),
      yes: t('prompt-substitute-do'),
    }
  return {
    title: t('prompt-decline', { race }),
    detail: action?.total == null ? '' : t('prompt-decline-coins', { coins: action.total }),
    yes: t('prompt-decline-yes'),
  }
}
