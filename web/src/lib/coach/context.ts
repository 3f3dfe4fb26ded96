import { getContext, setContext } from 'svelte'
import type { Coach } from './coach.svelte'

const KEY = Symbol('coach')

/** The coach of the table, once its lesson is loaded; nobody where none is given. */
export type Chair = { readonly coach: Coach | null }

export function seatCoach(chair: Chair): void {
  setContext(KEY, chair)
}

/** The chair of the coach at this table; empty on pages that are no table. */
export function coachHere(): Chair {
  return getContext<Chair | undefined>(KEY) ?? { coach: null }
}
