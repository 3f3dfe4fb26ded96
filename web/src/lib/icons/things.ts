import looks from 'virtual:looks'

/** The ids in a list of a game, such as its races, in the rulebook's order. */
export function listed(game: string, list: string): string[] {
  return Object.keys(looks[game]?.[list] ?? {})
}

/** The colours of a game's races. */
export function huesOf(game: string): Record<string, string> {
  const races = Object.entries(looks[game]?.['races'] ?? {})
  return Object.fromEntries(races.flatMap(([race, { hue }]) => (hue ? [[race, hue]] : [])))
}
