import { asId, valueOf } from '$lib/api/actions'
import type { ActionStep } from '$lib/api/types'
import type { Arrow } from '$lib/board/arrows'

/** The steps of a plan that are about regions, each with where its meeple comes from. */
export function planArrows(plan: readonly ActionStep[]): Arrow[] {
  return plan.flatMap((step, place) => {
    const to = asId(valueOf(step, 'region'))
    return to ? [{ number: place + 1, from: asId(valueOf(step, 'from')) || null, to }] : []
  })
}
