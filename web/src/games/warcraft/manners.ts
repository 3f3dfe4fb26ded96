import type { Manners } from '$lib/conquest/play.svelte'

/** What the verbs of this game mean to whoever points at its map. */
export const MANNERS: Manners = {
  pressed: ['conquer', 'attempt', 'wield', 'venture', 'strike', 'bomb', 'disarm'],
  counted: ['redeploy', 'take', 'place', 'beast'],
  modes: ['abandon', 'strike', 'hammer', 'champion', 'swap', 'push', 'steal'],
  conquests: ['conquer'],
  asked: ['attempt', 'venture', 'strike', 'decline'],
}

/** Verbs that wait behind the button of another: what a push can be. */
export const PUSHES: readonly string[] = ['push', 'push_beast', 'raze']
/** Verbs that conquer with tools laid ready. */
export const HELPED: readonly string[] = ['wield', 'venture']
