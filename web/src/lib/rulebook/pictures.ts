import type { Component } from 'svelte'
import type { Geometry, RegionData } from '$lib/board/geometry'
import type { MapLook } from '$lib/board/mapLook'

/** What a game draws itself, around 0, 0: a view of its own and what that shows. */
export type Own = { view: Component<Record<string, unknown>>; shows: Record<string, unknown> }

/** What stands alone or on a land. */
export type Piece =
  | Own
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

/** A piece, a sign between pieces, a land with what is on it, or a whole map: lit, or of the game's own. */
export type Part =
  | Piece
  | { sign: string }
  | { wide: Own }
  | { land: string; on?: readonly Piece[] }
  | { map: string; lit: (region: RegionData, geometry: Geometry) => boolean }

export type Picture = readonly Part[]

/** The pictures of a game's rulebook by name, and how its pieces look. */
export type Pictures = {
  look: MapLook
  drawn: Record<string, Picture>
  /** Glyphs and textures, where a game has others than all maps. */
  Glossary?: Component<{ prefix: string }>
}

/** A piece that a view of the game draws. */
export function own<Shown extends Record<string, unknown>>(
  view: Component<Shown>,
  shows: Shown,
): Own {
  return { view: view as unknown as Own['view'], shows }
}
