import { own } from '$lib/icons/own.svelte'

/** What a game's verbs and pieces mean on its map, and how they look; each such game gives one. */
export type MapLook = {
  /** The game whose icons are drawn. */
  game: string
  /** The actions a press on a region can mean, the likelier first. */
  pressed: readonly string[]
  /** Verbs that name a number of pieces; the board offers them as − count +. */
  counted: readonly string[]
  /** Verbs with a small flag of their own beside the likelier action. */
  beside: readonly string[]
  /** The marker that a verb puts down. */
  markers: Record<string, string>
  /** The sign on the flag of what is no plain conquest, as a path below the game's icons. */
  signs: Record<string, string>
  /** Markers that make a region immune and look like a seal; all others are plain discs. */
  seals: readonly string[]
  /** Markers that neither defend nor protect: a dark disc with a rim in a colour of their own. */
  notes: Record<string, Note>
  /** The cloth of each race's banner. */
  hues: Record<string, string>
}

export type Note = { ground: string; rim: string; ink: string }

const PLAIN_CLOTH = '#6a5a46'

/** The cloth of a race's banner; that of an own race is what its inventor chose, or plain. */
export function hueOf(look: MapLook, race: string): string {
  return look.hues[race] ?? own.of('races', race)?.hue ?? PLAIN_CLOTH
}

/** What stands for the pieces a verb puts down. */
export function markerOf(look: MapLook, verb: string): string {
  return look.markers[verb] ?? verb
}
