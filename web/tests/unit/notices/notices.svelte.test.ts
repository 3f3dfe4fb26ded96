import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { keepSeats } from '$lib/api/seats'
import { notices, unable, Unable } from '$lib/notices/notices.svelte'
import { inOrder, isMine, turns, type Listed, type TurnLine } from '$lib/notices/turns.svelte'

type Call = { method: string; path: string; body: Record<string, unknown>; secret: string }

const KEY = btoa('k'.repeat(65)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
let calls: Call[]
let answers: Record<string, unknown>
let permission: string
let subscription: object | null

beforeEach(() => {
  calls = []
  localStorage.clear()
  permission = 'granted'
  subscription = null
  const heard = { push: true, mail: null, confirmed: false, quiet: [22, 8], tables: ['abc'] }
  answers = {
    'GET /notices': { push: KEY, mail: true },
    'POST /notices/push': { ...heard, tables: [] },
    'POST /notices/mail': { ...heard, push: false, mail: 'mira@example.org', tables: [] },
    'POST /tables/abc/notices': heard,
    'DELETE /notices': { ...heard, push: false, tables: [] },
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '')
    const headers = init.headers as Record<string, string>
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Call['body']
    calls.push({ method: init.method!, path, body, secret: headers.Authorization ?? '' })
    const answer = answers[`${init.method} ${path}`]
    if (answer instanceof Response) return answer
    return answer ? Response.json(answer) : Response.json({}, { status: 404 })
  })
  vi.stubGlobal('Notification', {
    requestPermission: async () => permission,
    get permission() {
      return permission
    },
  })
  vi.stubGlobal('PushManager', class {})
  const made = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => void (subscription = null),
  }
  const worker = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = made),
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(worker), getRegistration: async () => worker },
  })
})

afterEach(async () => {
  await notices.stop().catch(() => {})
  vi.unstubAllGlobals()
})

describe('being told', () => {
  test('one press subscribes this browser for all its seats, another stops it', async () => {
    keepSeats('abc', [{ seat: 1, secret: 'of-the-seat' }], { game: 'g', players: 2 })
    await notices.load()
    await notices.allow()
    const [subscribe, want] = calls.slice(-2)
    expect(subscribe).toMatchObject({
      path: '/notices/push',
      body: { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', quiet: [22, 8] },
    })
    expect(subscribe!.body.zone).toBeTruthy()
    const secret = notices.secret!
    expect(secret.length).toBeGreaterThan(20)
    expect(subscribe!.secret).toBe(`Bearer ${secret}`)
    expect(want).toMatchObject({
      path: '/tables/abc/notices',
      secret: 'Bearer of-the-seat',
      body: { listener: secret },
    })
    expect(notices.on).toBe(true)
    await notices.stop()
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/notices' })
    expect([notices.on, notices.secret, subscription]).toEqual([false, null, null])
  })

  test('a browser that says no, or has no push service, is told so', async () => {
    await notices.load()
    permission = 'denied'
    await expect(notices.allow()).rejects.toMatchObject({ key: 'notices-denied' })
    permission = 'granted'
    const worker = await navigator.serviceWorker.ready
    worker.pushManager.subscribe = () => Promise.reject(new Error('AbortError'))
    await expect(notices.allow()).rejects.toMatchObject({ key: 'notices-no-service' })
    expect(calls.some(({ path }) => path === '/notices/push')).toBe(false)
  })

  test('what the mail server says becomes a sentence', async () => {
    const refused = (status: number, code: string) =>
      Response.json({ error: { code, message: '' } }, { status })
    for (const [status, code, key] of [
      [400, 'malformed', 'notices-bad-address'],
      [503, 'unavailable', 'notices-mail-away'],
      [409, 'not_now', 'notices-mail-refused'],
      [429, 'too_many', 'notices-mail-often'],
    ] as const) {
      answers['POST /notices/mail'] = refused(status, code)
      await expect(notices.write('mira@example.org')).rejects.toMatchObject({ key })
    }
    expect(unable(new Unable('notices-denied'))).toBe('notices-denied')
    expect(unable(new Error('else'))).toBe('notices-trouble')
  })
})

function line(table: string, more: Partial<TurnLine>): TurnLine {
  return {
    table,
    game: 'g',
    status: 'playing',
    names: ['Mira', 'Tomáš'],
    yours: [0],
    host: false,
    asked: 0,
    seconds: null,
    allowance: null,
    round: 1,
    rounds: 10,
    open_seats: 0,
    ...more,
  }
}

function listed(given: TurnLine, at: number): Listed {
  const known = { table: given.table, game: 'g', players: 2, seats: [], links: [], at }
  return { known, line: given, mine: isMine(given) }
}

describe('the list of tables', () => {
  test('has the least time left first, those without a clock last, the newest of these first', () => {
    const lines = [
      listed(line('none-old', {}), 1),
      listed(line('days', { seconds: 90_000 }), 2),
      listed(line('none-new', {}), 3),
      listed(line('hours', { seconds: 7200 }), 4),
    ]
    expect(inOrder(lines).map(({ line: { table } }) => table)).toEqual([
      'hours',
      'days',
      'none-new',
      'none-old',
    ])
  })

  test('of somebody without tables can be followed in an effect', () => {
    const end = $effect.root(() => {
      $effect(() => turns.follow())
    })
    expect(() => flushSync()).not.toThrow()
    end()
  })

  test('counts turns of seats held here, at the icon too, and forgets tables that are gone', async () => {
    const badge = vi.fn(async () => {})
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: badge })
    for (const table of ['mine', 'theirs', 'over', 'gone'])
      keepSeats(table, [{ seat: 0, secret: `of-${table}` }], { game: 'g', players: 2 })
    answers['POST /turns'] = {
      tables: [
        line('gone', { status: 'gone' }),
        line('over', { status: 'over', asked: null }),
        line('theirs', { asked: 1 }),
        line('mine', {}),
      ],
    }
    await turns.look()
    expect(turns.count).toBe(1)
    expect(badge).toHaveBeenLastCalledWith(1)
    expect(turns.mine.map((one) => one.line.table)).toEqual(['mine'])
    expect(turns.others.map((one) => one.line.table)).toEqual(['theirs'])
    expect(turns.finished.map((one) => one.line.table)).toEqual(['over'])
    expect(localStorage.getItem('elbowroom.tables')).not.toContain('of-gone')
    expect(calls.at(-1)!.secret).toBe('')
  })
})
