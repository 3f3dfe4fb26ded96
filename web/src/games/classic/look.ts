import type { MapLook } from '$lib/board/mapLook'
import type { PressRules } from '$lib/conquest/play.svelte'

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
  hues: {
    amazons: '#a84a5f',
    dwarves: '#95602c',
    elves: '#2f7d5f',
    ghouls: '#5f654f',
    giants: '#6a5a96',
    halflings: '#8a6a1c',
    humans: '#34659a',
    orcs: '#557527',
    ratmen: '#7a5644',
    skeletons: '#6a645e',
    sorcerers: '#653a90',
    tritons: '#17728a',
    trolls: '#84506f',
    wizards: '#3b4ba3',
  },
}

/** What the verbs of this game mean to whoever points at its map. */
export const PRESS_RULES: PressRules = {
  look: LOOK,
  modes: ['dragon', 'substitute', 'abandon'],
  conquests: ['conquer', 'army_in_decline'],
  declined: ['army_in_decline'],
  asked: ['attempt', 'substitute', 'decline'],
  rolled: ['attempt'],
}
