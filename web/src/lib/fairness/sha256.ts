/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). Browsers bring both, but only to pages that came
 * over TLS or from this machine; a table in a home network comes over neither.
 */

const BLOCK = 64

/** The first 32 bits of the fractions of roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    let prime = true
    for (let part = 2; part * part <= number; part++) if (number % part === 0) prime = false
    if (prime) found.push((number ** (1 / root) % 1) * 2 ** 32)
  }
  return Uint32Array.from(found, Math.floor)
}

const START = fractions(8, 2)
const ROUNDS = fractions(64, 3)

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The message with a one bit, zeros and its length, so that it fills whole blocks. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const bytes = new Uint8Array(size)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(size - 4, (message.length << 3) >>> 0)
  return view
}

function schedule(view: DataView, at: number): Uint32Array {
  const w = new Uint32Array(64)
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]!
    const late = w[i - 2]!
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  return w
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [place, value] of [a, b, c, d, e, f, g, h].entries()) state[place]! += value
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice()
  const view = padded(message)
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, schedule(view, at))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, place) => digest.setUint32(4 * place, word))
  return new Uint8Array(digest.buffer)
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(joined(xored(block, 0x36), message))
  return sha256(joined(xored(block, 0x5c), inner))
}

function xored(bytes: Uint8Array, by: number): Uint8Array {
  return bytes.map((byte) => byte ^ by)
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
