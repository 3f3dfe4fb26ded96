import { terrainOf, territoryOf } from './territories'
import { meeplesOf, TOWER, type RealmPosition } from './types'

/** Where points come from, in the order they are told; the faction's are what is left. */
export const SOURCES = [
  'meeples',
  'magic',
  'tower',
  'capital',
  'heroes',
  'fortresses',
  'faction',
] as const
export type Source = (typeof SOURCES)[number]

/** The points of a seat at the end, by their source. */
export function pointsOf(
  position: RealmPosition,
  seat: number,
  total: number,
): Record<Source, number> {
  const player = position.players[seat]!
  const home = position.territories[seat]
  const grounds = Object.entries(position.regions)
  const capitals = grounds.filter(
    ([region, { meeples }]) =>
      terrainOf(region) === 'capital' && meeples.some((one) => one.player === seat),
  )
  const found = {
    meeples: meeplesOf(position, seat),
    magic: player.magic,
    tower: TOWER[player.tower - 1]?.points ?? 0,
    capital: capitals.reduce((sum, [, { meeples }]) => {
      return sum + (meeples.some((one) => one.player !== seat) ? 1 : 2)
    }, 0),
    heroes: 3 * player.retired.length,
    fortresses: grounds.filter(
      ([region, { fortress }]) => fortress?.player === seat && territoryOf(region) !== home,
    ).length,
  }
  const known = Object.values(found).reduce((sum, one) => sum + one, 0)
  return { ...found, faction: total - known }
}
