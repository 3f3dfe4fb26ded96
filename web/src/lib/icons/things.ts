import looks from 'virtual:looks'
import { own } from './own.svelte'

/** The ids in a list of a game, such as its races, in the rulebook's order. */
export function listed(game: string, list: string): string[] {
  return Object.keys(looks[game]?.[list] ?? {})
}

/** The colours of a game's races. */
export function huesOf(game: string): Record<string, string> {
  const races = Object.entries(looks[game]?.['races'] ?? {})
  return Object.fromEntries(races.flatMap(([race, { hue }]) => (hue ? [[race, hue]] : [])))
}

/** The tokens on a thing's banner or badge and those in its tray, where it has such. */
export function numbersOf(
  game: string,
  list: string,
  id: string,
): { tokens?: number; tray?: number } {
  const { tokens, tray } = looks[game]?.[list]?.[id] ?? own.of(list, id) ?? {}
  return { tokens, tray }
}
