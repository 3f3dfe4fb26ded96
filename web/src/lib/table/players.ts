import type { Position } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import type { Table } from './table.svelte'

/** The coins of a seat as far as whoever sits in front of the device may see them. */
export function coinsShown(table: Table, seat: number): number | null {
  const snapshot = table.snapshot!
  const coins = table.position!.players[seat]!.coins
  if (snapshot.setup.open_coins || snapshot.status === 'over') return coins
  return seat === table.viewer ? coins : null
}

export function regionsOf(position: Position, seat: number, slot: number): number {
  return Object.values(position.regions).filter(
    (region) => region.player === seat && region.slot === slot,
  ).length
}

/** Who sits there and what they are doing, in a few words. */
export function seatLine(table: Table, seat: number): string {
  const info = table.snapshot!.seats[seat]!
  const who = info.standing_in
    ? t('pages-seat-standing-in')
    : info.bot
      ? t('pages-seat-bot', { bot: info.bot })
      : table.yours.includes(seat)
        ? t(table.yours.length > 1 ? 'pages-seat-here' : 'pages-seat-you')
        : t(info.connected ? 'pages-seat-connected' : 'pages-seat-away')
  return table.asked === seat ? `${who} · ${t('pages-choosing')}` : who
}
