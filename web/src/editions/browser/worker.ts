import { openDatabase } from './database'
import type { FromThinker, FromWorker, Start, ToThinker, ToWorker } from './messages'
import { loadPython } from './python'

/** The tables of this browser: Python answers the protocol here, a worker of its own thinks for the bots. */

type Told = (line: number, text: string) => void

/** What `elbowroom.browser.worker` gives. */
type Desk = {
  call: (method: string, path: string, body: string, secrets: string) => Promise<string>
  open: (line: number, table: string) => void
  say: (line: number, text: string) => Promise<void>
  close: (line: number) => void
  follow: (table: string) => Promise<void>
  take_over: (table: string) => Promise<void>
  look_at_the_clocks: () => Promise<void>
}
type Module = {
  Desk: (
    database: unknown,
    think: (question: string) => Promise<string>,
    told: Told,
    botDelay: number,
    held: (table: string, here: boolean) => void,
  ) => Desk
}

/** What is loaded, packed, on a first visit: for the progress that is shown. */
const ALL = 6_900_000
const BETWEEN_LOOKS = 500

const post = (message: FromWorker) => self.postMessage(message)

let desk: Desk | null = null

/** The worker that thinks: loaded beside this one, and asked one thing after the other. */
class Thinker {
  #worker: Worker
  #waiting = new Map<number, (answer: string) => void>()
  #numbers = 0

  constructor(start: Start) {
    this.#worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = (event: MessageEvent<FromThinker>) => {
      if (event.data.kind === 'failed') return
      this.#waiting.get(event.data.id)?.(event.data.answer)
      this.#waiting.delete(event.data.id)
    }
    this.#post(start)
  }

  #post(message: ToThinker): void {
    this.#worker.postMessage(message)
  }

  think = (question: string): Promise<string> => {
    const id = ++this.#numbers
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#post({ kind: 'think', id, question })
    })
  }
}

async function begin(start: Start): Promise<void> {
  let came = 0
  const loading = loadPython(
    start,
    ['elbowroom.browser.worker', 'elbowroom.browser.thinker'],
    (bytes) => post({ kind: 'loaded', part: Math.min(0.99, (came += bytes) / ALL) }),
  )
  let trouble = ''
  const database = await openDatabase({
    changed: (table) => void desk?.follow(table),
    ours: (table) => void desk?.take_over(table),
  }).catch(() => {
    trouble = 'no-storage'
    return null
  })
  const python = await loading
  const thinker = new Thinker(start)
  const module = python.pyimport('elbowroom.browser.worker') as unknown as Module
  const told: Told = (line, text) => post({ kind: 'told', line, text })
  desk = module.Desk(database, thinker.think, told, start.botDelay, (table, here) =>
    post({ kind: 'held', table, here }),
  )
  setInterval(() => void desk?.look_at_the_clocks(), BETWEEN_LOOKS)
  post({ kind: 'ready', trouble })
}

async function call(id: number, message: ToWorker & { kind: 'call' }): Promise<void> {
  const { method, path, body, secrets } = message
  const told = await desk!.call(method, path, body, JSON.stringify(secrets))
  const [status, answer] = JSON.parse(told) as [number, unknown]
  post({ kind: 'answer', id, answer: { status, body: answer } })
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data
  if (message.kind === 'start')
    begin(message).catch((error: unknown) => {
      console.error(error)
      post({ kind: 'failed', trouble: 'engine' })
    })
  else if (message.kind === 'call') void call(message.id, message)
  else if (message.kind === 'open') desk?.open(message.line, message.table)
  else if (message.kind === 'say') void desk?.say(message.line, message.text)
  else desk?.close(message.line)
}
