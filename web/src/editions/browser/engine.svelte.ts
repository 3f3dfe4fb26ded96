import type { Answer, Connection } from '../edition'
import type { FromWorker, Stage, ToWorker } from './messages'

declare const __ENGINE__: { engine: string; python: string; games: unknown[] }

/** The state of a connection over which messages go, as WebSockets number them. */
const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

class Line implements Connection {
  readyState = CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((message: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null

  constructor(
    readonly number: number,
    private readonly post: (message: ToWorker) => void,
    private readonly ended: () => void,
  ) {}

  open(): void {
    if (this.readyState !== CONNECTING) return
    this.readyState = OPEN
    this.onopen?.(new Event('open'))
  }

  send(text: string): void {
    this.post({ kind: 'say', line: this.number, text })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.post({ kind: 'close', line: this.number })
    this.ended()
  }
}

const BOT_DELAY = 0.4

/** Seconds a bot waits; whoever is in a hurry (as tests are) has written down another number. */
function botDelay(): number {
  const wished = Number(localStorage.getItem('elbowroom.bot-delay') ?? BOT_DELAY)
  return wished >= 0 && wished <= 60 ? wished : BOT_DELAY
}

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** The worker of this browser that plays the server: Python, its journal, and whoever thinks. */
class Engine {
  /** How far it is; `failed` for good. */
  stage = $state<Stage>('loading')
  /** How much of what is loaded is there, from 0 to 1. */
  loaded = $state(0)
  /** Why it failed, or what it has to do without: a word for the page. */
  trouble = $state('')
  /** Tables that another tab plays. */
  watched = $state.raw<string[]>([])
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #lines = new Map<number, Line>()
  #numbers = 0
  #whenReady: Promise<void>
  #ready!: () => void
  #fail!: (error: Error) => void

  constructor() {
    this.#whenReady = new Promise((resolve, reject) => {
      this.#ready = resolve
      this.#fail = reject
    })
    this.#whenReady.catch(() => {})
  }

  start(base: URL): void {
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
      this.#failed('old-browser')
      return
    }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#receive(event.data)
    this.#worker.onerror = () => this.#failed('engine')
    const { engine, python } = __ENGINE__
    this.#post({ kind: 'start', base: base.href, engine, python, botDelay: botDelay() })
  }

  async call(method: string, path: string, body: unknown, secrets: string[]): Promise<Answer> {
    if (this.stage === 'loading' && `${method} ${path}` === 'GET /games')
      return { status: 200, body: { games: __ENGINE__.games } }
    await this.#whenReady
    const id = ++this.#numbers
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#post({
        kind: 'call',
        id,
        method,
        path: `/api${path}`,
        body: JSON.stringify(body ?? null),
        secrets,
      })
    })
  }

  connect(table: string): Connection {
    const number = ++this.#numbers
    const line = new Line(
      number,
      (message) => this.#post(message),
      () => this.#lines.delete(number),
    )
    this.#lines.set(number, line)
    this.#whenReady.then(
      () => {
        if (!this.#lines.has(number)) return
        this.#post({ kind: 'open', line: number, table })
        line.open()
      },
      () => line.onclose?.(new CloseEvent('close')),
    )
    return line
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'answer') {
      this.#waiting.get(message.id)?.resolve(message.answer)
      this.#waiting.delete(message.id)
    } else if (message.kind === 'told')
      this.#lines
        .get(message.line)
        ?.onmessage?.(new MessageEvent('message', { data: message.text }))
    else if (message.kind === 'held') this.#held(message.table, message.here)
    else if (message.kind === 'loaded') this.loaded = message.part
    else if (message.kind === 'ready') {
      this.stage = 'ready'
      this.loaded = 1
      this.trouble = message.trouble
      this.#ready()
    } else this.#failed(message.trouble)
  }

  #held(table: string, here: boolean): void {
    this.watched = here
      ? this.watched.filter((one) => one !== table)
      : [...new Set([...this.watched, table])]
  }

  #failed(trouble: string): void {
    this.stage = 'failed'
    this.trouble = trouble
    this.#fail(new Error(trouble))
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(trouble))
    this.#waiting.clear()
  }
}

export const engine = new Engine()
