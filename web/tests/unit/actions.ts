import type { ActionStep, Facts } from '$lib/api/types'

/** An action as the server tells it; arguments are called like their types. */
export function step(verb: string, values: Facts = {}): ActionStep {
  const told = Object.entries(values)
  return {
    do: [verb, ...told.map(([, value]) => value ?? 'none')].join(' '),
    verb,
    arguments: told.map(([name, value]) => ({ name, type: name, value })),
  }
}
