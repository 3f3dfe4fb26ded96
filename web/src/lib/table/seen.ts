import { own } from '$lib/api/device'
import { isPassing } from '$lib/api/seats'

/** How far a table was seen on this device: its version, and the moves made by then. */
export type Seen = { version: number; moves: number }

const SEEN = 'elbowroom.seen.'

export function lastSeen(table: string): Seen {
  const [version = 0, moves = 0] = (own().getItem(SEEN + table) ?? '').split('/').map(Number)
  return { version: version || 0, moves: moves || 0 }
}

export function rememberSeen(table: string, { version, moves }: Seen): void {
  if (!isPassing(table)) own().setItem(SEEN + table, `${version}/${moves}`)
}
