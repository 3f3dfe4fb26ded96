import type { MapLook } from '$lib/board/mapLook'
import type { PressRules } from '$lib/conquest/play.svelte'
import { huesOf } from '$lib/icons/things'

/** The verbs and pieces of this game on its islands. */
export const LOOK: MapLook = {
  game: 'warcraft',
  pressed: ['conquer', 'attempt', 'wield', 'venture', 'strike', 'bomb', 'disarm', 'abandon'],
  counted: ['redeploy', 'take', 'place', 'beast'],
  beside: [],
  markers: {
    fort: 'fort',
    tower: 'tower',
    beast: 'beast',
    objective: 'objective',
    plant: 'bomb',
    bomb: 'bomb',
    disarm: 'bomb',
    champion: 'champion',
  },
  signs: {
    strike: 'races/gnomes',
    hammer: 'sites/doomhammer',
    swap: 'powers/portal_mage',
    push: 'powers/intimidating',
    push_beast: 'markers/beast',
    steal: 'races/ethereals',
    lake: 'sites/well_of_eternity',
    lay: 'sites/{site}',
  },
  seals: ['tower'],
  notes: {
    bomb: { ground: '#201A17', rim: '#FF9F5A', ink: '#FFD9B0' },
    objective: { ground: '#123E5C', rim: '#FFE27A', ink: '#FFF6DC' },
    beast: { ground: '#3F5A2A', rim: '#E3F0C8', ink: '#FFFFFF' },
  },
  hues: huesOf('warcraft'),
}

/** What the verbs of this game mean to whoever points at its map. */
export const PRESS_RULES: PressRules = {
  look: LOOK,
  modes: ['abandon', 'strike', 'hammer', 'champion', 'swap', 'push', 'steal'],
  conquests: ['conquer'],
  declined: [],
  asked: ['attempt', 'venture', 'strike', 'decline'],
  rolled: ['attempt', 'venture', 'strike'],
  unforeseen: ['attempt', 'venture', 'strike', 'bomb', 'disarm', 'hammer', 'swap', 'push', 'steal'],
}

/** Verbs that wait behind the button of another: what a push can be. */
export const PUSHES: readonly string[] = ['push', 'push_beast', 'raze']
/** Verbs that conquer with tools laid ready. */
export const HELPED: readonly string[] = ['wield', 'venture']
