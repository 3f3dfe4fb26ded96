import type { Table } from '$lib/table/table.svelte'
import type { Play } from './play.svelte'
import type { Army, ConquestPosition } from './types'

/** The position of a table as this game knows it. */
export function positionOf(table: Table): ConquestPosition | null {
  return table.position as ConquestPosition | null
}

/** The coins of a seat as far as whoever sits in front of the device may see them. */
export function coinsShown(table: Table, seat: number): number | null {
  const snapshot = table.snapshot!
  const coins = positionOf(table)!.players[seat]!.coins
  if (snapshot.setup.open_coins || snapshot.status === 'over') return coins
  return seat === table.viewer ? coins : null
}

/** The active race of whoever is asked. */
export function armyOf(play: Play): Army | undefined {
  return play.position?.players[play.table.asked ?? 0]?.armies.find((one) => !one.declined)
}

/** The race that stands in a region. */
export function raceAt(position: ConquestPosition, region: string | null): string {
  const at = region ? position.regions[region] : undefined
  if (!at || at.player === null) return ''
  const armies = position.players[at.player]!.armies
  return armies.find((one) => one.slot === at.slot)?.race ?? ''
}

export function regionsOf(position: ConquestPosition, seat: number, slot: number): number {
  return Object.values(position.regions).filter(
    (region) => region.player === seat && region.slot === slot,
  ).length
}
