import { FLAG, MARKERS, TOKEN } from './geometry'
import type { Position, RegionState, SitePiece } from './types'

export interface MarkerPiece {
  id: string
  count: number
}

/** What stands in a region. */
export interface Pieces {
  seat: number | null
  race: string | null
  declined: boolean
  count: number
  /** A lost tribe, which belongs to nobody. */
  tribe: boolean
  markers: MarkerPiece[]
  sites: SitePiece[]
  /** Whether it is only expected to stand here. */
  faint?: boolean
}

/** What stands in one region of a position. */
export function piecesOf(position: Position, state: RegionState): Pieces {
  const army =
    state.player === null
      ? undefined
      : position.players[state.player]?.armies.find((one) => one.slot === state.slot)
  return {
    seat: state.player,
    race: army?.race ?? null,
    declined: army?.declined ?? false,
    count: state.tokens,
    tribe: state.player === null && state.tokens > 0,
    markers: Object.entries(state.markers)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => ({ id, count })),
    sites: state.sites ?? [],
  }
}

/** The places of a region that are in use, as bits. */
export function usedPlaces(pieces: Pieces, flagged: boolean): number {
  const standing = pieces.seat !== null || pieces.tribe
  let used = standing || flagged ? TOKEN : 0
  if (standing && flagged) used |= FLAG
  const beside = pieces.markers.length + pieces.sites.length
  MARKERS.forEach((bit, place) => {
    if (beside > place) used |= bit
  })
  return used
}
