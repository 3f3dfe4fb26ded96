import type { Key, Prompt, Session } from '$games/game'
import type { Entry, ErrorBody, Position, Refusal } from '$lib/api/types'
import type { Beat } from '$lib/motion/playback.svelte'
import { eventsOf } from '$lib/table/history'
import { skipping } from '$lib/table/skipping'
import type { Table } from '$lib/table/table.svelte'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'
import { choiceOf } from './actions'
import { stepsOf } from './motion'
import { shieldsIn } from './offers'
import { pace } from './pace.svelte'
import { KingdomsPlay } from './play.svelte'
import { promptOf } from './prompts'
import { dummyPrompt } from './prompts/dummy'
import { isPlan, plannedBeats, type PlanBeat, type Played } from './stepping'
import { placeNames } from './territories'
import { ACTIONS, type KingdomsPosition, type KingdomsSetup } from './types'

/** Questions with a control of their own beside the map, which phones show on a sheet. */
const CHOOSING: readonly string[] = ['select', 'trade']

const ON_THE_MAP: readonly Key[] = [
  ['←↑→↓', 'pages-key-arrows'],
  ['T', 'pages-key-target'],
  ['Enter', 'pages-key-enter'],
  ['Home', 'pages-key-home'],
]
const PAYMENT: Key = ['P', 'board-key-payment']
/** The keys that mean something while one question is asked. */
const KEYS_OF: Record<string, readonly Key[]> = {
  select: [
    ['1–6', 'board-key-actions'],
    ['Enter', 'board-key-confirm'],
  ],
  dial: [['← →', 'board-key-number'], PAYMENT, ['Enter', 'board-key-set']],
  pay: [PAYMENT],
}

/** From so many players on there is no room beside the territories. */
const CROWD = 4

/** A table of this game on this device. */
export class KingdomsSession implements Session {
  readonly table: Table
  readonly play: KingdomsPlay

  constructor(table: Table) {
    this.table = table
    this.play = new KingdomsPlay(table)
  }

  tableNames = $derived.by((): TableNames => {
    const seats = this.table.snapshot?.seats ?? []
    const players = [...seats.map((seat) => seat.name), t('pages-dummy')]
    return { players, places: placeNames(), game: this.game }
  })

  /** The step of the dummy's plan that is seen now. */
  plan = $derived.by((): PlanBeat | null => {
    const beats = this.table.playback.playing.map(({ beat }) => beat)
    return beats.findLast(isPlan) ?? null
  })

  prompt = $derived.by((): Prompt => {
    const { plan, table } = this
    if (plan) return dummyPrompt(plan, table.playback)
    const prompt = promptOf(this.play, this.place)
    const seen = table.playback.locked && table.yours.length > 0
    return seen ? { ...prompt, primary: skipping(table) } : prompt
  })

  place = (region: string): string => this.tableNames.places[region] ?? region

  /** Who put a shield on which action since the card was cleared. */
  shields = $derived.by(() => shieldsIn(this.table.entries))

  name(seat: number): string {
    return this.play.name(seat)
  }

  /** The points a seat would have if the game ended now, as the server reckons them. */
  points(seat: number): number | undefined {
    return this.table.snapshot?.income[seat]?.total
  }

  /** Whether somebody plays alone, against the compass. */
  get alone(): boolean {
    return this.position.players.length > this.table.snapshot!.seats.length
  }

  /** Whether so many play that the cards on the table say what their owners have. */
  get crowded(): boolean {
    return this.position.players.length >= CROWD
  }

  get game(): string {
    return this.table.snapshot!.game
  }

  /** The table as far as it was seen. */
  position = $derived.by((): KingdomsPosition => {
    const beats = this.table.playback.playing.map(({ beat }) => beat as Beat & Played)
    const played = beats.findLast((beat) => beat.played)?.played
    return played ?? (this.table.position as KingdomsPosition)
  })

  get setup(): KingdomsSetup {
    return this.table.snapshot!.setup as KingdomsSetup
  }

  get kind(): string {
    return this.plan ? 'dummy' : this.play.kind
  }

  get choosing(): boolean {
    return CHOOSING.includes(this.kind) || this.trading
  }

  /** Whether goods may be exchanged now. */
  get trading(): boolean {
    return this.play.exchange !== null
  }

  get refusal(): Refusal | null {
    return this.play.refusal
  }

  get trouble(): ErrorBody | null {
    return this.play.trouble
  }

  follow(): void {
    this.play.follow()
  }

  stage(entries: Entry[], before: Position): { beats: readonly Beat[] } {
    const events = eventsOf(entries)
    const seen = before as KingdomsPosition
    const alone = seen.players.length > (this.table.snapshot?.seats.length ?? 0)
    if (!alone || pace.dummy === 'once') return { beats: stepsOf(events) }
    return { beats: plannedBeats(events, seen, this.tableNames, pace.dummy === 'steps') }
  }

  tell(_entries: Entry[]): void {}

  undo(): Promise<void> {
    return this.play.undo()
  }

  press(key: string): boolean {
    const { play } = this
    if (play.wishing) return this.#choose(key)
    if (play.kind === 'pay' && key === 'p' && play.payments.length > 1) play.changePayment()
    else if (play.kind === 'dial') return this.#set(key)
    else return false
    return true
  }

  /** Keys of what is chosen first: a number chooses, Enter takes. */
  #choose(key: string): boolean {
    const { play } = this
    const all = play.kind === 'select' ? ACTIONS : play.choices.map(choiceOf)
    const wish = all[Number(key) - 1]
    if (wish) play.wish(wish)
    else if (key === 'enter' && play.wished) void play.confirm()
    else return false
    return true
  }

  /** Keys of the war die: its numbers, the flag, another payment, and setting it. */
  #set(key: string): boolean {
    const { play } = this
    const step = { arrowright: 1, '+': 1, arrowleft: -1, '-': -1 }[key] as 1 | -1 | undefined
    if (step) play.turn(step)
    else if (key === 'f' && play.numbers.includes(0)) play.number = 0
    else if (play.numbers.includes(Number(key)) && key !== '0') play.number = Number(key)
    else if (key === 'p' && play.payments.length > 1) play.changePayment()
    else if ((key === 'enter' || key === 'e') && play.number !== null) void play.lock()
    else return false
    return true
  }

  /** The keys of what is asked now, and those of the map. */
  get keys(): readonly Key[] {
    return [...(KEYS_OF[this.kind] ?? []), ...ON_THE_MAP]
  }

  escape(): boolean {
    return this.play.leave()
  }
}
