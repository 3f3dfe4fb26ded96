import { links } from './browser/links'
import { keepSite } from './browser/keeping'
import { engine } from './browser/engine.svelte'
import Status from './browser/Status.svelte'
import Arrive from './browser/together/LaterArrive.svelte'
import Beside from './browser/together/LaterBeside.svelte'
import Invite from './browser/together/LaterInvite.svelte'
import { peers } from './browser/together/peers.svelte'
import type { Answer, Edition, Place } from './edition'

/** Files and the engine lie beside the folder of the page. */
const BASE = new URL('..', location.href.replace(/[?#].*$/, ''))

/** The place behind the sign that no server sees: any host of files will do. */
function place(): Place {
  const said = location.hash.startsWith('#/') ? location.hash.slice(1) : '/'
  const [, path = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(said) ?? []
  return { path, search, hash }
}

type Turns = { tables: { table: string; secrets: string[] }[] }
type Lines = { tables: { table: string; status: string }[] }

/** Whose turn it is: tables of others that cannot be reached now are away, not gone. */
async function turns(body: Turns): Promise<Answer> {
  const answer = await engine.call('POST', '/turns', body, [])
  const told = answer.body as Lines
  if (answer.status !== 200) return answer
  const tables = told.tables.map((line) =>
    peers.isRemote(line.table) ? { ...line, status: 'away' } : line,
  )
  return { status: 200, body: { tables } }
}

type Brought = { game: string; document: unknown }

/** Checks something made; what a pack does is read back here, where the texts are. */
async function checked(method: string, path: string, body: Brought): Promise<Answer> {
  const answer = await engine.call(method, path, body, [])
  const told = answer.body as { kind: string; read: object }
  if (answer.status !== 200 || told.kind !== 'pack') return answer
  const [{ readBack }, { loadVocabulary }] = await Promise.all([
    import('./browser/readBack'),
    import('$lib/workshop/vocabulary'),
  ])
  const read = await readBack(body.document, await loadVocabulary(body.game))
  return { status: 200, body: { ...told, read } }
}

// What the page is made of asks the edition where it is: parts of it are loaded when they are shown.

/** The page that is its own: calls and tables are answered by a worker of this browser, or by a friend's. */
export const edition: Edition = {
  local: true,
  Status,
  Arrive,
  Beside,
  Invite,
  openLetters: async (wish) => (await import('./browser/together/letters')).beginLetters(wish),
  pages: [
    [/^\/join\/?()$/, () => import('./browser/together/Join.svelte')],
    [/^\/letter\/?()$/, () => import('./browser/together/LetterPage.svelte')],
  ],
  place,
  href: (path) => `#${path}`,
  file: (path) => new URL(path, BASE).href,
  start() {
    links(edition)
    engine.start(BASE)
    keepSite(BASE)
  },
  call(method, path, body, secrets) {
    const table = /^\/tables\/([\w-]+)(?=[/?]|$)/.exec(path)?.[1] ?? ''
    if (peers.isRemote(table)) return peers.call(table, method, path, body, secrets)
    if (path === '/turns') return turns(body as Turns)
    if (path === '/workshop/check') return checked(method, path, body as Brought)
    return engine.call(method, path, body, secrets)
  },
  elsewhere: (table) => engine.watched.includes(table),
  connect: (table) => (peers.isRemote(table) ? peers.connect(table) : engine.connect(table)),
}
