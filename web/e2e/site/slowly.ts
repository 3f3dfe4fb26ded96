import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}
/** What hosts of files pack on the way. */
const PACKED = new Set(['html', 'js', 'mjs', 'css', 'json', 'svg', 'webmanifest'])
const TICK = 10

/** A host of files behind a thin line: all answers together get so many bits a second, each begins a while later. */
export class SlowHost {
  sent = 0
  #waiting: { rest: Buffer; answer: ServerResponse }[] = []
  #server: Server
  #timer: ReturnType<typeof setInterval>
  #packed = new Map<string, Buffer>()

  constructor(
    private readonly folder: string,
    private readonly bits: number,
    private readonly latency: number,
  ) {
    this.#server = createServer((asked, answer) => this.#answer(asked.url ?? '/', answer))
    this.#timer = setInterval(() => this.#pump(), TICK)
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    clearInterval(this.#timer)
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer(url: string, answer: ServerResponse): void {
    const path = decodeURIComponent(url.split('?')[0]!)
    const name = normalize(path.endsWith('/') ? `${path}index.html` : path)
    const file = join(this.folder, name)
    const kind = name.split('.').at(-1)!
    if (!existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end()
      return
    }
    const headers: Record<string, string> = {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'last-modified': statSync(file).mtime.toUTCString(),
      'cache-control': 'max-age=600',
    }
    if (PACKED.has(kind)) headers['content-encoding'] = 'gzip'
    const rest = PACKED.has(kind) ? this.#pack(file) : readFileSync(file)
    setTimeout(() => {
      answer.writeHead(200, headers)
      this.#waiting.push({ rest, answer })
    }, this.latency)
  }

  #pack(file: string): Buffer {
    const known = this.#packed.get(file) ?? gzipSync(readFileSync(file))
    this.#packed.set(file, known)
    return known
  }

  /** Shares what the line carries in a moment among all that wait. */
  #pump(): void {
    let left = Math.floor((this.bits / 8 / 1000) * TICK)
    while (left > 0 && this.#waiting.length) {
      const share = Math.max(512, Math.floor(left / this.#waiting.length))
      for (const one of [...this.#waiting]) {
        const part = one.rest.subarray(0, Math.min(share, left))
        one.rest = one.rest.subarray(part.length)
        left -= part.length
        this.sent += part.length
        if (part.length) one.answer.write(part)
        if (!one.rest.length) {
          one.answer.end()
          this.#waiting = this.#waiting.filter((other) => other !== one)
        }
        if (left <= 0) break
      }
    }
  }
}
