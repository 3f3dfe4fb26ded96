import { countOf } from '$lib/api/actions'
import type { ActionStep } from '$lib/api/types'

/** Answers that only lead from one step of a turn to the next: they are about nothing. */
const PASSING = ['expand', 'done']
const passes = (step: ActionStep) => PASSING.includes(step.verb) && !step.arguments.length

/**
 * The steps of a plan that are told one by one and numbered on the map: what is taken or chosen, up
 * to where tokens are only spread.
 */
export function leading(plan: readonly ActionStep[]): ActionStep[] {
  const begun = plan.findIndex((step) => !passes(step))
  if (begun < 0) return []
  const steps = plan.slice(begun)
  const end = steps.findIndex((step) => passes(step) || countOf(step) !== null)
  return end < 0 ? steps : steps.slice(0, end)
}
