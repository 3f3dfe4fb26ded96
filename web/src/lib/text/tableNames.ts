/** What players, places and own inventions are called at one table: the twin of text/table_names.py. */
export type TableNames = {
  players: string[]
  /** Names of regions by id. */
  places: Record<string, string>
  /** Names of own races and powers, which the catalogue does not know. */
  races?: Record<string, string>
  powers?: Record<string, string>
  /** The game, which has its own words for some things. */
  game?: string
}

/** Whatever can format a message: the page's texts, or a plain bundle in a test. */
export type Speaker = {
  has(key: string): boolean
  say(key: string, values?: Record<string, string | number>): string
}

export function playerName(tableNames: TableNames, seat: unknown): string {
  return (typeof seat === 'number' ? tableNames.players[seat] : undefined) ?? '?'
}

export function placeName(tableNames: TableNames, region: unknown): string {
  return tableNames.places[String(region)] ?? String(region)
}

/** What the catalogue takes for a race: its id, or the name of an own one. */
export function raceKey(tableNames: TableNames | undefined, race: unknown): string {
  return tableNames?.races?.[String(race)] ?? String(race)
}

/** What the catalogue takes for a power: its id, or the name of an own one. */
export function powerKey(tableNames: TableNames | undefined, power: unknown): string {
  return tableNames?.powers?.[String(power)] ?? String(power)
}

/** Items as a sentence lists them: A, B and C. */
export function listed(items: string[], texts: Speaker): string {
  if (items.length < 2) return items.join('')
  return texts.say('list-and', { most: items.slice(0, -1).join(', '), last: items.at(-1)! })
}
