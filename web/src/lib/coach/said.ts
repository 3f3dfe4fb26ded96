import { t, texts } from '$lib/text/texts.svelte'
import type { Coach } from './coach.svelte'

/** What the coach says now: a title, the words, and what else may be done. */
export type Said = { title: string; text: string; also: string; others: boolean }

/** The words of the step on the screen; where there is none, that others play, or that it is over. */
export function saidBy(coach: Coach): Said {
  const step = coach.shown
  if (!step) {
    const asked = coach.session.table.actions.length > 0
    const key = coach.over ? 'coach-over' : asked ? 'coach-asked' : 'coach-wait'
    return { title: t(key), text: t(`${key}-text`), also: '', others: false }
  }
  const values = step.values?.(coach.session)
  const say = (ending: string) => {
    const key = `coach-${step.id}${ending}`
    return texts.has(key) ? t(key, values) : ''
  }
  const other = say('-other')
  return {
    title: say(''),
    text: coach.otherwise && other ? other : say('-text'),
    also: say('-also'),
    others: other !== '',
  }
}
