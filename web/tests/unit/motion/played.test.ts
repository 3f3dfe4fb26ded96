import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import classic from '$games/classic'
import type { Change, Entry, GameEvent, Snapshot, Update } from '$lib/api/types'
import { settings } from '$lib/table/settings.svelte'
import Room from '$lib/table/Room.svelte'
import { Table } from '$lib/table/table.svelte'
import { texts } from '$lib/text/texts.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import { wordsOf } from '../words'

const FOLDER = join(import.meta.dirname, '../../../dev/fixtures')
type Shown = { players: { coins: number | null }[]; regions: Record<string, { player: number }> }

let table: Table
/** The version at which the tests begin. */
let first = 0
let page: Record<string, unknown>

beforeEach(() => {
  localStorage.clear()
  texts.use('en', ...wordsOf('en', 'classic'))
  viewport.layout = 'wide'
  settings.setSpeed(1)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel() {} } as unknown as Animation)
  const told = JSON.parse(readFileSync(join(FOLDER, 'conquer.json'), 'utf8')) as Snapshot
  table = new Table('played')
  const entries = told.entries.map((entry, place) => ({ ...entry, version: place + 1 }))
  first = entries.length
  const rest = { moves: first, host: false, undo: false, rounds: 10 }
  table.take({ ...told, ...rest, table: 'played', version: first, entries })
  page = mount(Room, { target: document.body, props: { table, game: classic, onresult: null } })
  flushSync()
})

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const event = (kind: string, facts: GameEvent['facts']): GameEvent => ({ kind, player: ME, facts })
const TAKEN = 'r05'
/** The person of the fixture, and who plays next. */
const ME = 1
const NEXT = 2

function update(events: GameEvent[], more: Partial<Update> = {}): Update {
  const version = table.version + 1
  const entry: Entry = { version, kind: 'chance', seat: ME, at: '', move: version, events }
  return {
    type: 'update',
    version,
    moves: version,
    entries: [entry],
    changes: [],
    decision: { player: NEXT, kind: 'choice', facts: {} } as unknown as Update['decision'],
    actions: [],
    income: {},
    hidden: {},
    undo: false,
    status: 'playing',
    seats: null,
    position: null,
    result: null,
    ...more,
  }
}

/** A roll that takes a region, coins for it, and the turn of the next. */
function won(): Update {
  const { players } = table.position as unknown as Shown
  const changes: Change[] = [
    { path: ['regions', TAKEN, 'player'], value: ME },
    { path: ['regions', TAKEN, 'slot'], value: 0 },
    { path: ['regions', TAKEN, 'tokens'], value: 3 },
    { path: ['players', ME, 'coins'], value: (players[ME]!.coins ?? 0) + 77 },
  ]
  const conquered = { region: TAKEN, tokens: 3, way: 'attempt', race: 'orcs' }
  return update(
    [
      event('rolled', { die: 3, needs: 2, region: TAKEN }),
      event('conquered', { ...conquered, from: null, from_race: null, lost_tribe: false }),
      event('scored', { coins: 7, parts: [{ key: 'regions.orcs', coins: 7 }] }),
    ],
    { changes },
  )
}

/** Everything that tells how the game stands, but for the motion itself and the prompt. */
function told(): Record<string, string> {
  flushSync()
  const words = (css: string) =>
    [...document.querySelectorAll(css)].map((one) => one.textContent).join('|')
  return {
    log: words('.log li'),
    steps: words('.steps li.on'),
    coins: words('.who .coin'),
    outline: words('.who.turn .name'),
    regions: JSON.stringify((table.position as unknown as Shown).regions),
    title: document.title,
  }
}

describe('nothing is told before it has been seen', () => {
  test('a roll, what it takes, what it brings and whose turn it is', () => {
    const before = told()
    table.follow(won())
    expect(table.version).toBe(first + 1)
    for (let guard = 0; table.playback.running; guard++) {
      expect(told()).toEqual(before)
      expect(guard).toBeLessThan(400)
      vi.advanceTimersByTime(10)
    }
    const after = told()
    for (const part of Object.keys(before)) expect(after[part], part).not.toEqual(before[part])
    expect(after.log).toContain('needed 2, rolled 3')
  })

  test('the die shows no face before it lies, and says what it needs all the while', async () => {
    vi.useRealTimers()
    await vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    table.follow(won())
    const die = () => document.querySelector('[data-die]')
    for (let guard = 0; flushSync(), die()?.getAttribute('data-die') === 'rolling'; guard++) {
      expect(die()!.textContent!.trim()).toBe('needs 2 or more')
      expect(document.body.textContent).not.toContain('rolled 3')
      expect(guard).toBeLessThan(200)
      vi.advanceTimersByTime(10)
    }
    expect(die()!.textContent).toContain('needed 2, rolled 3')
  })

  test('what moves on the map takes no press from the land below', async () => {
    vi.useRealTimers()
    await vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    table.follow(won())
    flushSync()
    expect(document.querySelector('[data-die]')!.closest('[pointer-events=none]')).not.toBeNull()
  })

  test('the prompt tells what the die needs and what ends the wait', () => {
    table.follow(won())
    flushSync()
    const prompt = document.querySelector('section.prompt')!
    expect(prompt.textContent).toContain('The die is rolling for')
    expect(prompt.textContent).toContain('2 or more wins it')
    expect(prompt.querySelector('[data-button=hurry]')).not.toBeNull()
    expect(table.actions).toEqual([])
  })

  test('instant: the same order, at once', () => {
    settings.setSpeed(0)
    table.follow(won())
    expect(table.playback.running).toBe(false)
    expect(told().log).toContain('needed 2, rolled 3')
  })
})

test('what is written in the chat waits for nothing', () => {
  table.follow(won())
  const chat: Entry = { version: first + 2, kind: 'chat', seat: 1, at: '', text: 'Oh!' }
  table.follow(update([], { version: first + 2, entries: [chat] }))
  expect(table.entries.at(-1)).toBe(chat)
  table.playback.finish()
  expect(table.entries.map((entry) => entry.version).slice(-2)).toEqual([first + 1, first + 2])
})

test('one’s own next step ends what is still seen of the last', () => {
  const conquered = { region: TAKEN, tokens: 3, way: 'conquer', race: 'orcs' }
  const own = update(
    [event('conquered', { ...conquered, from: null, from_race: null, lost_tribe: false })],
    { decision: table.snapshot!.decision, actions: table.snapshot!.actions },
  )
  own.entries[0]!.kind = 'action'
  table.follow(own)
  expect(table.playback.running).toBe(true)
  expect(table.actions.length).toBeGreaterThan(0)
  void table.act('done').catch(() => {})
  expect(table.playback.running).toBe(false)
  expect(table.entries.at(-1)!.version).toBe(first + 1)
})

/** Answers every call of the page with what the server would say of the past; tells what was asked. */
function pastIs(missed: object, entries: Entry[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const body = path.includes('/missed') ? missed : { version: first, entries, more: false }
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  return asked
}

test('what happened before the page was open is watched as if it had been', async () => {
  const now = table.position as unknown as Shown
  const before = structuredClone(now) as Shown
  before.regions[TAKEN]!.player = NEXT
  const conquered = { region: TAKEN, tokens: 3, way: 'conquer', race: 'orcs', from: NEXT }
  const entries = table.entries.map((entry, place) => ({
    ...entry,
    version: place + 501,
    move: place,
    kind: 'action',
    seat: 0,
    events: [{ kind: 'conquered', player: 0, facts: conquered }],
  }))
  const steps = [
    { move: first - 2, decision: null, changes: [] },
    {
      move: first - 1,
      decision: null,
      changes: [{ path: ['regions', TAKEN, 'player'], value: now.regions[TAKEN]!.player }],
    },
  ]
  const asked = pastIs({ move: first - 2, position: before, decision: null, steps }, entries)
  table.take({ ...table.snapshot!, entries, version: first + 500, position: table.position })
  await vi.waitFor(() => expect(table.reel.shots).toHaveLength(2))
  expect(asked[0]).toBe('/api/tables/played/missed?')
  const present = table.position
  table.watch()
  const regions = () => (table.position as unknown as Shown).regions
  expect(regions()[TAKEN]!.player).toBe(NEXT)
  expect(table.entries.some((entry) => entry.move === first - 1)).toBe(false)
  flushSync()
  expect(document.querySelector('section.prompt')!.textContent).toContain('Move 1 of 2')
  table.playback.step()
  table.playback.step()
  expect(table.reel.watched).toBe(false)
  expect(table.position).toBe(present)
})

test('what others did can be watched until one’s own turn is over', () => {
  settings.setSpeed(0)
  const turn = (player: number, seat: number) => {
    const told = update([event('scored', { coins: 1, parts: [] })])
    told.entries[0]!.seat = seat
    table.follow(told)
    table.follow(update([], { changes: [{ path: ['turn_player'], value: player }] }))
  }
  turn(NEXT, ME)
  turn(ME, NEXT)
  expect(table.reel.shots).toHaveLength(1)
  table.follow(update([event('scored', { coins: 1, parts: [] })]))
  expect(table.reel.shots).toHaveLength(1)
  turn(NEXT, ME)
  const shots = [...table.reel.shots]
  turn(ME, NEXT)
  expect(table.reel.shots).toHaveLength(1)
  expect(table.reel.shots[0]).not.toBe(shots[0])
})

test('what others did is watched again, and then all is as it was', () => {
  settings.setSpeed(0)
  table.follow(update([event('scored', { coins: 1, parts: [] })]))
  table.follow(update([], { changes: [{ path: ['turn_player'], value: NEXT }] }))
  settings.setSpeed(1)
  const theirs = won()
  theirs.entries[0]!.seat = NEXT
  table.follow(theirs)
  table.playback.finish()
  const now = table.position
  expect(table.reel.shots).toHaveLength(1)
  table.watch()
  expect(table.reel.watched).toBe(true)
  expect(table.position).not.toBe(now)
  expect(table.actions).toEqual([])
  vi.advanceTimersByTime(20_000)
  expect(table.reel.watched).toBe(false)
  expect(table.position).toBe(now)
})
