/** The parts of a snapshot that the board draws, as docs/protocol.md describes them. */

export interface RegionState {
  tokens: number
  player: number | null
  slot: number | null
  markers: Record<string, number>
  /** Artifacts and places that lie here, where a game has them; empty for one that lies face down. */
  sites?: SitePiece[]
}

/** Something found on the land: face down, an artifact that moves, or a place that stays. */
export interface SitePiece {
  id: string
  kind: 'hidden' | 'artifact' | 'place'
}

export interface Army {
  slot: number
  race: string
  power: string | null
  declined: boolean
  hand: number
}

export interface PlayerState {
  coins: number | null
  armies: Army[]
  aside: number
  markers: Record<string, number>
  driven_out: Record<string, number>
  peace: number | null
}

/** What the board needs of a position; the rest is there too. */
export interface Position {
  round: number
  turn_player: number
  players: PlayerState[]
  regions: Record<string, RegionState>
  turn: { owed: number; roll: number }
}

export type { Action, Part } from '$lib/api/types'

/** A fact for eyes. */
export interface GameEvent {
  kind: string
  player: number
  facts: Record<string, unknown>
}

/** Who sits where: the number decides colour and shape. */
export interface Seat {
  seat: number
  name: string
  /** Whether this seat is the person's own, or one of them. */
  yours: boolean
}
