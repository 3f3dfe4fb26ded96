import type { MapLook } from '$lib/board/mapLook'
import type { PressRules } from '$lib/conquest/play.svelte'
import { huesOf } from '$lib/icons/things'

/** The verbs and pieces of this game on its map. */
export const LOOK: MapLook = {
  game: 'classic',
  pressed: ['conquer', 'attempt', 'fortress', 'hero', 'substitute', 'dragon', 'abandon'],
  counted: ['redeploy', 'take', 'place', 'camp'],
  beside: ['substitute'],
  markers: { camp: 'encampment', fortress: 'fortress', hero: 'hero', dragon: 'dragon' },
  signs: { substitute: 'races/sorcerers' },
  seals: ['hole', 'hero', 'dragon'],
  notes: {},
  hues: huesOf('classic'),
}

/** What the verbs of this game mean to whoever points at its map. */
export const PRESS_RULES: PressRules = {
  look: LOOK,
  modes: ['dragon', 'substitute', 'abandon'],
  conquests: ['conquer', 'army_in_decline'],
  declined: ['army_in_decline'],
  asked: ['attempt', 'substitute', 'decline'],
  rolled: ['attempt'],
  unforeseen: ['attempt', 'substitute'],
}
