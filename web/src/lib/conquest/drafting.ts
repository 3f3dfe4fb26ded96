import type { Position } from '$lib/api/types'
import type { Tool } from '$lib/study/position/drafting'
import type { TableNames } from '$lib/text/tableNames'
import { raceKey } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import type { Army, ConquestPosition, PlayerPosition, Region } from './types'

const TRIBE = 'tribe'
const EMPTY: Region = { tokens: 0, player: null, slot: null, markers: {} }
/** The slots of a race that is active, and of the one in decline that the limit allows. */
export const ACTIVE = 0
export const DECLINED = 1

/** What lies ready: the races of all players, tribes, and the markers of the box. */
export function toolsOf(game: string) {
  return (position: Position, tableNames: TableNames): Tool[] => {
    const { players, supply } = position as ConquestPosition
    const armies = players.flatMap((player, seat) =>
      player.armies.map((army) => ({
        id: `army ${seat} ${army.slot}`,
        label: t('name-race', { race: raceKey(tableNames, army.race) }),
        icon: `${game}/races/${army.race}`,
        seat,
        declined: army.declined,
      })),
    )
    const markers = Object.keys(supply).map((marker) => ({
      id: `marker ${marker}`,
      label: t('study-marker', { marker }),
      icon: `${game}/markers/${marker}`,
      seat: null,
    }))
    const tribe = {
      id: TRIBE,
      label: t('study-tribe'),
      icon: `${game}/markers/${TRIBE}`,
      seat: null,
    }
    return [...armies, tribe, ...markers]
  }
}

/** How many of something are in a region. */
export function countOf(position: Position, tool: string, region: string): number {
  const { tokens, player, slot, markers } = regionAt(position, region)
  const [kind, first, second] = tool.split(' ')
  if (kind === TRIBE) return player === null ? tokens : 0
  if (kind === 'marker') return markers[first!] ?? 0
  return player === Number(first) && slot === Number(second) ? tokens : 0
}

function regionAt(position: Position, region: string): Region {
  return (position as ConquestPosition).regions[region] ?? EMPTY
}

/** The position with one more or one less of something in a region. */
export function put(position: Position, tool: string, region: string, by: 1 | -1): Position {
  const now = regionAt(position, region)
  const next = changed(now, tool, countOf(position, tool, region), by)
  if (next === now) return position
  const { regions } = position as ConquestPosition
  return { ...position, regions: { ...regions, [region]: next } } as Position
}

function changed(now: Region, tool: string, count: number, by: 1 | -1): Region {
  const [kind, first, second] = tool.split(' ')
  if (count + by < 0) return now
  if (kind === 'marker') {
    const markers = { ...now.markers, [first!]: count + by }
    if (!markers[first!]) delete markers[first!]
    return { ...now, markers }
  }
  if (kind === TRIBE) return { ...EMPTY, markers: now.markers, tokens: count + by }
  const tokens = count + by
  // Whoever was there leaves with all that is theirs.
  const markers = count && tokens ? now.markers : {}
  if (!tokens) return { ...EMPTY, markers }
  return { tokens, player: Number(first), slot: Number(second), markers }
}

/** The position with something else of a player. */
export function withPlayer(
  position: ConquestPosition,
  seat: number,
  part: Partial<PlayerPosition>,
): ConquestPosition {
  const players = position.players.map((one, place) => (place === seat ? { ...one, ...part } : one))
  return { ...position, players }
}

/** The position with another race in a slot of a player; null: with none, and its land is empty. */
export function withArmy(
  position: ConquestPosition,
  seat: number,
  slot: number,
  army: Pick<Army, 'race' | 'power'> | null,
): ConquestPosition {
  const player = position.players[seat]!
  const old = player.armies.find((one) => one.slot === slot)
  const others = player.armies.filter((one) => one.slot !== slot)
  const next = army
    ? [...others, { ...army, slot, declined: slot !== ACTIVE, hand: old?.hand ?? 0 }]
    : others
  const armies = next.toSorted((one, other) => one.slot - other.slot)
  const kept = withPlayer(position, seat, { armies })
  if (army) return kept
  const regions = Object.entries(kept.regions).map(([id, state]) => [
    id,
    state.player === seat && state.slot === slot ? EMPTY : state,
  ])
  return { ...kept, regions: Object.fromEntries(regions) as ConquestPosition['regions'] }
}

/** The races and powers there are. */
export function racesOf(position: ConquestPosition): string[] {
  return Object.keys(position.tray)
}

export function powersOf(position: ConquestPosition): string[] {
  const { badges, discards } = position as unknown as Record<'badges' | 'discards', string[]>
  const shown = [...position.row, ...position.players.flatMap((player) => player.armies)]
  const all = [...badges, ...discards, ...shown.map((one) => one.power)]
  return [...new Set(all.filter((power) => power !== null))].toSorted()
}

/** What a step of a turn is called. */
export function phaseName(phase: string): string {
  const key = `phase-${phase.replaceAll('_', '-')}`
  return texts.has(key) ? t(key) : phase
}
