import type { ConquestPosition } from '$lib/conquest/types'

/** The position of the game, as docs/protocol.md describes it. */
export type WarcraftPosition = ConquestPosition & {
  /** The island faces on the table; null on a map of one's own. */
  islands: string[] | null
  /** Where each site that is known lies. */
  sites: Record<string, string>
  face_down: string[]
  unseen: string[]
  keepers: Record<string, number>
  former_keepers: Record<string, number>
  bombs: { explosive: number; duds: number }
  /** Who holds a harmony token. */
  harmony: number[]
  turn: ConquestPosition['turn'] & {
    used_sites: string[]
    uses: Record<'strikes' | 'raids' | 'swaps' | 'pushes' | 'marches', number>
    form_discount: number
    faction: string | null
    fallen: number
  }
}

/** What only tables of this game are set up with. */
export type WarcraftSetup = { teams?: boolean; two_player_islands?: string }
