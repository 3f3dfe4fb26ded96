import type { Lesson } from '$lib/coach/lesson'
import { FIRST_ASIDES, SOLO_ASIDES } from './lessons/asides'
import { FIRST_STEPS } from './lessons/first'
import { MISSTEPS } from './lessons/missteps'
import { SOLO_STEPS } from './lessons/solo'
import type { KingdomsSession } from './session.svelte'

/** What the coach of this game says, lesson by lesson. */
export const LESSONS: readonly Lesson<KingdomsSession>[] = [
  { id: 'first', steps: FIRST_STEPS, asides: FIRST_ASIDES, missteps: MISSTEPS },
  { id: 'solo', steps: SOLO_STEPS, asides: SOLO_ASIDES, missteps: MISSTEPS },
]
