import type { Lesson } from '$lib/coach/lesson'
import type { WarcraftSession } from '../session.svelte'
import { MISSTEPS } from './missteps'
import { ASIDES, FIRST_STEPS, NEW_STEPS } from './steps'

/** What the coach of this game says, lesson by lesson. */
export const LESSONS: readonly Lesson<WarcraftSession>[] = [
  { id: 'first', steps: FIRST_STEPS, asides: ASIDES, missteps: MISSTEPS },
  { id: 'known', steps: NEW_STEPS, asides: ASIDES, missteps: MISSTEPS },
]
