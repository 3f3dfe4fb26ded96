import type { Position, ReplayStep } from '$lib/api/types'

/**
 * The move at which a replay opens: the game has begun, as its game tells; without its word, a
 * player is to move and not chance.
 */
export function firstMoment(
  positions: Position[],
  steps: Pick<ReplayStep, 'player'>[],
  begun?: (position: Position) => boolean,
): number {
  const found = begun
    ? positions.findIndex((position) => begun(position))
    : steps.findIndex((step) => step.player >= 0)
  return Math.max(0, found)
}
