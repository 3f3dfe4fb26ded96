import type { Action } from '$lib/api/types'
import type { Prompt } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import { iconOf, labelOf } from '../labels'
import type { KingdomsPlay } from '../play.svelte'

/** What gives something up, and the verbs of what could be had instead; nothing named: anything else. */
const GIVES_UP: Record<string, readonly string[]> = {
  pass: [],
  fall: ['retreat'],
  'fall-hero': ['retreat'],
}
/** What ends a question without giving anything up. */
const ENDS: readonly string[] = ['collect', 'pass']

/** Whether an action gives up what could still be had, so that it is asked about. */
export function givesUp({ verb }: Action, play: KingdomsPlay): boolean {
  const instead = GIVES_UP[verb]
  if (!instead) return false
  return play.verbs.some((one) => (instead.length ? instead.includes(one) : !ENDS.includes(one)))
}

/** The question before something is given up: asked once, by name. */
export function askedBefore(play: KingdomsPlay, place: (region: string) => string): Prompt {
  const action = play.question!
  return {
    icon: iconOf(action) ?? 'ui/timer',
    title: t(`prompt-${action.verb}-ask`, { action: play.chosen ?? '' }),
    detail: t('stage-undo-until'),
    asks: true,
    side: [
      {
        id: 'yes',
        label: labelOf(action, play, place),
        key: 'Y',
        run: () => play.answer(true),
      },
    ],
    primary: {
      id: 'no',
      label: t('stage-keep-playing'),
      key: 'E',
      look: 'primary',
      run: () => play.answer(false),
    },
  }
}
