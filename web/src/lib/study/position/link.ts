import type { Begun } from './draft.svelte'

const PATH = '/study/position'
const LONGEST = 60_000

async function through(data: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const fed = new Blob([data as BlobPart]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(fed as BodyInit).arrayBuffer())
}

/** Bytes as letters that an address may hold. */
function written(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function read(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** The place of a position: all of it stands behind the sign that browsers do not send. */
export async function positionPlace(begun: Begun): Promise<string> {
  const data = new TextEncoder().encode(JSON.stringify(begun))
  const packed = await through(data, new CompressionStream('deflate-raw'))
  return `${PATH}#p=${written(packed)}`
}

/** The position that an address holds; null where it holds none that can be read. */
export async function linkedPosition(hash: string): Promise<Begun | null> {
  const found = /^#p=([\w-]+)$/.exec(hash)
  if (!found || found[1]!.length > LONGEST) return null
  try {
    const data = await through(read(found[1]!), new DecompressionStream('deflate-raw'))
    const begun = JSON.parse(new TextDecoder().decode(data)) as Begun
    const whole = begun.game && begun.setup && begun.position && Array.isArray(begun.names)
    return whole ? begun : null
  } catch {
    return null
  }
}
