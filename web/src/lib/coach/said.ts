import { t, texts } from '$lib/text/texts.svelte'
import type { Coach } from './coach.svelte'

/** What the coach says now: a title, the words, and what else may be done. */
export type Said = { title: string; text: string; also: string; others: boolean }

/** The words of the step on the screen; where there is none, that others play, or that it is over. */
export function saidBy(coach: Coach): Said {
  const step = coach.shown
  if (!step) {
    const asked = coach.session.table.actions.length > 0
    const id = coach.over ? 'over' : asked ? 'asked' : 'wait'
    return { title: t(`coach-${id}`), text: t(`coach-${id}-text`), also: '', others: false }
  }
  const values = step.values?.(coach.session)
  const { id } = step
  const say = (key: string) => (texts.has(key) ? t(key, values) : '')
  const other = say(`coach-${id}-other`)
  return {
    title: say(`coach-${id}`),
    text: coach.otherwise && other ? other : say(`coach-${id}-text`),
    also: say(`coach-${id}-also`),
    others: other !== '',
  }
}
