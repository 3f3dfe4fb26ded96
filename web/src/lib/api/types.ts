/** What the server says about a table: the types of its OpenAPI document (`npm run types`). */
import type { WhichMap } from '$lib/board/geometry'
import type { components } from './schema'

type Told = components['schemas']
/** A kind of message by its name in the protocol. */
export type Schema<Name extends keyof Told> = Told[Name]

export type Part = Told['Part']
export type Due = Told['Due']
export type Argument = Told['Argument']
export type Value = Argument['value']
/** Values by name. */
export type Facts = Record<string, Value>
/** An action by its text, and by its verb and arguments. */
export type ActionStep = Told['ActionStep']
/** An allowed action; `at` is the region at which the map offers it, where that is another one. */
export type Action = Told['Action'] & { at?: string }
/** An action as its verb and arguments. */
export type GivenAction = Told['GivenAction']
export type Decision = Told['Decision'] | null
export type Income = Pick<Told['Income'], 'total' | 'parts'> & Partial<Pick<Told['Income'], 'what'>>
export type Clock = Told['ClockFace'] | null
export type Seat = Told['Seat']
export type Patience = Told['PatienceRule']
export type Change = { path: (string | number)[]; value?: Json; gone?: boolean }
export type GivenSeat = Told['SeatKey']
export type OpenedTable = Told['Opened']
export type GameInfo = Told['GameInfo']
export type Address = Told['Address']
export type Invitation = Told['Invitation']
export type TableLine = Told['TableLine']
export type TableFace = Told['TableFace']
export type Presence = Told['Presence']
export type TurnPlan = Told['TurnPlan']
export type Hint = Told['Hint']
export type Making = Told['Making']
export type GameOdds = Told['GameOdds']
export type OddsMoment = Told['OddsMoment']
export type TurningPoint = Told['TurningPoint']
export type ChallengeFace = Told['ChallengeFace']
export type Scored = Told['Scored']
export type Mistake = Told['JudgedTurn']
export type Reason = Told['Reason']
export type Mistakes = Told['Mistakes']
export type Puzzles = Told['Puzzles']
export type PuzzlesOfGame = Told['PuzzlesOfGame']
export type PuzzleLine = Told['PuzzleLine']
export type PuzzleAnswer = Told['PuzzleAnswer']
export type PuzzleVerdict = Told['PuzzleVerdict']
export type PuzzleOpen = Told['PuzzleOpen']
/** A position set up by hand, and what the server makes of it. */
export type Drafted = Told['Drafted']
export type Breach = Told['Breach']
export type RecordedGame = Told['RecordedGame']
/** The words that players bring for the dice. */
export type Sealing = Told['Sealing']
export type Draws = Told['Draws']
export type Draw = Omit<Told['Draw'], 'outcomes'> & { outcomes: [string, number][] }

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What a game's position may tell the frame; the rest is the game's own. */
export type Position = {
  round?: number
  turn_player?: number
}

export type Fact = string | number | boolean | null | object
export type GameEvent = { kind: string; player: number; facts: Record<string, Fact> }

export type Entry = {
  version: number
  kind: string
  seat: number | null
  at: string
  move?: number
  action?: string
  events?: GameEvent[]
  to_move?: number
  name?: string
  bot?: string | null
  text?: string
  table?: string
  scores?: number[]
  ranks?: number[]
  winners?: number[]
  seed?: string
  agree?: boolean
  /** Why a bot stands in: left, clock, absent or vote; of an action, why it stands in for a bot's. */
  why?: string
  /** The seat to go on without. */
  without?: number
  /** The seats whose words for the dice did not come. */
  left_out?: number[]
  [more: string]: unknown
}

/** A page of what happened. */
export type Entries = { version: number; entries: Entry[]; more: boolean }

export type Status = 'waiting' | 'playing' | 'over' | 'closed'

export type Setup = {
  players: number
  /** A board of the box by its name, or a map of one's own. */
  map: WhichMap
  names: string[]
  open_coins: boolean
  packs?: unknown[]
}

export type Result = { scores: number[]; ranks: number[]; winners: number[]; seed: string }

export type Snapshot = {
  type: 'snapshot'
  table: string
  version: number
  moves: number
  game: string
  setup: Setup
  status: Status
  /** How long a turn may take, or a game. */
  clock?: TableFace['clock']
  /** Whether players may ask for hints. */
  hints?: boolean
  /** How long the table waits for somebody. */
  patience?: Patience
  /** Since when it waits for the answer of a person. */
  waiting_since?: string | null
  /** When it closes, unless somebody objects. */
  closes?: string | null
  seats: Seat[]
  yours: number[]
  /** The seat whose view this is, where several share the device. */
  looking: number | null
  host: boolean
  position: Position | null
  decision: Decision
  actions: Action[]
  /** What may be done at once although something else is asked: it answers that too. */
  ahead?: Action[]
  income: Record<string, Income>
  hidden: Record<string, string[]>
  undo: boolean
  commitment: string | null
  /** The challenge of a day that is played here. */
  challenge?: Told['Published'] | null
  /** The lesson that is played here. */
  lesson?: string | null
  /** The puzzle that is tried here. */
  puzzle?: string | null
  seeds: string[]
  sealing?: Sealing | null
  entries: Entry[]
  rounds: number | null
  result: Result | null
  rematch: string | null
}

export type Update = {
  type: 'update'
  version: number
  moves: number
  entries: Entry[]
  changes: Change[]
  decision: Decision
  actions: Action[]
  /** What may be done at once although something else is asked: it answers that too. */
  ahead?: Action[]
  income: Record<string, Income>
  hidden: Record<string, string[]>
  undo: boolean
  status: Status
  seats: Seat[] | null
  position: Position | null
  result: Result | null
  waiting_since?: string | null
  closes?: string | null
}

export type Refusal = {
  key: string
  sentence?: string
  message?: string
  rule: string
  values: Record<string, string | number>
}

export type ErrorBody = {
  code: string
  message: string
  rule?: string | null
  key?: string | null
  values?: Record<string, string | number> | null
  version?: number
  allowed?: string[]
}

export type ReplayStep = {
  move: number
  player: number
  action: string
  events: GameEvent[]
  changes: Change[]
}

export type Score = Told['Score']
export type RoundScores = Told['RoundScores']
export type BestTurns = Told['BestTurns']
export type GameStudy = Told['GameStudy']
export type ReplayData = {
  setup: Setup
  position: Position
  steps: ReplayStep[]
  /** What everybody had after each round; empty where a game counts as it goes. */
  rounds: RoundScores[]
}
