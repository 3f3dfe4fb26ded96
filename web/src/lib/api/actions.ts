import type { Action, ActionStep, Facts, GivenAction, Value } from './types'

/** The value of an argument of an action by its name; undefined where the verb has none such. */
export function valueOf(action: Pick<ActionStep, 'arguments'>, name: string): Value | undefined {
  return action.arguments.find((one) => one.name === name)?.value
}

/** All arguments of an action by name. */
export function valuesOf(action: Pick<ActionStep, 'arguments'>): Facts {
  return Object.fromEntries(action.arguments.map(({ name, value }) => [name, value]))
}

/** A value that is an id; empty where there is none. */
export function asId(value: Value | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** A value that is a number; null where there is none. */
export function asNumber(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : null
}

/** A value that is several ids. */
export function asIds(value: Value | undefined): string[] {
  return Array.isArray(value) ? value : []
}

/** The region an action is about, or at which the map offers it; null for none. */
export function regionOf(action: Pick<Action, 'arguments' | 'at'>): string | null {
  return action.at ?? (asId(valueOf(action, 'region')) || null)
}

/** How many an action says; null where it says no number. */
export function countOf(action: Pick<ActionStep, 'arguments'>): number | null {
  return asNumber(valueOf(action, 'count'))
}

/** An action to be sent, or asked about, that was not listed. */
export function given(verb: string, values: Record<string, Value> = {}): GivenAction {
  return {
    verb,
    arguments: Object.entries(values).map(([name, value]) => ({ name, value })),
  }
}

/** An action as an address names it. */
export function written(action: string | GivenAction): string {
  if (typeof action === 'string') return action
  const named = action.arguments.map(({ name, value }) => `${name}=${plain(value)}`)
  return [action.verb, ...named].join(' ')
}

function plain(value: Value): string {
  return Array.isArray(value) ? value.join('+') : (value?.toString() ?? 'none')
}
