import { written } from '$lib/api/actions'
import { applyChanges } from '$lib/api/changes'
import { own } from '$lib/api/device'
import { ApiError, AWAY, call, newKey } from '$lib/api/http'
import { keepCode } from '$lib/api/recovery'
import { heldSeats, keepSeats } from '$lib/api/seats'
import { TableSocket, type Line } from '$lib/api/socket'
import { t, texts } from '$lib/text/texts.svelte'
import { Bringing } from '$lib/fairness/words'
import { Advice } from '$lib/study/advice.svelte'
import type {
  Action,
  Entries,
  Entry,
  GivenAction,
  Position,
  Snapshot,
  Update,
} from '$lib/api/types'

type Answer = { version: number }
type Explained = { allowed: boolean; refusal: unknown; explanation: unknown }

const RESENDS = 8
/** Entries with which older ones lose their words. */
const TAKEN_AWAY = ['erased', 'moderated']
const SEALING = ['seated', 'sealed', 'unsealed', 'redrawn']

/** One table as this device sees it: kept up to date by the socket. */
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
  /** The newest entries before this device came back. */
  seen = $state(0)
  busy = $state(false)
  /** The seat that had the device before it was handed over. */
  left = $state<number | null>(null)
  /** Who got the device back, and in which moment: whoever acts then passes it on again. */
  #kept = $state.raw<{ seat: number | null; moves: number } | null>(null)
  /** Hints, where the table allows them. */
  readonly advice = new Advice(this)
  #socket: TableSocket
  #bringing: Bringing
  #keeping: ReturnType<typeof setTimeout> | undefined
  #waiting: { version: number; resolve: () => void }[] = []
  #listeners: ((entries: Entry[]) => void)[] = []

  constructor(id: string) {
    this.id = id
    this.#bringing = new Bringing(id, (path, body) => this.post(path, body))
    this.#socket = new TableSocket(
      id,
      () => this.secrets,
      () => this.snapshot?.version ?? null,
      () => (this.yours.length > 1 ? this.facing : null),
      {
        snapshot: (snapshot) => this.take(snapshot),
        update: (update) => this.#update(update),
        seats: (seats) => {
          if (this.snapshot) this.snapshot = { ...this.snapshot, seats }
        },
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

  get version(): number {
    return this.snapshot?.version ?? 0
  }

  get yours(): number[] {
    return this.snapshot?.yours ?? []
  }

  /** The asked player, or null when nobody is asked (or chance is). */
  get asked(): number | null {
    const decision = this.snapshot?.decision
    return decision && decision.player >= 0 ? decision.player : null
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

  get actions(): Action[] {
    return this.mine && !this.#otherAsked ? (this.snapshot?.actions ?? []) : []
  }

  start(): void {
    this.#socket.start()
  }

  stop(): void {
    this.#socket.stop()
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
    this.snapshot = { ...this.snapshot, position: null, actions: [], income: {}, undo: false }
    this.advice.forget()
    this.seen = this.version
    this.left = before ?? this.left
    this.facing = null
    if (before !== null) void this.look(null).catch(() => {})
  }

  onentries(listener: (entries: Entry[]) => void): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener))
  }

  /** The name of a seat; who plays without one is the dummy of somebody alone. */
  name(seat: number): string {
    const seats = this.snapshot?.seats ?? []
    if (seat >= seats.length && seats.length && texts.has('pages-dummy')) return t('pages-dummy')
    return seats[seat]?.name || `${seat + 1}`
  }

  /** Takes a whole snapshot over. */
  take(snapshot: Snapshot): void {
    const first = this.snapshot === null
    const before = this.version
    this.snapshot = snapshot
    this.position = snapshot.position
    const fresh = snapshot.entries.filter((entry) => entry.version > (first ? 0 : before))
    // Who was away for long gets the newest entries only; those before are asked for when needed.
    const gap = (fresh[0]?.version ?? 0) > before + 1
    // What a person wanted to be forgotten is not kept here either.
    const anew = first || gap || snapshot.entries.some((entry) => TAKEN_AWAY.includes(entry.kind))
    this.entries = anew ? snapshot.entries : [...this.entries, ...fresh]
    if (first) this.seen = lastSeen(this.id)
    this.facing = snapshot.looking
    this.#pass()
    this.#rememberSeats(snapshot)
    this.#bringing.follow(snapshot)
    this.#arrived()
    if (!first && fresh.length) this.#tell(fresh)
  }

  #rememberSeats(snapshot: Snapshot): void {
    if (!this.secrets.length) return
    keepSeats(this.id, [], { game: snapshot.game, players: snapshot.seats.length })
    if (snapshot.yours.length) void keepCode(this.id, snapshot.yours)
  }

  #update(update: Update): void {
    const old = this.snapshot
    if (!old || !this.#fits(update, old.version)) return
    const position =
      update.position ?? (this.position === null ? null : structuredClone(this.position))
    if (update.changes.length && (!position || !applyChanges(position, update.changes))) {
      this.#socket.hello()
      return
    }
    this.position = position
    this.snapshot = {
      ...old,
      version: update.version,
      moves: update.moves,
      decision: update.decision,
      actions: update.actions ?? [],
      income: update.income ?? {},
      hidden: update.hidden ?? {},
      undo: update.undo,
      status: update.status,
      seats: update.seats ?? old.seats,
      result: update.result ?? old.result,
      waiting_since: update.waiting_since ?? null,
      closes: update.closes ?? null,
      rematch: update.entries.find((entry) => entry.kind === 'rematch')?.table ?? old.rematch,
      position,
    }
    this.entries = [...this.entries, ...update.entries]
    this.#pass()
    this.#arrived()
    this.#tell(update.entries)
    // The first position of a game comes with a snapshot of its own, as do words for the dice.
    const sealing = update.entries.some((entry) => SEALING.includes(entry.kind))
    if (update.status !== old.status || sealing) this.#socket.hello()
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

  #tell(entries: Entry[]): void {
    for (const listener of this.#listeners) listener(entries)
    if (document.visibilityState === 'visible') this.#remember()
  }

  /** Keeps what was seen, once for a burst of entries. */
  #remember(): void {
    if (this.#keeping !== undefined) return
    this.#keeping = setTimeout(() => {
      this.#keeping = undefined
      rememberSeen(this.id, this.version)
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
    // What may be taken back is that of the seat which looks, also after its turn has ended.
    const seat = type === 'undo' ? this.viewer : this.asked
    if (seat === null) return
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
    if (this.entries[0]?.version === 1) return this.entries
    const whole: Entry[] = []
    for (let more = true; more;) {
      const path = `/tables/${this.id}/entries?since=${whole.at(-1)?.version ?? 0}`
      const page = await call<Entries>('GET', path, undefined, this.secrets)
      whole.push(...page.entries)
      more = page.more
    }
    const newest = whole.at(-1)?.version ?? 0
    this.entries = [...whole, ...this.entries.filter((entry) => entry.version > newest)]
    return this.entries
  }
}

export { AWAY }

const SEEN = 'elbowroom.seen.'

function lastSeen(table: string): number {
  return Number(own().getItem(SEEN + table) ?? 0)
}

export function rememberSeen(table: string, version: number): void {
  own().setItem(SEEN + table, String(version))
}
