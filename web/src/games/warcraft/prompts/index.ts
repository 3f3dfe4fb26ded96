import { choice, end, pick, ready } from '$lib/conquest/prompts/choosing'
import type { Place } from '$lib/conquest/prompts/common'
import { leaving, questionPrompt } from '$lib/conquest/prompts/asking'
import { fallback } from '$lib/conquest/prompts/fallback'
import { waiting } from '$lib/conquest/prompts/waiting'
import type { Prompt } from '../../game'
import type { WarcraftPlay } from '../play.svelte'
import { askedBefore } from './asking'
import { conquer } from './conquering'
import { place, recruit, redeploy, withdraw } from './placing'
import { formUp, start } from './starting'

const PHASES: Record<string, (play: WarcraftPlay, where: Place) => Prompt> = {
  start,
  choice,
  pick,
  form_up: formUp,
  ready,
  conquer,
  recruit,
  redeploy,
  place,
  withdraw,
  end,
}

/** What to do, what is left, and the buttons: for whoever looks at the table. */
export function promptOf(play: WarcraftPlay, where: Place): Prompt {
  if (!play.table.actions.length) return waiting(play)
  if (play.leaving) return leaving(play)
  if (play.question) return questionPrompt(play, askedBefore(play, where))
  return (PHASES[play.kind] ?? fallback)(play, where)
}
