import type { Change, Position, ReplayStep } from '$lib/api/types'

type Parts = { [key: string | number]: unknown }

/** A part with one change made in it; whatever the change does not touch is shared with the old one. */
function changed(part: unknown, [first, ...rest]: Change['path'], change: Change): unknown {
  if (first === undefined) return change.value
  if (Array.isArray(part)) {
    if (!rest.length && change.gone) return part.toSpliced(Number(first), 1)
    const list = [...(part as unknown[])]
    list[Number(first)] = changed(list[Number(first)], rest, change)
    return list
  }
  const parts = { ...(part as Parts) }
  if (!rest.length && change.gone) delete parts[first]
  else parts[first] = changed(parts[first], rest, change)
  return parts
}

/** The position after some changes. */
export function positionAfter(position: Position, changes: readonly Change[]): Position {
  return changes.reduce<unknown>(
    (now, change) => changed(now, change.path, change),
    position,
  ) as Position
}

/** The first position and the one after each move; they share all that stays the same. */
export function positionsOf(
  first: Position,
  steps: readonly Pick<ReplayStep, 'changes'>[],
): Position[] {
  const all = [first]
  for (const step of steps) all.push(positionAfter(all.at(-1)!, step.changes))
  return all
}
