import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'

/** The page's worker with everything around it replaced. */
type Shown = {
  title: string
  tag: string
  body?: string
  data?: { url: string }
  close: () => void
}
type Page = { url: string; focused: boolean; focus: () => Promise<void>; postMessage: () => void }

const SOURCE = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8')
const ORIGIN = 'https://games.example'
let shown: Shown[]
let pages: Page[]
let opened: string[]
let badges: (number | null)[]
let handlers: Record<string, (event: object) => void>

beforeEach(() => {
  shown = []
  pages = []
  opened = []
  badges = []
  handlers = {}
  const registration = {
    showNotification: (title: string, more: Omit<Shown, 'title' | 'close'>) => {
      shown = shown.filter((one) => one.tag !== more.tag)
      const one: Shown = { title, ...more, close: () => (shown = shown.filter((x) => x !== one)) }
      shown.push(one)
    },
    getNotifications: (wanted?: { tag: string }) =>
      shown.filter((one) => !wanted || one.tag === wanted.tag),
  }
  const self = {
    addEventListener: (kind: string, handler: (event: object) => void) =>
      (handlers[kind] = handler),
    registration,
    location: { origin: ORIGIN },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(null),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(url),
    },
  }
  new Function('self', 'caches', 'fetch', SOURCE)(self, {}, vi.fn())
})

async function happen(kind: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  handlers[kind]!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
}

const push = (notice: unknown) => happen('push', { data: { json: () => notice } })
const TURN = {
  kind: 'turn',
  table: 'abc',
  url: '/t/abc?news',
  title: 'Your turn: Small World',
  body: 'Bramble has played.',
  lang: 'en',
}

function page(path: string, focused: boolean) {
  const found = {
    url: ORIGIN + path,
    focused,
    focus: vi.fn(async () => {}),
    postMessage: vi.fn(),
  }
  pages.push(found)
  return found
}

describe('a notice', () => {
  test('is shown, once for a table, and counted at the icon', async () => {
    await push(TURN)
    await push({ ...TURN, body: 'Tomáš has played.' })
    await push({ ...TURN, table: 'other' })
    expect(shown.map((one) => one.tag)).toEqual(['abc', 'other'])
    expect(shown[0]!.body).toBe('Tomáš has played.')
    expect(badges).toEqual([1, 1, 2])
  })

  test('is taken back when the turn was played elsewhere', async () => {
    await push(TURN)
    await push({ kind: 'withdrawn', table: 'abc' })
    expect(shown).toEqual([])
    expect(badges.at(-1)).toBe(null)
  })

  test('is not shown to somebody who looks at the table', async () => {
    page('/t/abc', true)
    await push(TURN)
    expect(shown).toEqual([])
    await push({ ...TURN, table: 'other' })
    expect(shown).toHaveLength(1)
  })

  test('that cannot be read shows nothing and breaks nothing', async () => {
    await happen('push', { data: null })
    await happen('push', { data: { json: () => JSON.parse('no') as unknown } })
    await push({})
    expect(shown).toEqual([])
  })
})

describe('a press on a notice', () => {
  const press = () => happen('notificationclick', { notification: shown[0] })

  test('opens the table where no page is open', async () => {
    await push(TURN)
    await press()
    expect(opened).toEqual([`${ORIGIN}/t/abc?news`])
    expect(shown).toEqual([])
  })

  test('leads a page that is open there', async () => {
    const lobby = page('/', false)
    const table = page('/t/abc', false)
    await push(TURN)
    await press()
    expect(table.postMessage).toHaveBeenCalledWith({ go: '/t/abc?news' })
    expect(table.focus).toHaveBeenCalled()
    expect(lobby.postMessage).not.toHaveBeenCalled()
    expect(opened).toEqual([])
  })

  test('leads nowhere else than to this server', async () => {
    await push({ ...TURN, url: 'https://elsewhere.example/' })
    await press()
    expect(opened).toEqual([])
  })
})
