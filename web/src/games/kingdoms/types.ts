import type { Position, Setup } from '$lib/api/types'

export const RESOURCES = ['food', 'mana', 'ore', 'silver'] as const
export type Resource = (typeof RESOURCES)[number]
export const BASIC: readonly Resource[] = ['food', 'mana', 'ore']
export const ACTIONS = ['patrol', 'quest', 'build', 'research', 'expand', 'trade'] as const
/** What stands where no action is chosen. */
export const NO_ACTION = 'none'
/** The last places of tracks, and how many shields there are. */
export const MOST_UNITS = 9
export const MOST_MEEPLES = 7
export const TOP_MAGIC = 5
export const SHIELDS = 5
export const HIGHEST_NUMBER = 11
/** What a level of the tower costs and brings, from the first. */
export const TOWER: readonly { ore: number; points: number }[] = [
  { ore: 1, points: 1 },
  { ore: 2, points: 2 },
  { ore: 3, points: 3 },
  { ore: 4, points: 4 },
  { ore: 5, points: 6 },
  { ore: 6, points: 8 },
]

export type Meeple = { player: number; hero: boolean; laid: boolean }
export type Fortress = { player: number; laid: boolean }
export type Ground = { meeples: Meeple[]; fortress: Fortress | null; neutral: boolean }

/** What can be done in a region: its sign, and a number with it. */
export type Sign = { icon: string | null; number: number | null }

/** What is set on a die: a number, the flag, that something is set, or nothing. */
export type Die = number | 'flag' | 'set' | null

export type KingdomsPlayer = {
  faction: string | null
  resources: Record<Resource, number>
  tower: number
  magic: number
  hero: string | null
  hero_level: number
  retired: string[]
  /** Hero cards to choose from; those of others are question marks. */
  offered: string[]
  waiting: string | null
  wars_won: number
}

/** The position of the game, as docs/protocol.md describes it. */
export type KingdomsPosition = Position & {
  round: number
  turn_player: number
  active: number
  first_player: number
  /** The action that was chosen; NO_ACTION before. */
  selected: string
  shields: string[]
  /** Whether the end is announced. */
  triggered: boolean
  cards: (string | null)[]
  territories: (string | null)[]
  players: KingdomsPlayer[]
  regions: Record<string, Ground>
  acting: {
    duty: string[]
    moves_left: number
    pay_due: number
    paid: number[]
  }
  war: {
    region: string | null
    attacker: number
    defender: number
    revealed: boolean
    dials: [Die, Die]
  }
  /** Against whom one plays alone: which side is up, what was rolled, and its number in war. */
  compass: { night: boolean; roll: number; number: number }
}

/** What only tables of this game are set up with. */
export type KingdomsSetup = Setup & { heroes_call?: boolean; frozen_lands?: boolean }

/** How many meeples of a seat are in play. */
export function meeplesOf(position: KingdomsPosition, seat: number): number {
  return Object.values(position.regions)
    .flatMap((ground) => ground.meeples)
    .filter((meeple) => meeple.player === seat).length
}
