import type { Prompt } from '../../game'
import type { Play } from '$lib/conquest/play.svelte'
import { place, redeploy, withdraw } from '$lib/conquest/prompts/arranging'
import { choice, end, pick, ready } from '$lib/conquest/prompts/choosing'
import type { Asking, Place } from '$lib/conquest/prompts/common'
import { questionPrompt, leaving } from '$lib/conquest/prompts/asking'
import { fallback } from '$lib/conquest/prompts/fallback'
import { waiting } from '$lib/conquest/prompts/waiting'
import { askedBefore } from './asking'
import { armyInDecline, conquer } from './conquering'

const PHASES: Record<string, Asking> = {
  choice,
  pick,
  army_in_decline: armyInDecline,
  ready,
  conquer,
  redeploy,
  place,
  withdraw,
  end,
}

/** What to do, what is left, and the buttons: for whoever looks at the table. */
export function promptOf(play: Play, where: Place): Prompt {
  if (!play.table.actions.length) return waiting(play)
  if (play.leaving) return leaving(play)
  if (play.question) return questionPrompt(play, askedBefore(play, where))
  return (PHASES[play.kind] ?? fallback)(play, where)
}
