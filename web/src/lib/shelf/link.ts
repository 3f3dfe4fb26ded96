import type { Made } from '$lib/workshop/made'
import { isMap, LARGEST, Unreadable } from '$lib/workshop/made'

/** What stands before a pack in a link. */
const MARK = '#p='
/** Characters of the longest link that mail and chat carry unharmed. */
export const LONGEST_LINK = 8000

/** What a link holds: something whole, or where it lies on the shelf. */
export type Linked = { game: string; document: Record<string, unknown> } | { address: string }

/** The end of a link that holds these things. */
export async function linkOf(items: readonly Linked[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(items))
  const squeezed = await through(bytes, new CompressionStream('deflate-raw'))
  const text = btoa(String.fromCharCode(...squeezed))
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Whether an address holds things. */
export function holdsThings(hash: string): boolean {
  return hash.includes(MARK)
}

/** The things in a link; one that was cut short or swells beyond all bounds is refused. */
export async function thingsFrom(link: string): Promise<Linked[]> {
  try {
    const code = link
      .slice(link.indexOf(MARK) + MARK.length)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const packed = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), LARGEST)
    const items = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
    if (!Array.isArray(items) || !items.length || !items.every(isLinked)) throw new Error()
    return items
  } catch {
    throw new Unreadable('shelf-link-broken')
  }
}

/** What an address within this page names: something on the shelf, or nothing. */
export function addressIn(text: string): string | null {
  return /\/shelf\/([a-z0-9-]{1,40})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null
}

function isLinked(value: unknown): value is Linked {
  if (typeof value !== 'object' || value === null) return false
  if ('address' in value) return typeof value.address === 'string'
  return 'document' in value && typeof value.document === 'object' && value.document !== null
}

/** What was made, as a link holds it. */
export function asLinked({ game, document }: Made): Linked {
  return { game, document: document as unknown as Record<string, unknown> }
}

/** What a link held, as the page knows what was made. */
export function asMade(game: string, document: Record<string, unknown>): Made {
  return { game, kind: isMap(document) ? 'map' : 'pack', document } as unknown as Made
}

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      void reader.cancel()
      throw new Unreadable('shelf-link-broken')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
