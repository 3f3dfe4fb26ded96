import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser tells a server about where it is reached, and how messages to it are sealed. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

const SALT = 16
const RECORD = 4
const TAG = 16

/** A push service of a test, with one browser behind it: it takes sealed messages and opens them (RFC 8291). */
export class PushService {
  readonly heard: object[] = []
  readonly #pair = createECDH('prime256v1')
  readonly #auth = randomBytes(SALT)
  readonly #server: Server

  private constructor() {
    this.#pair.generateKeys()
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.heard.push(JSON.parse(this.#opened(Buffer.concat(parts))) as object)
        response.writeHead(201).end()
      })
    })
  }

  static async start(): Promise<PushService> {
    const service = new PushService()
    await new Promise<void>((ready) => service.#server.listen(0, '127.0.0.1', () => ready()))
    return service
  }

  get subscription(): Subscription {
    const { port } = this.#server.address() as AddressInfo
    const keys = {
      p256dh: this.#pair.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    }
    return { endpoint: `http://127.0.0.1:${port}/push`, keys }
  }

  #opened(sealed: Buffer): string {
    const salt = sealed.subarray(0, SALT)
    const length = sealed[SALT + RECORD]!
    const sender = sealed.subarray(SALT + RECORD + 1, SALT + RECORD + 1 + length)
    const rest = sealed.subarray(SALT + RECORD + 1 + length)
    const whom = Buffer.concat([this.#pair.getPublicKey(), sender])
    const shared = this.#pair.computeSecret(sender)
    const secret = derived(this.#auth, shared, Buffer.concat([info('WebPush: info'), whom]), 32)
    const key = derived(salt, secret, info('Content-Encoding: aes128gcm'), 16)
    const nonce = derived(salt, secret, info('Content-Encoding: nonce'), 12)
    const opening = createDecipheriv('aes-128-gcm', key, nonce)
    opening.setAuthTag(rest.subarray(-TAG))
    const plain = Buffer.concat([opening.update(rest.subarray(0, -TAG)), opening.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }

  stop(): void {
    this.#server.close()
  }
}

const info = (name: string) => Buffer.from(`${name}\0`)

function derived(salt: Buffer, secret: Buffer, about: Buffer, length: number): Buffer {
  const step = createHmac('sha256', salt).update(secret).digest()
  const one = Buffer.from([1])
  return createHmac('sha256', step).update(about).update(one).digest().subarray(0, length)
}
