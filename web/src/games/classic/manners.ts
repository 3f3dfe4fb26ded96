import type { Manners } from '$lib/conquest/play.svelte'

/** What the verbs of this game mean to whoever points at its map. */
export const MANNERS: Manners = {
  pressed: ['conquer', 'attempt', 'substitute', 'abandon', 'fortress', 'hero', 'dragon'],
  counted: ['redeploy', 'take', 'place', 'camp'],
  modes: ['dragon', 'substitute', 'abandon'],
  conquests: ['conquer', 'ghouls'],
  asked: ['attempt', 'substitute', 'decline'],
}
