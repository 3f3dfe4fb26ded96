import { asId, asIds, valueOf } from '$lib/api/actions'
import type { ActionStep } from '$lib/api/types'

/** The tools that help in an action. */
export function toolsOf(action: ActionStep): string[] {
  return asIds(valueOf(action, 'tools'))
}

/** The region an action of two regions begins with: one of a swap, or where a unit is pushed from. */
export function startOf(action: ActionStep): string {
  return asId(valueOf(action, 'region'))
}

/** The second region of a swap, or where a pushed unit goes. */
export function goalOf(action: ActionStep): string {
  return asId(valueOf(action, 'goal'))
}

/** The artifact or place an action is about. */
export function siteOf(action: ActionStep): string {
  return asId(valueOf(action, 'site'))
}

/** Whether two sets of tools are the same. */
export function sameTools(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tool) => other.includes(tool))
}

/** Each of some words once, in order. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}
