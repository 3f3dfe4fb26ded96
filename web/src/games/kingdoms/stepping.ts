import type { GameEvent } from '$lib/api/types'
import type { Beat } from '$lib/motion/playback.svelte'
import type { TableNames } from '$lib/text/tableNames'
import { stepsOf } from './motion'
import { chaptersOf, stepsIn, type Chapter, type PlanStep } from './plan'
import { playedUpTo } from './played'
import { NO_ACTION, type KingdomsPosition } from './types'

/** What is shown meanwhile: the table as far as it was seen. */
export type Played = { played?: KingdomsPosition }
/** A step of the dummy's plan on the stage. */
export type PlanBeat = Beat &
  Played & { kind: 'plan'; steps: readonly PlanStep[]; at: number; step: PlanStep }

/** So long a step is seen that nobody goes on from. */
const STEP = 900

export const isPlan = (beat: Beat): beat is PlanBeat => beat.kind === 'plan'

/** What a person chose that the dummy has still to follow; null in the dummy's own turn. */
function followed({ active, selected }: KingdomsPosition): string | null {
  return active === 0 && selected !== NO_ACTION ? selected : null
}

/**
 * What is to be seen of events with the dummy's plan between them: each of its steps is a beat, which waits
 * for a press where somebody wants to go step by step.
 */
export function plannedBeats(
  events: readonly GameEvent[],
  before: KingdomsPosition,
  tableNames: TableNames,
  waits: boolean,
): Beat[] {
  const chapters = chaptersOf(events, tableNames, followed(before))
  const steps = stepsIn(chapters)
  if (!steps.length) return stepsOf(events)
  const seen: GameEvent[] = []
  return chapters.flatMap((chapter) => {
    const now = playedUpTo(before, seen)
    const motion = stepsOf(chapter.events).map((beat) => ({ ...beat, stays: false, played: now }))
    seen.push(...chapter.events)
    if (!chapter.step) return motion
    const beat = (played: KingdomsPosition): PlanBeat => ({
      kind: 'plan',
      ms: STEP,
      waits,
      steps,
      at: steps.indexOf(chapter.step!),
      step: chapter.step!,
      played,
    })
    // What is done is seen and then told; what is picked is told before it is done.
    return isDone(chapter)
      ? [...motion, beat(playedUpTo(before, seen))]
      : [beat(picking(before, seen, chapter)), ...motion]
  })
}

const isDone = ({ step }: Chapter) => step?.kind === 'deed'

/** The table while the hand picks: the die lies, the shield too, but nobody has moved. */
function picking(
  before: KingdomsPosition,
  seen: readonly GameEvent[],
  { events }: Chapter,
): KingdomsPosition {
  const walks = events.filter(({ kind }) => kind !== 'die_rolled' && kind !== 'selected')
  return playedUpTo(
    before,
    seen.filter((event) => !walks.includes(event)),
  )
}
