/** Things as short texts that any messenger carries: JSON, packed, in letters of an address. */

/** Nothing that is brought from outside unpacks to more. */
const MOST = 4_000_000

function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST) throw new Error('too large')
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}

export async function packed(thing: unknown): Promise<string> {
  const plain = new Blob([JSON.stringify(thing)]).stream()
  return lettersOf(await read(plain.pipeThrough(new CompressionStream('deflate-raw') as never)))
}

/** Reads what `packed` wrote; throws where it was cut or is something else. */
export async function unpacked(text: string): Promise<unknown> {
  const small = new Blob([bytesOf(text.replaceAll(/\s/g, ''))]).stream()
  const bytes = await read(small.pipeThrough(new DecompressionStream('deflate-raw') as never))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** The packed text in whatever somebody pasted: a whole link, or the text alone. */
export function pasted(text: string): { kind: 'join' | 'letter' | 'plain'; code: string } {
  const found = /#\/(join|letter)#[cl]=([\w-]+)/.exec(text)
  if (found) return { kind: found[1] as 'join' | 'letter', code: found[2]! }
  return { kind: 'plain', code: text.trim() }
}
