import { edition } from '$edition'
import type { Connection } from '../../editions/edition'
import { ApiError, AWAY, errorOf } from './http'
import type { Presence, Seat, Snapshot, Update } from './types'

export type Line = 'connecting' | 'open' | 'away' | 'refused'

export type Listener = {
  snapshot: (snapshot: Snapshot) => void
  update: (update: Update) => void
  seats: (seats: Seat[]) => void
  line: (line: Line, error?: ApiError) => void
}

type Waiting = {
  resolve: (answer: unknown) => void
  reject: (error: ApiError) => void
  timer: number
}

/** The state of a connection over which messages go, as WebSockets number them. */
const OPEN = 1
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
const HEARTBEAT = 20_000
const PATIENCE = 12_000

/** One connection to a table that comes back by itself. */
export class TableSocket {
  #socket: Connection | null = null
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE
  #timer: number | undefined
  #heartbeat: number | undefined
  #heard = 0
  #closed = false
  #counter = 0

  constructor(
    private readonly table: string,
    private readonly secrets: () => string[],
    private readonly since: () => number | null,
    /** Which of several seats on this device looks at it; null: nobody yet. */
    private readonly looking: () => number | null,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.#closed = false
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    document.addEventListener('visibilitychange', this.#attend)
    this.#connect()
  }

  stop(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    document.removeEventListener('visibilitychange', this.#attend)
    clearTimeout(this.#timer)
    this.#drop()
  }

  /** Says hello again, for a fresh snapshot: after a gap, or with another seat. */
  hello(): void {
    const looking = this.looking()
    this.#send({ type: 'hello', secrets: this.secrets(), since: this.since(), looking })
  }

  /** Sends a request and waits for its answer. */
  request<T>(type: string, body: object): Promise<T> {
    const socket = this.#socket
    if (!socket || socket.readyState !== OPEN) return Promise.reject(new ApiError(0, AWAY))
    const id = `${++this.#counter}`
    return new Promise<T>((resolve, reject) => {
      const timer = window.setTimeout(() => {
        this.#waiting.delete(id)
        reject(new ApiError(0, AWAY))
        this.#drop()
        this.#retry()
      }, PATIENCE)
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as T), reject, timer })
      this.#send({ type, id, ...body })
    })
  }

  #send(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    this.listener.line('connecting')
    const socket = edition.connect(this.table)
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      this.hello()
      clearInterval(this.#heartbeat)
      this.#heartbeat = window.setInterval(() => this.#beat(), HEARTBEAT)
    }
    socket.onmessage = (message) => this.#receive(String(message.data))
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#drop()
      this.#retry()
    }
  }

  #beat(): void {
    if (Date.now() - this.#heard > 2 * HEARTBEAT + PATIENCE) {
      this.#drop()
      this.#retry()
    } else this.#send({ type: 'ping' })
  }

  #receive(data: string): void {
    this.#heard = Date.now()
    const message = JSON.parse(data) as { type: string; id?: string; ok?: boolean }
    if (message.type === 'snapshot') {
      this.#pause = FIRST_PAUSE
      this.listener.line('open')
      this.listener.snapshot(message as unknown as Snapshot)
      if (document.visibilityState === 'hidden') this.#attend()
    } else if (message.type === 'update') this.listener.update(message as unknown as Update)
    else if (message.type === 'seats') this.listener.seats((message as unknown as Presence).seats)
    else if (message.id != null) this.#answer(message.id, message)
    else if ('error' in message) this.#complain(message)
  }

  #answer(id: string, message: { ok?: boolean }): void {
    const waiting = this.#waiting.get(String(id))
    if (!waiting) return
    this.#waiting.delete(String(id))
    clearTimeout(waiting.timer)
    if (message.ok) waiting.resolve(message)
    else waiting.reject(errorOf(400, message))
  }

  #complain(message: object): void {
    const error = errorOf(400, message)
    const closed = error.code === 'no_such_table' || error.code === 'not_your_seat'
    if (closed || error.body.key === 'table_unreadable') this.#refused(error)
  }

  #refused(error: ApiError): void {
    this.stop()
    this.listener.line('refused', error)
  }

  #drop(): void {
    clearInterval(this.#heartbeat)
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null
      socket.close()
    }
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer)
      waiting.reject(new ApiError(0, AWAY))
    }
    this.#waiting.clear()
  }

  #retry(): void {
    if (this.#closed) return
    this.listener.line('away')
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(
      () => this.#connect(),
      this.#pause * (0.7 + 0.6 * Math.random()),
    )
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.8)
  }

  /** Says whether somebody looks at this page: who does is told nothing by other ways. */
  #attend = (): void => {
    this.#send({ type: 'attend', here: document.visibilityState === 'visible' })
  }

  #hurry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return
    clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }
}
