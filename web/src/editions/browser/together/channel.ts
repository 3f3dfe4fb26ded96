import type { Answer } from '../../edition'

/** What two joined browsers say to each other. */
export type Wire =
  | { k: 'call'; id: number; method: string; path: string; body: unknown; secrets: string[] }
  | { k: 'answer'; id: number; answer: Answer }
  | { k: 'open'; line: number; table: string }
  | { k: 'say'; line: number; text: string }
  | { k: 'told'; line: number; text: string }
  | { k: 'close'; line: number }
  | { k: 'beat' }

const PART = 16_000
/** Characters of one message at most: more is no game. */
const MOST = 2_000_000
const BEAT = 3_000
/** A closed tab is noticed by its silence, long before the browser says so. */
const SILENCE = 12_000
const GATHERING = 4_000

/** A data channel: whole messages over small frames, and a heartbeat. */
export class Channel {
  #parts = ''
  #heard = Date.now()
  #timer: ReturnType<typeof setInterval>
  #ended = false

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly channel: RTCDataChannel,
    private readonly hear: (message: Wire) => void,
    private readonly ended: () => void,
  ) {
    channel.onmessage = (event: MessageEvent<unknown>) => this.#frame(event.data)
    channel.onclose = () => this.close()
    this.#timer = setInterval(() => this.#beat(), BEAT)
  }

  send(message: Wire): void {
    if (this.channel.readyState !== 'open') return
    const text = JSON.stringify(message)
    for (let place = 0; place < text.length; place += PART) {
      const more = place + PART < text.length
      this.channel.send((more ? '+' : '.') + text.slice(place, place + PART))
    }
  }

  close(): void {
    if (this.#ended) return
    this.#ended = true
    clearInterval(this.#timer)
    this.channel.close()
    this.connection.close()
    this.ended()
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.close()
    else this.send({ k: 'beat' })
  }

  /** Takes a frame; whoever sends nonsense is not listened to any longer. */
  #frame(data: unknown): void {
    this.#heard = Date.now()
    if (typeof data !== 'string' || this.#parts.length + data.length > MOST) return this.close()
    this.#parts += data.slice(1)
    if (data.startsWith('+')) return
    const whole = this.#parts
    this.#parts = ''
    let message: Wire
    try {
      message = JSON.parse(whole) as Wire
      if (typeof message !== 'object' || message === null) throw new Error('no message')
    } catch {
      return this.close()
    }
    if (message.k !== 'beat') this.hear(message)
  }
}

const STUN = 'elbowroom.stun'

export function stunServer(): string {
  return localStorage.getItem(STUN) ?? ''
}

export function nameStunServer(name: string): void {
  localStorage.setItem(STUN, name.trim())
}

/** A connection to another browser; nobody else is asked but a server that its owner names. */
export function newConnection(): RTCPeerConnection {
  const named = stunServer()
  const urls = /^(stun|turn)s?:/.test(named) ? named : `stun:${named}`
  return new RTCPeerConnection({ iceServers: named ? [{ urls }] : [] })
}

/** The description of this side, once all ways to reach it are in it. */
export async function described(connection: RTCPeerConnection): Promise<string> {
  if (connection.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHERING)
      connection.addEventListener('icegatheringstatechange', () => {
        if (connection.iceGatheringState !== 'complete') return
        clearTimeout(timer)
        resolve()
      })
    })
  return connection.localDescription!.sdp
}
