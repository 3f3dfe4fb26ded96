import type {
  Action,
  ActionStep,
  Entry,
  ErrorBody,
  GameEvent,
  Position,
  Refusal,
} from '$lib/api/types'
import { frontOf, inHand, toTheWeakest } from '$lib/board/arrangement'
import type { Geometry } from '$lib/board/geometry'
import { moves, onlyConquests, stepsOf, type Step } from '$lib/board/motion'
import type { Playback } from '$lib/motion/playback.svelte'
import { leading } from '$lib/study/leading'
import { eventsOf } from '$lib/table/history'
import type { Table } from '$lib/table/table.svelte'
import type { TableNames } from '$lib/text/tableNames'
import type { Prompt, Session } from '$games/game'
import { options } from './options.svelte'
import { placeOf, regionsOf } from './planned'
import { namesOn } from './places'
import type { Play } from './play.svelte'
import { steppedPrompt } from './prompts/arranging'
import type { Place } from './prompts/common'
import { motionPrompt, rollingFor } from './prompts/moving'
import { lastGains } from './story'
import type { ConquestPosition } from './types'

const NOWHERE: ReadonlySet<string> = new Set()

/** The sign of a race beyond its own: the faction it belongs to. */
export type Badge = { icon: string; name: string }

/** A table of a game on this device: the map, the person's play, what moves and what is told. */
export abstract class ConquestSession<P extends Play = Play> implements Session {
  readonly table: Table
  readonly play: P
  geometry = $state.raw<Geometry | null>(null)
  /** The slip after one's own scoring. */
  slip = $state.raw<{ name: string; event: GameEvent } | null>(null)

  tableNames = $derived.by((): TableNames => {
    const { geometry } = this
    const seats = this.table.snapshot?.seats ?? []
    const places = geometry ? namesOn(geometry) : {}
    return { players: seats.map((seat) => seat.name), places, game: this.game }
  })

  where = $derived.by((): Place => {
    const { geometry, tableNames, play } = this
    const { asked } = this.table
    const front =
      geometry && play.position && asked !== null
        ? frontOf(play.position, asked, (id) => geometry.region(id).adjacent)
        : NOWHERE
    return {
      geometry,
      tableNames,
      front,
      place: (region) => tableNames.places[region] ?? region,
      labels: (action) => this.labelOf(action),
    }
  })

  gains = $derived.by(() => lastGains(this.table.entries, this.table.snapshot?.seats.length ?? 0))

  prompt = $derived.by((): Prompt => {
    const moving = motionPrompt(this.table, this.where.place, () => this.promptNow())
    return moving ?? { ...this.promptNow(), step: steppedPrompt(this.play, this.where) }
  })

  /** What the hint is about: regions in the order of its steps, and a place in the row. */
  advisedRegions = $derived.by(() => regionsOf(this.#advised))
  advisedPlace = $derived.by(() => (this.#advised[0] ? placeOf(this.#advised[0]) : null))

  constructor(table: Table, play: P) {
    this.table = table
    this.play = play
    void this.loadMap().then((one) => (this.geometry = one))
  }

  /** The numbered steps of the hint. */
  get #advised(): ActionStep[] {
    return leading(this.table.advice.current?.plan ?? [])
  }

  /** The map as it is drawn on a wide screen. */
  protected abstract loadMap(): Promise<Geometry>
  /** What to do now, in words. */
  protected abstract promptNow(): Prompt

  get game(): string {
    return this.table.snapshot!.game
  }

  get motion(): Playback {
    return this.table.playback
  }

  /** The words on the button that does an action, where the game has its own. */
  protected labelOf(_action: Action): string | null {
    return null
  }

  /** The sign of a race beyond its own, where the game has such. */
  badgeOf(_race: string): Badge | null {
    return null
  }

  get position(): ConquestPosition {
    return this.play.position!
  }

  /** A position with all that lies on the land, as the board wants it. */
  protected laidOut(position: ConquestPosition): ConquestPosition {
    return position
  }

  /** The position, with what is expected of an action on its way. */
  get expected(): ConquestPosition {
    return this.play.expected?.position ?? this.position
  }

  /** The position as the board shows it, with all that lies on the land. */
  get shown(): ConquestPosition {
    return this.expected
  }

  get kind(): string {
    return this.play.kind
  }

  get choosing(): boolean {
    return this.kind === 'pick'
  }

  get placing(): boolean {
    return this.play.arrangement !== null
  }

  get refusal(): Refusal | null {
    return this.play.refusal?.refusal ?? null
  }

  get trouble(): ErrorBody | null {
    return this.play.trouble
  }

  follow(): void {
    this.play.follow()
    void this.#placeAlone()
  }

  /** Places driven-out tokens at the weakest places of the front, for whoever wishes that. */
  async #placeAlone(): Promise<void> {
    const { play } = this
    if (!options.autoPlace || play.kind !== 'withdraw') return
    const arrangement = play.arrangement
    if (arrangement?.verb !== 'place' || this.table.busy) return
    const tokens = (region: string) => this.position.regions[region]?.tokens ?? 0
    const placed = toTheWeakest(arrangement, this.where.front, tokens)
    if (inHand(placed)) return
    play.arrangement = placed
    await play.submit()
  }

  stage(entries: Entry[], before: Position, after: Position) {
    const seats = this.table.snapshot!.seats
    const bot = entries.some((entry) => entry.seat !== null && Boolean(seats[entry.seat]?.bot))
    const moment = {
      before: this.laidOut(before as ConquestPosition),
      after: this.laidOut(after as ConquestPosition),
      bot,
    }
    const events = eventsOf(entries)
    // What one arranged oneself flew while it was arranged.
    const steps = entries.some((entry) => this.#arranged(entry)) ? [] : moves(events, moment)
    const beats = [...steps, ...stepsOf(events, moment)].map((step) => this.#spoken(step))
    return { beats, paired: bot && onlyConquests(beats) }
  }

  #arranged({ seat, action }: Entry): boolean {
    const verb = action?.split(' ')[0] ?? ''
    return seat !== null && this.table.yours.includes(seat) && this.play.look.counted.includes(verb)
  }

  /** A roll is announced with what it needs; its result is told when it has been seen. */
  #spoken(step: Step): Step {
    if (step.kind !== 'need') return step
    return { ...step, said: rollingFor(step, this.where.place) }
  }

  tell(entries: Entry[]): void {
    const scored = eventsOf(entries).find(
      (event) => event.kind === 'scored' && this.table.yours.includes(event.player),
    )
    if (scored) this.slip = { name: this.table.name(scored.player), event: scored }
  }

  undo(): Promise<void> {
    return this.play.undo()
  }

  press(key: string): boolean {
    const place = Number(key) - 1
    if (!(place >= 0 && place < this.play.row.length)) return false
    this.play.combo = this.play.combo === place ? null : place
    return true
  }

  escape(): boolean {
    return this.play.leave()
  }
}
