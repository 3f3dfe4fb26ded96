import type { Geometry, RegionData } from '$lib/board/geometry'
import type { MapLook } from '$lib/board/mapLook'

/** What stands alone or on a land. */
export type Piece =
  | { icon: string; count?: number }
  | { token: string; seat: number; count?: number; declined?: boolean }
  | { tribe: number }
  | { marker: string; count?: number }
  | { symbol: string }
  | { die: number }
  | { coins: number }
  /** A cost on its pennant, as on the map. */
  | { cost: number }
  /** A race's banner with the badge of its power, and the coins that lie on it. */
  | { banner: string; power: string; coins?: number }

/** A piece, a sign between pieces, a land with what is on it, or a whole map with regions lit. */
export type Part =
  | Piece
  | { sign: string }
  | { land: string; on?: readonly Piece[] }
  | { map: string; lit: (region: RegionData, geometry: Geometry) => boolean }

export type Picture = readonly Part[]

/** The pictures of a game's rulebook by name, and how its pieces look. */
export type Pictures = { look: MapLook; drawn: Record<string, Picture> }
