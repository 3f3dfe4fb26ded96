import type { Entry, ErrorBody, GameEvent, Refusal } from '$lib/api/types'
import { frontOf, inHand, toTheWeakest } from '$lib/board/arrangement'
import { loadGeometry, type Geometry } from '$lib/board/geometry'
import { MotionQueue } from '$lib/board/motion.svelte'
import { eventsOf } from '$lib/table/history'
import { settings } from '$lib/table/settings.svelte'
import type { Table } from '$lib/table/table.svelte'
import type { Called } from '$lib/text/called'
import { viewport } from '$lib/ui/viewport.svelte'
import type { Prompt, Session } from '../game'
import { Guide } from './guide.svelte'
import { options } from './options.svelte'
import { buttonOf, placeOf, regionsOf } from './planned'
import { Play } from './play.svelte'
import { promptOf } from './prompts'
import type { Place } from './prompts/common'
import { lastGains } from './story'
import type { ClassicPosition } from './types'

const NOWHERE: ReadonlySet<string> = new Set()

/** A table of this game on this device: the map, the person's play, what moves and what is told. */
export class ClassicSession implements Session {
  readonly table: Table
  readonly play: Play
  readonly guide: Guide
  readonly motion = new MotionQueue()
  geometry = $state.raw<Geometry | null>(null)
  /** The slip after one's own scoring. */
  slip = $state.raw<{ name: string; event: GameEvent } | null>(null)

  called = $derived.by((): Called => {
    const { geometry } = this
    const seats = this.table.snapshot?.seats ?? []
    const places = geometry
      ? Object.fromEntries(geometry.ids.map((id) => [id, geometry.region(id).name]))
      : {}
    return { players: seats.map((seat) => seat.name), places }
  })

  where = $derived.by((): Place => {
    const { geometry, called, play } = this
    const { asked } = this.table
    const front =
      geometry && play.position && asked !== null
        ? frontOf(play.position, asked, (id) => geometry.region(id).adjacent)
        : NOWHERE
    return { geometry, called, front, place: (region) => called.places[region] ?? region }
  })

  gains = $derived.by(() => lastGains(this.table.entries, this.table.snapshot?.seats.length ?? 0))

  prompt = $derived.by((): Prompt => promptOf(this.play, this.where))

  /** What the hint is about: regions, a place in the row, a button. */
  advisedRegions = $derived.by(() => regionsOf(this.table.advice.current?.plan ?? []))
  advisedPlace = $derived.by(() => placeOf(this.table.advice.current?.action ?? ''))
  advisedButton = $derived.by(() =>
    buttonOf(this.table.advice.current?.action ?? '', this.play.mode, this.play.selected),
  )

  constructor(table: Table) {
    this.table = table
    this.play = new Play(table)
    this.guide = new Guide(table.id)
    void loadGeometry(table.snapshot!.setup.map, 'landscape').then((one) => (this.geometry = one))
  }

  get position(): ClassicPosition {
    return this.play.position!
  }

  get kind(): string {
    return this.play.kind
  }

  /** On a phone the row covers the guide's hint: that is read first. */
  get choosing(): boolean {
    if (this.kind !== 'pick') return false
    return viewport.layout !== 'phone' || this.guide.lesson(this.play) === null
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

  tell(entries: Entry[]): void {
    const events = eventsOf(entries)
    const seats = this.table.snapshot!.seats
    const bot = entries.some((entry) => entry.seat !== null && seats[entry.seat]?.bot)
    this.motion.speed = settings.speed
    if (this.play.position) this.motion.play(events, this.play.position, bot)
    const scored = events.find(
      (event) => event.kind === 'scored' && this.table.yours.includes(event.player),
    )
    if (scored) this.slip = { name: this.table.name(scored.player), event: scored }
  }

  undo(): Promise<void> {
    return this.play.undo()
  }

  press(key: string): boolean {
    const place = Number(key) - 1
    if (!(place >= 0 && place < this.position.row.length)) return false
    this.play.combo = this.play.combo === place ? null : place
    return true
  }

  escape(): boolean {
    const { play } = this
    if (!play.mode && play.combo === null && !play.refusal && !play.selected) return false
    play.mode = null
    play.combo = null
    play.refusal = null
    play.selected = null
    return true
  }
}
