import type { PyodideAPI } from 'pyodide'
import type { Start } from './messages'

/**
 * Python in a worker: loaded from packed files, which any host of files can serve, and from the second visit
 * on restored from a picture of its memory that this browser made itself.
 */

const SNAPSHOTS = 'elbowroom-python'
const FILES = /(pyodide\.asm\.mjs|pyodide\.asm\.wasm|python_stdlib\.zip|engine\.zip)$/
const TYPES: Record<string, string> = {
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  zip: 'application/zip',
}
const HOME = '/engine'

type Module = { loadPyodide: (options: object) => Promise<PyodideAPI> }
type Snapshots = { makeMemorySnapshot: () => Uint8Array }

/** Reads a packed file as what it was before it was packed, and tells how much of it came. */
async function unpacked(url: string, came: (bytes: number) => void): Promise<Response> {
  const packed = await fetch(`${url}.gz`)
  if (!packed.ok || !packed.body) throw new Error(`${url}: ${packed.status}`)
  const counted = packed.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        came(chunk.length)
        out.enqueue(chunk)
      },
    }),
  )
  const plain = counted.pipeThrough(new DecompressionStream('gzip') as never)
  const type = TYPES[url.split('.').at(-1)!]!
  return new Response(plain, { headers: { 'content-type': type } })
}

/** Lets Pyodide find its files, which lie here packed. */
function unpackWhatIsFetched(came: (bytes: number) => void): void {
  const plain = self.fetch.bind(self)
  self.fetch = (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked)
    return FILES.test(url) ? unpacked(url, came) : plain(asked, options)
  }
}

function keyOf(start: Start): string {
  return new URL(`snapshot-${start.python}-${start.engine}`, start.base).href
}

async function keptSnapshot(start: Start): Promise<ArrayBuffer | null> {
  try {
    const cache = await caches.open(SNAPSHOTS)
    const found = await cache.match(keyOf(start))
    return found ? await found.arrayBuffer() : null
  } catch {
    return null
  }
}

/** Keeps a picture of Python's memory, this one alone: a browser that will not is as well off without. */
async function keep(start: Start, python: PyodideAPI): Promise<void> {
  try {
    const picture = (python as unknown as Snapshots).makeMemorySnapshot()
    const cache = await caches.open(SNAPSHOTS)
    for (const old of await cache.keys()) if (old.url !== keyOf(start)) await cache.delete(old)
    await cache.put(keyOf(start), new Response(picture as BodyInit))
  } catch {
    // The next visit loads as this one did.
  }
}

async function bringEngine(start: Start, python: PyodideAPI): Promise<void> {
  const engine = await fetch(new URL(`engine-${start.engine}/engine.zip`, start.base))
  python.unpackArchive(await engine.arrayBuffer(), 'zip', { extractDir: HOME })
}

/** Imports what a packed module gives. */
async function packedModule(url: URL): Promise<unknown> {
  const code = URL.createObjectURL(await (await fetch(url)).blob())
  try {
    return ((await import(/* @vite-ignore */ code)) as { default: unknown }).default
  } finally {
    URL.revokeObjectURL(code)
  }
}

/** Loads Python with the engine in it, the modules that are named imported. */
export async function loadPython(
  start: Start,
  modules: string[],
  came: (bytes: number) => void,
): Promise<PyodideAPI> {
  unpackWhatIsFetched(came)
  const folder = new URL(`python-${start.python}/`, start.base)
  const { loadPyodide } = (await import(
    /* @vite-ignore */ new URL('pyodide.mjs', folder).href
  )) as Module
  const options = {
    indexURL: folder.href,
    checkAPIVersion: false,
    createPyodideModule: await packedModule(new URL('pyodide.asm.mjs', folder)),
  }
  const kept = await keptSnapshot(start)
  if (kept) {
    try {
      const python = await loadPyodide({ ...options, _loadSnapshot: kept })
      await bringEngine(start, python)
      python.runPython('import random; random.seed()')
      return python
    } catch {
      await caches.delete(SNAPSHOTS)
    }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: true })
  await bringEngine(start, python)
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`)
  for (const name of modules) python.runPython(`import ${name}`)
  await keep(start, python)
  return python
}
