import type { Table } from '$lib/table/table.svelte'
import type { ClassicPosition } from './types'

/** The position of a table as this game knows it. */
export function positionOf(table: Table): ClassicPosition | null {
  return table.position as ClassicPosition | null
}

/** The coins of a seat as far as whoever sits in front of the device may see them. */
export function coinsShown(table: Table, seat: number): number | null {
  const snapshot = table.snapshot!
  const coins = positionOf(table)!.players[seat]!.coins
  if (snapshot.setup.open_coins || snapshot.status === 'over') return coins
  return seat === table.viewer ? coins : null
}

export function regionsOf(position: ClassicPosition, seat: number, slot: number): number {
  return Object.values(position.regions).filter(
    (region) => region.player === seat && region.slot === slot,
  ).length
}
