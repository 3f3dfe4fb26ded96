import { rowOf, type Arrangement } from './arrangement'
import { markerOf, type MapLook } from './mapLook'
import type { Pieces } from './pieces'

/** The pieces of a region as they would be after an arrangement that is not yet submitted. */
export function arranged(
  pieces: Pieces,
  arrangement: Arrangement | null,
  region: string,
  look: MapLook,
): Pieces {
  const row = arrangement && rowOf(arrangement, region)
  if (!arrangement || !row || row.count === row.start) return pieces
  const { verb } = arrangement
  if (verb === 'redeploy') return { ...pieces, count: row.count }
  if (verb === 'take') return { ...pieces, count: pieces.count - row.count }
  if (verb === 'place') return { ...pieces, count: pieces.count + row.count }
  const id = markerOf(look, verb)
  const others = pieces.markers.filter((marker) => marker.id !== id)
  const spread = row.count > 0 ? [{ id, count: row.count }] : []
  return { ...pieces, markers: [...others, ...spread] }
}
