import type { Arrangement } from './arrangement'
import { markerOf, type MapLook } from './mapLook'
import type { Pieces } from './pieces'
import type { Position, Seat } from './types'

/** What is being spread in a region: a marker, or null for tokens, and how many. */
export interface Edited {
  marker: string | null
  count: number
  /** Whether this is the region whose − n + is shown. */
  on: boolean
}

/** Verbs that spread tokens; all others that count spread a marker. */
const TOKEN_VERBS = ['redeploy', 'take', 'place']

/** What is being spread, by region. */
export function editedOf(
  arrangement: Arrangement | null,
  look: MapLook,
  stepped: string | null,
): Record<string, Edited> {
  if (!arrangement) return {}
  const { verb, rows } = arrangement
  const marker = TOKEN_VERBS.includes(verb) ? null : markerOf(look, verb)
  return Object.fromEntries(
    rows.map(({ region, count }) => [region, { marker, count, on: region === stepped }]),
  )
}

/** The pieces of a region with room for the marker that is spread there, though none may be there yet. */
export function withRoom(pieces: Pieces, edited: Edited | undefined): Pieces {
  const id = edited?.marker
  if (!id) return pieces
  const others = pieces.markers.filter((one) => one.id !== id)
  return { ...pieces, markers: [...others, { id, count: 1 }] }
}

/** Whether a region belongs to whoever chooses: a seat, or else all seats of this person. */
export function isOwn(
  position: Position,
  seats: readonly Seat[],
  acting: number | null,
  region: string,
): boolean {
  const { player } = position.regions[region]!
  if (player === null) return false
  if (acting !== null) return player === acting
  return seats.some((seat) => seat.yours && seat.seat === player)
}

/** How large names are written: never under 10 pixels; 0 where they would not fit any more. */
export function labelType(type: number, pixels: number): number {
  const wanted = Math.max(type, 10 / pixels)
  return wanted <= type * 1.4 ? wanted : 0
}
