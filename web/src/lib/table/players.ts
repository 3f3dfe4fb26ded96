import { t } from '$lib/text/texts.svelte'
import { botLevel } from './bots'
import type { Table } from './table.svelte'

/** Who sits there and what they are doing, in a few words. */
export function seatLine(table: Table, seat: number): string {
  const info = table.snapshot!.seats[seat]!
  const who = info.standing_in
    ? t('pages-seat-standing-in')
    : info.bot
      ? `${t('ui-bot')} · ${botLevel(info.bot)}`
      : table.yours.includes(seat)
        ? t(table.yours.length > 1 ? 'pages-seat-here' : 'pages-seat-you')
        : t(info.connected ? 'pages-seat-connected' : 'pages-seat-away')
  return table.asked === seat ? `${who} · ${t('pages-choosing')}` : who
}
