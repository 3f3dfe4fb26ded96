import type { Answer, Connection } from '../../edition'
import { Channel, described, newConnection, type Wire } from './channel'
import { packed, unpacked } from './packing'
import type { Code, CodeBack } from './referee'

/** Tables that live in the browsers of others, reached over a channel to each. */

const KEY = 'elbowroom.remote'
const PATIENCE = 20_000
const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

function known(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

class RemoteLine implements Connection {
  readyState = CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((message: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null

  constructor(
    readonly number: number,
    private readonly post: (message: Wire) => void,
    private readonly forget: () => void,
  ) {}

  open(): void {
    if (this.readyState !== CONNECTING) return
    this.readyState = OPEN
    this.onopen?.(new Event('open'))
  }

  send(text: string): void {
    this.post({ k: 'say', line: this.number, text })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.post({ k: 'close', line: this.number })
    this.forget()
  }

  lost(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onclose?.(new CloseEvent('close'))
  }
}

type Waiting = {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
  timer: ReturnType<typeof setTimeout>
}

/** The browser of somebody else that keeps a table for this one. */
class Remote {
  #lines = new Map<number, RemoteLine>()
  #waiting = new Map<number, Waiting>()
  #numbers = 0

  constructor(
    private readonly send: (message: Wire) => void,
    private readonly found: (table: string) => void,
  ) {}

  call(method: string, path: string, body: unknown, secrets: string[]): Promise<Answer> {
    const id = ++this.#numbers
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        reject(new Error('away'))
      }, PATIENCE)
      this.#waiting.set(id, { resolve, reject, timer })
      this.send({ k: 'call', id, method, path, body: body ?? null, secrets })
    })
  }

  connect(table: string): Connection {
    const number = ++this.#numbers
    const line = new RemoteLine(number, this.send, () => this.#lines.delete(number))
    this.#lines.set(number, line)
    this.send({ k: 'open', line: number, table })
    queueMicrotask(() => line.open())
    return line
  }

  hear(message: Wire): void {
    if (message.k === 'answer') {
      const waiting = this.#waiting.get(message.id)
      clearTimeout(waiting?.timer)
      this.#waiting.delete(message.id)
      waiting?.resolve(message.answer)
    } else if (message.k === 'told') {
      const rematch = /"kind":"rematch"[^{}]*"table":"([\w-]+)"/.exec(message.text)
      if (rematch) this.found(rematch[1]!)
      this.#lines
        .get(message.line)
        ?.onmessage?.(new MessageEvent('message', { data: message.text }))
    } else if (message.k === 'close') {
      this.#lines.get(message.line)?.lost()
      this.#lines.delete(message.line)
    }
  }

  lost(): void {
    for (const line of this.#lines.values()) line.lost()
    this.#lines.clear()
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer)
      waiting.reject(new Error('away'))
    }
    this.#waiting.clear()
  }
}

class Peers {
  /** Tables of others that can be reached now. */
  joined = $state.raw<string[]>([])
  #remotes = new Map<string, Remote>()
  #known = new Set(known())

  isRemote(table: string): boolean {
    return this.#known.has(table)
  }

  #reach(table: string, remote: Remote): void {
    this.#known.add(table)
    localStorage.setItem(KEY, JSON.stringify([...this.#known].slice(-60)))
    this.#remotes.set(table, remote)
    this.joined = [...new Set([...this.joined, table])]
  }

  /** Opens a code: gives the one to send back, and what happens once both are joined. */
  async join(
    text: string,
  ): Promise<{ code: string; table: string; secret: string; open: Promise<void> }> {
    const told = (await unpacked(text)) as Code
    if (told.v !== 1 || typeof told.sdp !== 'string' || !/^[\w-]{6,40}$/.test(told.table))
      throw new Error('no code')
    const connection = newConnection()
    const open = new Promise<void>((resolve) => {
      connection.ondatachannel = ({ channel: raw }) => {
        const channel = new Channel(
          connection,
          raw,
          (message) => remote.hear(message),
          () => this.#lost(remote),
        )
        const remote: Remote = new Remote(
          (message) => channel.send(message),
          (table) => this.#reach(table, remote),
        )
        const ready = () => {
          this.#reach(told.table, remote)
          resolve()
        }
        if (raw.readyState === 'open') ready()
        else raw.onopen = ready
      }
    })
    await connection.setRemoteDescription({ type: 'offer', sdp: told.sdp })
    await connection.setLocalDescription(await connection.createAnswer())
    const back: CodeBack = { v: 1, back: await described(connection) }
    return { code: await packed(back), table: told.table, secret: told.secret, open }
  }

  #lost(remote: Remote): void {
    for (const [table, one] of this.#remotes)
      if (one === remote) {
        this.#remotes.delete(table)
        this.joined = this.joined.filter((each) => each !== table)
      }
    remote.lost()
  }

  /** Asks the browser a table lives in. */
  call(
    table: string,
    method: string,
    path: string,
    body: unknown,
    secrets: string[],
  ): Promise<Answer> {
    const remote = this.#remotes.get(table)
    return remote
      ? remote.call(method, path, body, secrets)
      : Promise.reject(new Error('not joined'))
  }

  connect(table: string): Connection {
    const remote = this.#remotes.get(table)
    if (remote) return remote.connect(table)
    const nobody = new RemoteLine(
      0,
      () => {},
      () => {},
    )
    queueMicrotask(() => nobody.lost())
    return nobody
  }
}

export const peers = new Peers()
