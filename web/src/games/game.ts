import type { Component } from 'svelte'
import type {
  ActionStep,
  Decision,
  Entry,
  ErrorBody,
  GameEvent,
  Position,
  Refusal,
  ReplayStep,
  RoundScores,
  Setup,
  Snapshot,
} from '$lib/api/types'
import type { GeometryData } from '$lib/board/geometry'
import type { Lesson } from '$lib/coach/lesson'
import type { Beat } from '$lib/motion/playback.svelte'
import type { Pictures } from '$lib/rulebook/pictures'
import type { NewsItem } from '$lib/table/news'
import type { Shot } from '$lib/table/reel.svelte'
import type { Table } from '$lib/table/table.svelte'
import type { Drafting } from '$lib/study/position/drafting'
import type { TableNames } from '$lib/text/tableNames'

/** What a press cannot take back: a die, something new to see, or the end of one's turn. */
export type Final = 'die' | 'eye' | 'turn'

export type Button = {
  id: string
  label: string
  icon?: string
  /** The seat it is about, whose sign stands on it. */
  seat?: number
  /** The single key that presses it. */
  key?: string
  /**
   * Primary is what most want next; early is allowed but gives something up; missing waits for
   * something else, which its words name.
   */
  look?: 'primary' | 'early' | 'missing' | 'die' | 'on'
  disabled?: boolean
  final?: Final
  run: () => unknown
}

/** A number that is changed one by one; null where it can go no further. */
export type Stepped = {
  name: string
  /** The number as it is read. */
  shown: string
  less: (() => void) | null
  more: (() => void) | null
}

/** What to do, what is left, and the buttons. */
export type Prompt = {
  icon: string
  /** A number instead of the icon: the cost of what is selected. */
  flag?: number | null
  title: string
  detail: string
  warning?: string
  /** A question before something is given up: asked once, by name. */
  asks?: boolean
  side: Button[]
  /** Helps for what is spread on the map, beside the list of its places where there is one. */
  tools?: Button[]
  /** What is counted up and down now; on a phone it stands in the sheet. */
  step?: Stepped
  /** What few want: behind a button of its own. */
  more?: Button[]
  primary: Button | null
}

/** One table of a game on this device: what the frame asks and tells it. */
export interface Session {
  readonly table: Table
  /** Names for sentences: of players, places and own inventions. */
  readonly tableNames: TableNames
  readonly prompt: Prompt
  /** The kind of question the person here is asked; empty while others are. */
  readonly kind: string
  readonly refusal: Refusal | null
  readonly trouble: ErrorBody | null
  /** Whether the row of offers must be chosen from now. */
  readonly choosing: boolean
  /** Whether pieces are being spread, for which there is a list beside the map. */
  readonly placing?: boolean
  /** The keys that mean something now, where that depends on the question. */
  readonly keys?: readonly Key[]
  /** The table has changed. */
  follow(): void
  /** What is to be seen of entries before they count; nothing where a game shows no motion. */
  stage?(
    entries: Entry[],
    before: Position,
    after: Position,
  ): { beats: readonly Beat[]; paired?: boolean }
  /** This just happened, and counts from now on. */
  tell(entries: Entry[]): void
  undo(): Promise<void>
  /** Answers a single key of the game's own; true when it meant something. */
  press(key: string): boolean
  /** Leaves a mode or a selection; true when there was one. */
  escape(): boolean
}

/** How a seat looks in the strip of players. */
export type Face = {
  icon: string
  /** Null while they are hidden; left out where a game has none. */
  coins?: number | null
  /** Points as they stand, where everybody may know them. */
  points?: number
  note: string
  said: string
}

/** How a game's events are told in the log. */
export type Telling = {
  icon: (event: GameEvent) => string
  /** The coins that an event brings, for the margin. */
  coins: (event: GameEvent) => number
  /** Whether an event begins a part of the log. */
  heading: (event: GameEvent) => boolean
  /** Kinds that are told with the crest of their player. */
  bySeat: readonly string[]
  /** Kinds of which neighbours are told in one sentence. */
  merged: readonly string[]
  /** Those of them that are told one by one where a game is studied move by move. */
  apart?: readonly string[]
  sentences: (events: GameEvent[], tableNames: TableNames) => string[]
  /** A move of which no event tells, in words; left out where events tell all there is. */
  untold?: (step: ReplayStep, tableNames: TableNames) => string
  /** What happened since the last turn of a seat; left out where a game tells no news. */
  news?: (
    entries: Entry[],
    seat: number | null,
    tableNames: TableNames,
    shots: readonly Shot[],
  ) => NewsItem[]
}

/** What is written on a key, and the text key of what it does. */
export type Key = readonly [string, string]

/** How a game ended that has more to say than who is first: the rule, and what counted. */
export type Outcome = { headline: string; rule: string; lines: string[] }

export type Rule = { id: string; section: string; text: string }

/** Things with a name that a game has of one kind, for its rulebook. */
export type ThingGroup = {
  /** The text key of its heading. */
  title: string
  kind: string
  /** The list the things stand in, whose icons they have. */
  icons: string
  ids: readonly string[]
  /** One icon for all, where they have none of their own. */
  icon?: string
  /** The text key of a line below the heading. */
  note?: string
}

type AtTable<S> = Component<{ session: S }>
type OfSeat<S> = Component<{ session: S; seat: number }>
type OfResult = Component<{ table: Table; entries: Entry[] }>

/** Everything the frame needs to show a game. Each game has a folder with one of these. */
export interface Game<S extends Session = Session> {
  /** Sits down in front of a table. */
  sit: (table: Table) => S
  /** The steps of a turn as text keys, and which of them a question belongs to. */
  steps: readonly string[]
  stepOf: (decision: Decision) => number
  face: (session: S, seat: number) => Face
  telling: Telling
  /** A plan of a turn, as the server lists its actions, in sentences. */
  planned: (plan: ActionStep[], position: Position, tableNames: TableNames) => string[]
  /** Names of places on the map of a set-up, in the language of the moment. */
  places: (setup: Setup) => Promise<() => Record<string, string>>
  /** The keys of the board and of offers, each with the text key of what it does. */
  keys: readonly Key[]
  /** Whether a position shows the game begun; the replay opens at the first that does. */
  begun?: (position: Position) => boolean
  /** What players without a chair are called, where a game has such. */
  chairless?: (position: Position, chairs: number) => string[]
  /** Whether the board itself shows what everybody has, so that no panels stand beside it. */
  panelless?: (session: S) => boolean
  /** The board with everything that may be done on it. */
  Board: AtTable<S>
  /** Offers to choose from beside the board, with the text key of their name; null for none. */
  Row: Component<{ session: S; columns: number; sheet?: boolean }> | null
  rowName: string
  /** What the pointer is on, in its card; where left out the card holds the prompt in full. */
  Pointer?: AtTable<S>
  /** The list of what is spread now, where pieces are spread. */
  Placing?: AtTable<S>
  /** The line above the map, where a game tells something else there than what happened. */
  News?: AtTable<S>
  /** Whether the row below the map is a card of actions, which is taller than one of offers. */
  tallRow?: boolean
  /** What lies above the log on a wide table, where a game has such. */
  Aside?: AtTable<S>
  /** Whether that needs the whole column now. */
  wholeAside?: (session: S) => boolean
  /** What the chosen offer does; null where offers speak for themselves. */
  Reading: AtTable<S> | null
  /** The cards in play; null where the page knows none. */
  Cards: AtTable<S> | null
  /** What a seat has, below its name. */
  Holdings: OfSeat<S>
  /** What stands below the panels of the seats: players without a chair. */
  Chairless?: AtTable<S>
  /** The short line of a seat's chip, where a game says more than the note of its face. */
  Chip?: OfSeat<S>
  /** Questions, slips and hints that lie over the table; null for none. */
  Over: AtTable<S> | null
  /** Settings of this device that only this game has. */
  Settings: Component<Record<string, never>> | null
  /** The end of a game: who stands where, and what the game was like. */
  Summary: OfResult
  Charts: OfResult | null
  /** The end in words of the game's own; null: by the scores alone. */
  outcome?: (snapshot: Snapshot, name: (seat: number) => string) => Outcome | null
  /** A board and a seat's line in the replay. */
  ReplayBoard: Component<{
    setup: Setup
    position: Position
    tableNames: TableNames
    /** All moves, and how many of them were made. */
    steps: ReplayStep[]
    at: number
    /** The steps of a better turn that are shown on the board. */
    plan?: readonly ActionStep[]
    /** Regions where a law of the game is broken. */
    ringed?: readonly string[]
    selected?: string | null
  }>
  ReplaySeat: Component<{ position: Position; seat: number; name: string; seats: number }>
  /** The cards in play at a moment of a finished game; left out where the page knows none. */
  StudyCards?: Component<{ game: string; position: Position; tableNames: TableNames }>
  /** Scores round by round up to the end, where a game does not count as it goes. */
  StudyRounds?: Component<{
    rounds: RoundScores[]
    names: string[]
    position: Position
    at: number
  }>
  /** A drawn land of a pack, inside a picture of the map editor; left out where packs hold none. */
  LandPicture?: Component<{ data: GeometryData }>
  /** How positions are set up by hand; left out where none can be. */
  drafting?: () => Promise<Drafting>
  /** Guided first games and exercises: what their coach says and points at; left out where there are none. */
  lessons?: () => Promise<readonly Lesson<S>[]>
  /** Everything with a name that the rulebook explains. */
  things: readonly ThingGroup[]
  /** The pictures of its rulebook by name, where there are such. */
  pictures?: () => Promise<Pictures>
  /** The exact rules by number, in English. */
  rules: () => Promise<Rule[]>
}

/** A game as the frame sees it, which hands every session only to the game that made it. */
export function game<S extends Session>(one: Game<S>): Game {
  return one as unknown as Game
}
