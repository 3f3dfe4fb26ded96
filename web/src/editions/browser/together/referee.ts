import type { Answer, Connection } from '../../edition'
import { Channel, described, newConnection, type Wire } from './channel'
import { packed, unpacked } from './packing'

/** What of an engine the referee's browser lends to others. */
export type Lent = {
  call: (method: string, path: string, body: unknown, secrets: string[]) => Promise<Answer>
  connect: (table: string) => Connection
}

const PATIENCE = 30_000
/** Messages a second, and at once: more than anybody plays. */
const RATE = 40
const AT_ONCE = 200
const LINES = 8

const refused = (code: string, message: string, status: number): Answer => ({
  status,
  body: { error: { code, message, rule: '', key: null, values: {}, allowed: [], version: null } },
})

/** Somebody else's browser at a table that lives here: it is answered as a server answers, about that table alone. */
export class Guest {
  #lines = new Map<number, Connection>()
  #tables: Set<string>
  #left = AT_ONCE
  #at = Date.now()

  constructor(
    table: string,
    private readonly lent: Lent,
    private readonly send: (message: Wire) => void,
  ) {
    this.#tables = new Set([table])
  }

  hear(message: Wire): void {
    if (message.k === 'call') void this.#call(message)
    else if (message.k === 'open') this.#open(message.line, message.table)
    else if (message.k === 'say' && this.#may()) this.#lines.get(message.line)?.send(message.text)
    else if (message.k === 'close') this.#close(message.line)
  }

  leave(): void {
    for (const number of [...this.#lines.keys()]) this.#close(number)
  }

  #may(): boolean {
    const now = Date.now()
    this.#left = Math.min(AT_ONCE, this.#left + ((now - this.#at) / 1000) * RATE) - 1
    this.#at = now
    return this.#left > 0
  }

  async #call({ id, method, path, body, secrets }: Wire & { k: 'call' }): Promise<void> {
    const table = /^\/tables\/([\w-]+)(?=[/?]|$)/.exec(path)?.[1] ?? ''
    let answer: Answer
    if (!this.#tables.has(table))
      answer = refused('no_such_table', 'There is no such table for you.', 404)
    else if (!this.#may()) answer = refused('too_many', 'This is too much at once.', 429)
    else answer = await this.lent.call(method, path, body, secrets)
    const opened = (answer.body as { table?: unknown } | null)?.table
    if (/\/rematch$/.test(path) && answer.status === 201) this.#tables.add(String(opened))
    this.send({ k: 'answer', id, answer })
  }

  #open(line: number, table: string): void {
    if (!this.#tables.has(table) || this.#lines.size >= LINES)
      return this.send({ k: 'close', line })
    const connection = this.lent.connect(table)
    this.#lines.set(line, connection)
    connection.onmessage = (event: MessageEvent<string>) => {
      this.#follow(event.data)
      this.send({ k: 'told', line, text: event.data })
    }
    connection.onclose = () => this.#close(line)
  }

  /** The rematch of a table is for the same people. */
  #follow(text: string): void {
    const found = /"kind":"rematch"[^{}]*"table":"([\w-]+)"/.exec(text)
    if (found) this.#tables.add(found[1]!)
  }

  #close(line: number): void {
    const connection = this.#lines.get(line)
    this.#lines.delete(line)
    if (!connection) return
    connection.onclose = null
    connection.close()
    this.send({ k: 'close', line })
  }
}

export type Code = { v: 1; table: string; secret: string; sdp: string }
export type CodeBack = { v: 1; back: string }

/** An invitation that waits for the code that comes back. */
export type Offered = {
  code: string
  /** Takes the code that came back; settles once both are joined. */
  accept: (back: string) => Promise<void>
  cancel: () => void
}

/** Makes a code for a seat of a table that lives here. */
export async function offer(table: string, secret: string, lent: Lent): Promise<Offered> {
  const connection = newConnection()
  const raw = connection.createDataChannel('table')
  let guest: Guest | null = null
  const joined = new Promise<void>((resolve) => {
    raw.onopen = () => {
      const channel = new Channel(
        connection,
        raw,
        (message) => guest?.hear(message),
        () => guest?.leave(),
      )
      guest = new Guest(table, lent, (message) => channel.send(message))
      resolve()
    }
  })
  await connection.setLocalDescription(await connection.createOffer())
  const code: Code = { v: 1, table, secret, sdp: await described(connection) }
  return {
    code: await packed(code),
    async accept(back) {
      const told = (await unpacked(back)) as CodeBack
      if (told.v !== 1 || typeof told.back !== 'string') throw new Error('no code')
      await connection.setRemoteDescription({ type: 'answer', sdp: told.back })
      await within(joined)
    },
    cancel: () => connection.close(),
  }
}

/** Waits, but not for ever. */
export function within(work: Promise<void>): Promise<void> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('unreached')), PATIENCE)),
  ])
}
