import { listed } from '$lib/icons/things'

export type Faction = 'alliance' | 'horde' | 'neutral'

/** The faction printed on each banner; a test compares it with the engine's. */
const FACTIONS: Record<string, Faction> = {
  blood_elves: 'horde',
  draenei: 'alliance',
  dwarves: 'alliance',
  ethereals: 'neutral',
  forsaken: 'horde',
  gnomes: 'alliance',
  goblins: 'horde',
  humans: 'alliance',
  kobolds: 'neutral',
  naga: 'neutral',
  night_elves: 'alliance',
  orcs: 'horde',
  pandaren: 'neutral',
  tauren: 'horde',
  trolls: 'horde',
  worgen: 'alliance',
}

export const ARTIFACTS: readonly string[] = [
  'aegis_of_aggramar',
  'ashes_of_alar',
  'doomhammer',
  'frostmourne',
  'heart_of_azeroth',
]
/** All that stays where it is found. */
export const PLACES: readonly string[] = listed('warcraft', 'sites').filter(
  (site) => !ARTIFACTS.includes(site),
)

export function factionOf(race: string): Faction {
  return FACTIONS[race] ?? 'neutral'
}
