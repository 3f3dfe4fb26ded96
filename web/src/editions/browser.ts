import { links } from './browser/links'
import { keepSite } from './browser/keeping'
import { engine } from './browser/engine.svelte'
import Status from './browser/Status.svelte'
import type { Edition, Place } from './edition'

/** Files and the engine lie beside the folder of the page. */
const BASE = new URL('..', location.href.replace(/[?#].*$/, ''))

/** The place behind the sign that no server sees: any host of files will do. */
function place(): Place {
  const said = location.hash.startsWith('#/') ? location.hash.slice(1) : '/'
  const [, path = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(said) ?? []
  return { path, search, hash }
}

/** The page that is its own: calls and tables are answered by a worker of this browser. */
export const edition: Edition = {
  local: true,
  Status,
  place,
  href: (path) => `#${path}`,
  file: (path) => new URL(path, BASE).href,
  start() {
    links(edition)
    engine.start(BASE)
    keepSite(BASE)
  },
  call: (method, path, body, secrets) => engine.call(method, path, body, secrets),
  elsewhere: (table) => engine.watched.includes(table),
  connect: (table) => engine.connect(table),
}
