import type { Lesson } from '$lib/coach/lesson'
import { MISSTEPS } from '$lib/conquest/lessons/missteps'
import { ASIDES, FIRST_STEPS } from '$lib/conquest/lessons/steps'
import type { ClassicSession } from './session.svelte'

/** What the coach of this game says, lesson by lesson. */
export const LESSONS: readonly Lesson<ClassicSession>[] = [
  { id: 'first', steps: FIRST_STEPS, asides: ASIDES, missteps: MISSTEPS },
]
