import type { Position } from '$lib/api/types'
import type { RealmPosition } from './types'

/** Questions before the first turn. */
const SETUP: readonly string[] = [
  'card',
  'side',
  'faction',
  'first',
  'draw',
  'keep',
  'split',
  'start',
  'dummy_start',
  'dummy_faction',
]
/** The step that ends what one player does with the chosen action. */
const END_OF_ACT = 'end_act'

/** The step of a turn that is played: select, active player, followers. */
export function stepOf(kind: string, position?: Position | null): number {
  if (!kind || SETUP.includes(kind)) return -1
  if (kind === 'select') return 0
  const { active, steps } = position as RealmPosition
  const act = steps.findLast(({ step }) => step === END_OF_ACT)
  return act === undefined || act.player === active ? 1 : 2
}
