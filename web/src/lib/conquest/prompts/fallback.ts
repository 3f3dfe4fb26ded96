import { regionOf } from '$lib/api/actions'
import { t } from '$lib/text/texts.svelte'
import type { Prompt } from '$games/game'
import type { Play } from '../play.svelte'
import { done } from './common'

/** A step this page has no words for: every plain action gets a button. */
export function fallback(play: Play): Prompt {
  const plain = play.table.actions.filter((one) => regionOf(one) === null && one.verb !== 'done')
  return {
    icon: 'ui/human',
    title: t('prompt-your-turn'),
    detail: '',
    side: plain
      .slice(0, 8)
      .map((one) => ({ id: one.do, label: one.do, run: () => play.choose(one) })),
    primary: done(play, t('ui-done')),
  }
}
