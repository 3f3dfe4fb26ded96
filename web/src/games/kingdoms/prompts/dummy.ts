import type { Prompt } from '$games/game'
import type { Playback } from '$lib/motion/playback.svelte'
import { t } from '$lib/text/texts.svelte'
import type { PlanBeat } from '../stepping'

/** The dummy's plan in the command bar: the step that is seen, the next one, or all of it. */
export function dummyPrompt({ at, steps, step }: PlanBeat, playback: Playback): Prompt {
  return {
    icon: 'kingdoms/markers/compass_day',
    title: `${t('pages-dummy')} · ${t('compass-plan-step', { step: at + 1, steps: steps.length })}`,
    detail: step.text,
    side: [{ id: 'all', label: t('compass-plan-all'), run: () => playback.flow() }],
    primary: {
      id: 'step',
      label: t('compass-plan-next'),
      icon: 'ui/play',
      key: 'E',
      look: 'primary',
      run: () => playback.goOn(),
    },
  }
}
