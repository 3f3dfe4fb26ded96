/** What the server says about a table, as docs/protocol.md describes it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Region = {
  tokens: number
  player: number | null
  slot: number | null
  markers: Record<string, number>
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

export type Position = {
  round: number
  turns: number
  first_player: number
  turn_player: number
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

export type Part = { amount: number; key: string; name: string; rule: string }

export type Action = {
  do: string
  verb: string
  region: string | null
  count: number | null
  seat: number | null
  place: number | null
  total: number | null
  what: string | null
  parts: Part[]
  needs: number | null
  chance?: number | null
}

export type Decision = { player: number; kind: string } | null

export type Income = { total: number; parts: Part[] }

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
  [more: string]: unknown
}

export type Clock = { seconds: number; running: boolean } | null

export type Seat = {
  seat: number
  kind: string
  name: string
  bot: string | null
  open: boolean
  connected: boolean
  standing_in: string | null
  agreed: boolean
  clock: Clock
}

export type Status = 'waiting' | 'playing' | 'over' | 'closed'

export type Setup = {
  players: number
  map: string
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
  seats: Seat[]
  yours: number[]
  host: boolean
  position: Position | null
  decision: Decision
  actions: Action[]
  income: Record<string, Income>
  undo: boolean
  commitment: string | null
  seeds: string[]
  entries: Entry[]
  rounds: number | null
  result: Result | null
  rematch: string | null
}

export type Change = { path: (string | number)[]; value?: Json; gone?: boolean }

export type Update = {
  type: 'update'
  version: number
  moves: number
  entries: Entry[]
  changes: Change[]
  decision: Decision
  actions: Action[]
  income: Record<string, Income>
  undo: boolean
  status: Status
  seats: Seat[] | null
  position: Position | null
  result: Result | null
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

export type GivenSeat = { seat: number; secret: string; link: string }
export type OpenedTable = {
  table: string
  version: number
  seats: GivenSeat[]
  watch: string
  host: string | null
}

export type GameInfo = {
  id: string
  name: string
  players: number[]
  maps: string[]
  options: string[]
  bots: string[]
}

export type TableLine = {
  table: string
  game: string
  version: number
  status: string
  created: string
  players: number
  names: string[]
  open_seats: number[]
}

export type TableFace = {
  table: string
  game: string
  status: Status
  players: number
  seats: Seat[]
}

export type ReplayStep = {
  move: number
  player: number
  action: string
  events: GameEvent[]
  changes: Change[]
}

export type ReplayData = { setup: Setup; position: Position; steps: ReplayStep[] }
