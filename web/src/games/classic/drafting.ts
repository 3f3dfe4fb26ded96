import { countOf, phaseName, put, toolsOf } from '$lib/conquest/drafting'
import DraftPlayers from '$lib/conquest/DraftPlayers.svelte'
import type { Drafting } from '$lib/study/position/drafting'

/** Positions of this game set up by hand. */
export const drafting: Drafting = {
  tools: toolsOf('classic'),
  count: countOf,
  put,
  Panel: DraftPlayers,
  phase: phaseName,
}
