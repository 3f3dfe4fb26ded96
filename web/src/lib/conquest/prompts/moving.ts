import type { Prompt } from '$games/game'
import type { Step } from '$lib/board/motion'
import { skipping } from '$lib/table/skipping'
import type { Table } from '$lib/table/table.svelte'
import { t } from '$lib/text/texts.svelte'
import { nothing } from './common'

type Rolling = Extract<Step, { kind: 'need' | 'tumble' | 'face' }>
const ROLLING: readonly string[] = ['need', 'tumble', 'face']

function isRolling(step: Step): step is Rolling {
  return ROLLING.includes(step.kind)
}

/** What is rolled for, and what it needs; said before anything of the result is known. */
export function rollingFor(step: Step, place: (region: string) => string): string {
  const needs = isRolling(step) ? step.needs : null
  const title = step.region
    ? t('motion-rolling-for', { region: place(step.region) })
    : t('motion-rolling')
  return needs === null ? title : `${title}: ${t('motion-needs', { needs })}`
}

/** What is seen of one's own doing. */
function happening(table: Table, steps: readonly Step[]): Prompt | null {
  if (!table.mine) return null
  const counted = steps.some((step) => step.kind === 'coins')
  return nothing(
    counted ? 'ui/score' : 'ui/timer',
    t(counted ? 'motion-counting' : 'motion-happening'),
  )
}

/** The prompt while something is seen that nobody may press into; null while nothing is. */
export function motionPrompt(
  table: Table,
  place: (region: string) => string,
  waiting: () => Prompt,
): Prompt | null {
  if (!table.playback.locked) return null
  const steps = table.playback.playing.map(({ beat }) => beat as Step)
  const rolling = steps.find(isRolling)
  const prompt = rolling ? rollPrompt(rolling, place) : (happening(table, steps) ?? waiting())
  return table.yours.length ? { ...prompt, primary: skipping(table) } : prompt
}

function rollPrompt({ region, needs }: Rolling, place: (region: string) => string): Prompt {
  const title = region ? t('motion-rolling-for', { region: place(region) }) : t('motion-rolling')
  return nothing('ui/die', title, needs === null ? '' : t('motion-needs-to-win', { needs }))
}
