import type { Edition } from './edition'

const PATIENCE = 15_000

function headers(secrets: string[], body: unknown): HeadersInit {
  const given: Record<string, string> = { Accept: 'application/json' }
  if (secrets.length) given.Authorization = `Bearer ${secrets.join(',')}`
  if (body !== undefined) given['Content-Type'] = 'application/json'
  return given
}

/** Keeps the page, so that it opens while the server is away, and follows its notices. */
function keepPage(go: (path: string) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {})
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go?.startsWith('/')) go(event.data.go)
  })
}

/** The page of a server: calls by HTTP, tables by WebSocket. */
export const edition: Edition = {
  local: false,
  Status: null,
  Arrive: null,
  Beside: null,
  Invite: null,
  openLetters: null,
  pages: [],
  place: () => ({ path: location.pathname, search: location.search, hash: location.hash }),
  href: (path) => path,
  file: (path) => `/${path}`,
  start: keepPage,
  elsewhere: () => false,
  async call(method, path, body, secrets) {
    const response = await fetch(`/api${path}`, {
      method,
      headers: headers(secrets, body),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  },
  connect(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`)
  },
}
