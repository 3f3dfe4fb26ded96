import type { Decision } from '$lib/api/types'

/** The parts of a turn in the order they are played. */
const PARTS: readonly unknown[] = ['select', 'active', 'followers']

/** The step of a turn that is played: select, active player, followers; -1 before the first. */
export function stepOf(decision: Decision): number {
  return PARTS.indexOf(decision?.facts.part)
}
