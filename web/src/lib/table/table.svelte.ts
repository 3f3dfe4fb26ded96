import { written } from '$lib/api/actions'
import { applyChanges } from '$lib/api/changes'
import { ApiError, AWAY, call, newKey } from '$lib/api/http'
import { keepCode } from '$lib/api/recovery'
import { heldSeats, isPassing, keepSeats } from '$lib/api/seats'
import { TableSocket, type Line } from '$lib/api/socket'
import { Playback } from '$lib/motion/playback.svelte'
import { t, texts } from '$lib/text/texts.svelte'
import { Bringing } from '$lib/fairness/words'
import { Advice } from '$lib/study/advice.svelte'
import { Reel } from './reel.svelte'
import { settings } from './settings.svelte'
import { entriesFrom, FIRST, missedBy, recalled } from './recall'
import { lastSeen, rememberSeen, type Seen } from './seen'
import { NOTHING_SEEN, sceneBy, updated, type Director, type SceneOf, type State } from './states'
import type { Action, Entry, GivenAction, Position, Seat, Snapshot, Update } from '$lib/api/types'

type Answer = { version: number }
type Explained = { allowed: boolean; refusal: unknown; explanation: unknown }

const RESENDS = 8
/** Entries with which older ones lose their words. */
const TAKEN_AWAY = ['erased', 'moderated']
const SEALING = ['seated', 'sealed', 'unsealed', 'redrawn']

/**
 * One table as this device sees it: kept up to date by the socket. What is shown lags behind what
 * is known: an update counts when what it tells has been seen.
 */
export class Table {
  readonly id: string
  line = $state<Line>('connecting')
  error = $state<ApiError | null>(null)
  /** Everything but position and entries, which change by parts. */
  snapshot = $state.raw<Snapshot | null>(null)
  position = $state.raw<Position | null>(null)
  entries = $state.raw<Entry[]>([])
  /** The seat that faces the device now, when several persons share it. */
  facing = $state<number | null>(null)
  /** What was seen before this device came back. */
  seen = $state.raw<Seen>({ version: 0, moves: 0 })
  busy = $state(false)
  /** The seat that had the device before it was handed over. */
  left = $state<number | null>(null)
  /** Who got the device back, and in which moment: whoever acts then passes it on again. */
  #kept = $state.raw<{ seat: number | null; moves: number } | null>(null)
  /** What is being seen before it counts. */
  readonly playback = new Playback(() => settings.speed)
  /** What others did since one's own last turn. */
  readonly reel = new Reel()
  /** Says what is to be seen of entries; nothing until somebody looks. */
  director: Director | null = null
  /** Hints, where the table allows them. */
  readonly advice = new Advice(this)
  /** The newest moment, whether it is shown yet or not. */
  #known: State | null = null
  /** Rises whenever somebody leaves the device: what was to be seen before is not for the next. */
  #age = 0
  /** Chat that was written after what is still to be seen. */
  #early: Entry[] = []
  /** For which view the past was asked for. */
  #recalled = ''
  #socket: TableSocket
  #bringing: Bringing
  #keeping: ReturnType<typeof setTimeout> | undefined
  #waiting: { version: number; resolve: () => void }[] = []
  #listeners: ((entries: Entry[], seen: boolean) => void)[] = []

  constructor(id: string) {
    this.id = id
    this.#bringing = new Bringing(id, (path, body) => this.post(path, body))
    this.#socket = new TableSocket(
      id,
      () => this.secrets,
      () => this.#known?.snapshot.version ?? null,
      () => (this.yours.length > 1 ? this.facing : null),
      {
        snapshot: (snapshot) => this.take(snapshot),
        update: (update) => this.follow(update),
        seats: (seats) => this.#seated(seats),
        line: (line, error) => {
          this.line = line
          if (error) this.error = error
        },
      },
    )
  }

  get secrets(): string[] {
    return heldSeats(this.id).map((held) => held.secret)
  }

  /** The newest version known here. */
  get version(): number {
    return this.#known?.snapshot.version ?? 0
  }

  get #seenNow(): Seen {
    return { version: this.version, moves: this.#known?.snapshot.moves ?? 0 }
  }

  get yours(): number[] {
    return this.snapshot?.yours ?? []
  }

  /** The asked player, or null when nobody is asked (or chance is). */
  get asked(): number | null {
    const decision = this.snapshot?.decision
    return decision && decision.player >= 0 ? decision.player : null
  }

  /** Whether one of the seats here is asked, though it may not be shown yet. */
  get awaited(): boolean {
    return this.yours.includes(this.#known?.snapshot.decision?.player ?? -1)
  }

  /** Whether one of the seats here is asked. */
  get mine(): boolean {
    return this.asked !== null && this.yours.includes(this.asked)
  }

  /** The seat whose secrets may be shown: the one facing the device. */
  get viewer(): number | null {
    if (this.yours.length <= 1) return this.yours[0] ?? null
    return this.facing
  }

  /** Whether somebody else at this device is asked than who looks at it. */
  get #otherAsked(): boolean {
    return this.mine && this.yours.length > 1 && this.asked !== this.facing
  }

  /** Names of what is hidden between who looks at the device and who is asked. */
  get hidden(): string[] {
    const parts = this.snapshot?.hidden ?? {}
    return [this.facing ?? this.left, this.asked].flatMap((seat) => parts[`${seat}`] ?? [])
  }

  /** Whether whoever looks has the device back for a while, though another is asked. */
  get givenBack(): boolean {
    return this.#otherAsked && !this.handOver && this.#kept !== null
  }

  /** Whether the device must be handed to the asked person first. */
  get handOver(): boolean {
    if (!this.#otherAsked || !this.hidden.length) return false
    const kept = this.#kept
    return !kept || kept.seat !== this.facing || kept.moves !== this.snapshot?.moves
  }

  /** What the asked person here may do; nothing while chance or others are still to be seen. */
  get actions(): Action[] {
    if (this.playback.locked) return []
    return this.mine && !this.#otherAsked ? (this.snapshot?.actions ?? []) : []
  }

  /** What may be done at once although something else is asked. */
  get ahead(): Action[] {
    return this.actions.length ? (this.snapshot?.ahead ?? []) : []
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#unseen)
    this.#socket.start()
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#unseen)
    this.playback.finish()
    this.#socket.stop()
  }

  /** Nobody looks: nothing waits to be seen. */
  #unseen = (): void => {
    if (document.hidden) this.playback.finish()
  }

  /** Connects anew with the seats held now. */
  refresh(): void {
    this.#socket.hello()
  }

  /** Hands the device to another seat: only then does the server send what that one may see. */
  look(seat: number | null): Promise<void> {
    return this.#socket.request('look', { seat })
  }

  /** The one who left gets the device back, to look again or to undo. */
  async giveBack(): Promise<void> {
    this.#kept = { seat: this.left, moves: this.snapshot?.moves ?? 0 }
    await this.look(this.left)
  }

  /** Hands the device on after all. */
  handOn(): void {
    this.#kept = null
    this.#pass()
  }

  /**
   * Between two people at one device nothing of the one who leaves stays here. Where nothing is
   * hidden between them the next one looks at once.
   */
  #pass(): void {
    if (this.handOver) this.#forget()
    else if (this.#otherAsked && !this.givenBack) void this.look(this.asked).catch(() => {})
  }

  #forget(): void {
    if (!this.snapshot) return
    const before = this.facing
    this.position = null
    this.snapshot = {
      ...this.snapshot,
      position: null,
      actions: [],
      ahead: [],
      income: {},
      undo: false,
    }
    // What is still to be seen was for the one who leaves, and what could be watched again too.
    this.#age += 1
    this.#known = { snapshot: this.snapshot, position: null, entries: this.entries }
    this.reel.clear()
    this.advice.forget()
    this.seen = this.#seenNow
    this.left = before ?? this.left
    this.facing = null
    if (before !== null) void this.look(null).catch(() => {})
  }

  /** Tells what happened as it counts; `seen` says whether it was seen before. */
  onentries(listener: (entries: Entry[], seen: boolean) => void): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener))
  }

  /** The name of a seat; who plays without one is the dummy of somebody alone. */
  name(seat: number): string {
    const seats = this.snapshot?.seats ?? []
    if (seat >= seats.length && seats.length && texts.has('pages-dummy')) return t('pages-dummy')
    return seats[seat]?.name || `${seat + 1}`
  }

  /** Takes a whole snapshot over; what is still to be seen is seen first. */
  take(snapshot: Snapshot): void {
    const known = this.#known
    const before = this.version
    const fresh = snapshot.entries.filter((entry) => entry.version > (known ? before : 0))
    // Who was away for long gets the newest entries only; those before are asked for when needed.
    const gap = (fresh[0]?.version ?? 0) > before + 1
    // What a person wanted to be forgotten is not kept here either.
    const anew = gap || snapshot.entries.some((entry) => TAKEN_AWAY.includes(entry.kind))
    const entries = !known || anew ? snapshot.entries : [...known.entries, ...fresh]
    const now = { snapshot, position: snapshot.position, entries }
    this.#known = now
    // Whoever looks from now on sees nothing of what the last one saw.
    const other = snapshot.looking !== this.facing
    if (anew || fresh.length || other) this.playback.finish()
    if (!known) this.seen = lastSeen(this.id)
    this.playback.add({
      ...NOTHING_SEEN,
      end: (seen) => {
        this.#show(now)
        this.facing = snapshot.looking
        this.#pass()
        if (known && fresh.length) this.#tell(fresh, seen)
      },
    })
    // What the last one saw is not for whoever looks now, either.
    if (gap || other) this.reel.clear()
    if (known && (gap || other)) void this.recall()
    this.#rememberSeats(snapshot)
    this.#bringing.follow(snapshot)
    this.#arrived()
  }

  #show({ snapshot, position, entries }: State): void {
    const newest = entries.at(-1)?.version ?? 0
    this.#early = this.#early.filter((entry) => entry.version > newest)
    this.snapshot = snapshot
    this.position = position
    this.entries = [...entries, ...this.#early]
  }

  /** What is written waits for nothing that is still to be seen. */
  #hear(entries: Entry[]): void {
    this.#early = [...this.#early, ...entries]
    this.entries = [...this.entries, ...entries]
    this.#tell(entries, false)
  }

  /** Who is here changes at once, whatever is being seen. */
  #seated(seats: Seat[]): void {
    if (this.#known) this.#known = { ...this.#known, snapshot: { ...this.#known.snapshot, seats } }
    if (this.snapshot) this.snapshot = { ...this.snapshot, seats }
  }

  #rememberSeats(snapshot: Snapshot): void {
    if (!this.secrets.length || isPassing(this.id)) return
    keepSeats(this.id, [], { game: snapshot.game, players: snapshot.seats.length })
    if (snapshot.yours.length) void keepCode(this.id, snapshot.yours)
  }

  /** Takes over what changed. */
  follow(update: Update): void {
    const before = this.#known
    if (!before || !this.#fits(update, before.snapshot.version)) return
    const position =
      update.position ?? (before.position === null ? null : structuredClone(before.position))
    if (update.changes.length && (!position || !applyChanges(position, update.changes))) {
      this.#socket.hello()
      return
    }
    const after = {
      snapshot: updated(before.snapshot, update, position),
      position,
      entries: [...before.entries, ...update.entries],
    }
    this.#known = after
    this.#play(before, after, update.entries)
    this.#arrived()
    // The first position of a game comes with a snapshot of its own, as do words for the dice.
    const sealing = update.entries.some((entry) => SEALING.includes(entry.kind))
    if (update.status !== before.snapshot.status || sealing) this.#socket.hello()
  }

  /** Lets an update be seen; then it counts. */
  #play(before: State, after: State, entries: Entry[]): void {
    const written = this.playback.running && entries.every((entry) => entry.kind === 'chat')
    if (written) this.#hear(entries)
    const scene = this.#sceneOf(before, after, entries)
    this.reel.note({ before, after, entries, scene }, this.yours)
    const age = this.#age
    this.playback.add({
      ...scene,
      end: (seen) => {
        if (age !== this.#age) return
        this.#show(after)
        this.#pass()
        if (!written) this.#tell(entries, seen)
      },
    })
    const asked = after.snapshot.decision?.player ?? -1
    if (this.yours.includes(asked)) this.playback.arrive()
  }

  /** Whoever goes on with a step of their own has seen the last. */
  catchUp(): void {
    if (!this.playback.locked) this.playback.finish()
  }

  get #sceneOf(): SceneOf {
    return sceneBy(this.director, this.yours)
  }

  /** Asks what happened since one's own last turn while this page was not open; once for each view. */
  async recall(): Promise<void> {
    const { age } = this.reel
    const seat = this.viewer
    if (!this.director || seat === null || this.snapshot?.status !== 'playing') return
    if (this.#recalled === `${age}/${seat}`) return
    this.#recalled = `${age}/${seat}`
    const looking = this.yours.length > 1 ? seat : null
    const missed = await missedBy(this.id, looking, this.seen, this.secrets)
    if (!missed || !this.#known) return
    const entries = await entriesFrom(this.id, missed.move, this.#known.entries, this.secrets)
    if (this.reel.age !== age || this.viewer !== seat) return
    this.reel.recall(recalled(missed, { ...this.#known, entries }, this.#sceneOf))
  }

  /** Shows again what others did since one's own last turn. */
  watch(): void {
    this.playback.finish()
    const now = this.#known
    if (!now) return
    this.reel.play(
      this.playback,
      (past) => this.#show(past),
      () => {
        const seats = this.#known?.snapshot.seats ?? []
        this.#show({ ...now, snapshot: { ...now.snapshot, seats } })
      },
    )
  }

  /** Whether an update follows what is here; after a gap the whole table is asked for. */
  #fits(update: Update, version: number): boolean {
    if (update.version < version) return false
    const first = update.entries[0]?.version ?? update.version + (update.version > version ? 0 : 1)
    if (first === version + 1) return true
    if (first <= version) return update.entries.length === 0
    this.#socket.hello()
    return false
  }

  #tell(entries: Entry[], seen: boolean): void {
    for (const listener of this.#listeners) listener(entries, seen)
    if (document.visibilityState === 'visible') this.#remember()
  }

  /** Somebody looks at the table as it is now. */
  looked = (): void => rememberSeen(this.id, this.#seenNow)

  /** Keeps what was seen, once for a burst of entries. */
  #remember(): void {
    if (this.#keeping !== undefined) return
    this.#keeping = setTimeout(() => {
      this.#keeping = undefined
      this.looked()
    }, 400)
  }

  #arrived(): void {
    const version = this.version
    const ready = this.#waiting.filter((waiting) => waiting.version <= version)
    this.#waiting = this.#waiting.filter((waiting) => waiting.version > version)
    for (const waiting of ready) waiting.resolve()
  }

  /** Resolves when the table here has reached a version. */
  reached(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ version, resolve }))
  }

  /** Plays an action for the asked seat; answers when its result is here. */
  async act(action: string | GivenAction): Promise<void> {
    await this.#safely('act', { action })
  }

  async undo(): Promise<void> {
    await this.#safely('undo', {})
  }

  /** Sends a move once, however often the line breaks: the same key gets the same answer. */
  async #safely(type: 'act' | 'undo', body: object): Promise<void> {
    this.playback.finish()
    // What may be taken back is that of the seat which looks, also after its turn has ended.
    const seat = type === 'undo' ? this.viewer : this.asked
    if (seat === null || !this.yours.includes(seat)) return
    const message = { seat, version: this.version, key: newKey(), ...body }
    this.busy = true
    try {
      for (let tries = 0; ; tries++) {
        try {
          const answer = await this.#socket.request<Answer>(type, message)
          await this.reached(answer.version)
          return
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          if (error.code === 'stale') this.#socket.hello()
          if (error.code !== 'away' || tries >= RESENDS) throw error
          await this.#backOnline()
        }
      }
    } finally {
      this.busy = false
    }
  }

  /** Waits until the socket is open again. */
  #backOnline(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (this.line !== 'open') return
        clearInterval(timer)
        resolve()
      }, 150)
    })
  }

  async chat(text: string): Promise<void> {
    const seat = this.viewer ?? this.yours[0]
    if (seat === undefined || seat === null) return
    await this.#socket.request('chat', { seat, text, key: newKey() })
  }

  /** Asks why an action is not allowed, or what its number is made of. */
  why(action: GivenAction): Promise<Explained> {
    const seat = this.asked ?? this.yours[0] ?? 0
    const query = `seat=${seat}&action=${encodeURIComponent(written(action))}`
    return call<Explained>('GET', `/tables/${this.id}/why?${query}`, undefined, this.secrets)
  }

  post<T>(path: string, body: object): Promise<T> {
    return call<T>('POST', `/tables/${this.id}${path}`, body, this.secrets)
  }

  /** All entries from the first, for graphs and the replay. */
  async allEntries(): Promise<Entry[]> {
    const whole = await entriesFrom(this.id, FIRST, this.entries, this.secrets)
    const older = whole.filter((entry) => entry.version < (this.entries[0]?.version ?? Infinity))
    if (this.#known) this.#known = { ...this.#known, entries: [...older, ...this.#known.entries] }
    this.entries = [...older, ...this.entries]
    return this.entries
  }
}

export { AWAY }
