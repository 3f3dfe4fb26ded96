import type { Position } from '$lib/api/types'
import type { SitePiece } from '$lib/board/types'

export type Region = {
  tokens: number
  player: number | null
  slot: number | null
  markers: Record<string, number>
  /** Where a game has sites: those that lie here. */
  sites?: SitePiece[]
}

export type Army = {
  slot: number
  race: string
  power: string | null
  declined: boolean
  hand: number
}

export type PlayerPosition = {
  coins: number | null
  armies: Army[]
  aside: number
  markers: Record<string, number>
  driven_out: Record<string, number>
  marks_left: Record<string, number>
  peace: number | null
}

export type Combo = { race: string; power: string; coins: number; tokens?: number }

/** The position that conquest games share, as docs/protocol.md describes it. */
export type ConquestPosition = Position & {
  round: number
  /** Turns that have begun. */
  turns: number
  turn_player: number
  first_player: number
  players: PlayerPosition[]
  regions: Record<string, Region>
  tray: Record<string, number>
  supply: Record<string, number>
  row: Combo[]
  gains: number[]
  turn: {
    nonempty: number
    roll: number
    owed: number
    built: number
    picked: boolean
    attacked: number[]
    substituted: number[]
    settled: string[]
  }
}
