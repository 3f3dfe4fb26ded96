import { regionOf } from '$lib/api/actions'
import type { Action, GameEvent } from '$lib/api/types'
import type { Anchor } from '$lib/coach/lesson'
import { army, me, ownRegions, payable } from '$lib/conquest/lessons/reading'
import type { Region } from '$lib/conquest/types'
import { eventsOf, standing } from '$lib/table/history'
import { toolsOf } from '../actions'
import { factionOf, type Faction } from '../factions'
import { islandOf } from '../sea'
import type { WarcraftSession } from '../session.svelte'

/** What the steps of this game's lessons read off a table. */

export type Islander = WarcraftSession

const OBJECTIVE = 'objective'
/** What conquering the region of one's own objective brings, in coins. */
const PRIZE = 2

/** Whether something has happened in one's own turns, and was not taken back. */
export function happened(session: Islander, wanted: (event: GameEvent) => boolean): boolean {
  const events = eventsOf(standing(session.table.entries))
  return events.some((event) => event.player === me(session) && wanted(event))
}

export function ownIslands(session: Islander): Set<string> {
  return new Set(ownRegions(session).map(([id]) => islandOf(id)))
}

/** The artifacts and places one's active race holds, with the regions they lie in. */
export function held(session: Islander): [string, string][] {
  const own = new Set(ownRegions(session).map(([id]) => id))
  return Object.entries(session.position.sites).filter(([, region]) => own.has(region))
}

export function hasMurlocs({ player, tokens }: Region): boolean {
  return player === null && tokens > 0
}

export function hasPrize({ markers }: Region): boolean {
  return (markers[OBJECTIVE] ?? 0) > 0
}

/** The race that holds a region, where it is a player's. */
function raceAt(session: Islander, { player, slot }: Region): string | null {
  if (player === null) return null
  return session.position.players[player]?.armies.find((one) => one.slot === slot)?.race ?? null
}

export function ownFaction(session: Islander): Faction {
  return factionOf(army(session)?.race ?? '')
}

/** Whether two factions are each other's enemies; neutral ones are nobody's. */
export function areRivals(one: Faction, other: Faction): boolean {
  return one !== other && one !== 'neutral' && other !== 'neutral'
}

/** Whether a region is held by a race of the other faction: that brings a coin more. */
export function isEnemy(session: Islander, region: Region): boolean {
  const race = region.player === me(session) ? null : raceAt(session, region)
  return race !== null && areRivals(factionOf(race), ownFaction(session))
}

export function stateOf(session: Islander, action: Action): Region {
  return session.position.regions[regionOf(action)!]!
}

/** What can be conquered for tokens alone and fits, the cheapest first. */
export function payableWhere(session: Islander, fits: (region: Region) => boolean): Action[] {
  return payable(session).filter((one) => fits(stateOf(session, one)))
}

/** Empty land next to one's own that hides nothing. */
export function plain(session: Islander): Action[] {
  const { face_down } = session.position
  return payable(session).filter((one) => {
    const { player, tokens } = stateOf(session, one)
    const hides = face_down.includes(regionOf(one)!)
    return player === null && tokens === 0 && !hides && !isFar(session, one)
  })
}

/** Regions that hide an artifact or a place, and can be paid for. */
export function hiding(session: Islander): Action[] {
  const { face_down } = session.position
  return payable(session).filter((one) => face_down.includes(regionOf(one)!))
}

/** Whether an action needs a ship: its region lies on an island where one holds nothing. */
function isFar(session: Islander, action: Action): boolean {
  return !ownIslands(session).has(islandOf(regionOf(action)!))
}

/** Landing regions of other islands that can be paid for, those with a prize first. */
export function overseas(session: Islander): Action[] {
  const far = payable(session).filter((one) => isFar(session, one))
  const prized = (one: Action) => Number(hasPrize(stateOf(session, one)))
  return far.toSorted((one, other) => prized(other) - prized(one))
}

/** What can be paid for, with most coins for the fewest tokens first. */
export function bargains(session: Islander): Action[] {
  const worth = (one: Action) => {
    const region = stateOf(session, one)
    const coins = (hasPrize(region) ? PRIZE : 0) + (isEnemy(session, region) ? 1 : 0)
    return (one.total ?? 0) - coins
  }
  return payable(session).toSorted((one, other) => worth(one) - worth(other))
}

/** Conquests that one artifact makes possible or cheaper; the cheapest first. */
export function helped(session: Islander): Action[] {
  const some = session.table.actions.filter(
    (one) => one.verb === 'wield' && toolsOf(one).length === 1,
  )
  return some.toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0))
}

/** The button that lays an artifact ready, also where it waits behind another. */
export function layReady(tool: string): Anchor[] {
  return [{ button: `tool-${tool}` }, { part: 'more' }]
}

/** Whether one could conquer a region next turn: it lies beside one's own, or ships land there. */
export function isNear(session: Islander, region: string): boolean {
  const { geometry } = session
  if (!geometry) return true
  const { adjacent, landing } = geometry.region(region)
  const own = new Set(ownRegions(session).map(([id]) => id))
  return Boolean(landing) || adjacent.some((one) => own.has(one))
}

/** The tokens beyond the land's own that a region would cost next turn, as it stands. */
function hardship(session: Islander, region: string): number {
  const { adjacent, terrain } = session.geometry!.region(region)
  const { tokens, markers } = session.position.regions[region]!
  const own = new Set(ownRegions(session).map(([id]) => id))
  const walls = Object.entries(markers).filter(([marker]) => marker !== OBJECTIVE)
  const pieces = walls.reduce((sum, [, count]) => sum + count, 0)
  const ship = adjacent.some((id) => own.has(id)) ? 0 : 1
  return tokens + pieces + ship + (terrain === 'mountain' ? 1 : 0)
}

/** Where objectives do most good: land one can take next turn for few tokens; the second overseas. */
export function wishes(session: Islander): Action[] {
  const { geometry, table } = session
  if (!geometry) return []
  const open = table.actions.filter((one) => one.verb === OBJECTIVE)
  const near = open.filter((one) => isNear(session, regionOf(one)!))
  const placed = Object.entries(session.position.regions).some(
    ([id, region]) => hasPrize(region) && isNear(session, id),
  )
  const costs = (one: Action) => {
    const stay = placed && !isFar(session, one)
    return hardship(session, regionOf(one)!) + (stay ? 2 : 0)
  }
  return near.toSorted((one, other) => costs(one) - costs(other))
}

export function placesObjectives(session: Islander): boolean {
  return session.table.actions.some((one) => one.verb === OBJECTIVE)
}
