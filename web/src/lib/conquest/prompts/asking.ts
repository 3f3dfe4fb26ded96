import { t } from '$lib/text/texts.svelte'
import type { Prompt } from '$games/game'
import { NOTHING_TAKEN, type Play } from '../play.svelte'
import { army, hand } from './common'
import { markerLeft } from './arranging'

/** The words of a question: what is asked, what follows, and the button that says yes. */
export type Asked = { title: string; detail: string; yes: string; die?: boolean }

/** A question in the place of the prompt; to go on as before is the main button, unless a die waits. */
export function questionPrompt(play: Play, asked: Asked): Prompt {
  const yes = {
    id: 'yes',
    label: asked.yes,
    icon: asked.die ? 'ui/die' : undefined,
    look: asked.die ? ('die' as const) : undefined,
    run: () => play.answer(true),
  }
  const no = {
    id: 'no',
    label: t(asked.die ? 'stage-not-yet' : 'stage-keep-playing'),
    look: asked.die ? undefined : ('primary' as const),
    run: () => play.answer(false),
  }
  const [main, beside] = asked.die ? [yes, no] : [no, yes]
  return {
    icon: asked.die ? 'ui/die' : 'ui/timer',
    title: asked.title,
    detail: asked.detail,
    asks: true,
    side: [asked.die ? beside : { ...beside, key: 'Y' }],
    primary: { ...main, key: 'E' },
  }
}

/** The end of a turn that gives something up. */
export function leaving(play: Play): Prompt {
  const coins = play.table.snapshot?.income[play.table.asked ?? -1]?.total ?? null
  return questionPrompt(play, {
    title:
      play.question?.kind === NOTHING_TAKEN
        ? t('stage-ask-nothing', { hand: hand(play), race: army(play)?.race ?? '' })
        : t('stage-ask-pieces', markerLeft(play)),
    detail: coins === null ? t('stage-undo-until') : t('stage-would-score', { coins }),
    yes: t('stage-end-turn'),
  })
}
