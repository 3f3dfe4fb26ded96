import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Telling } from '$games/game'
import { applyChanges } from '$lib/api/changes'
import type { Change, Mistake, OddsMoment, Position, ReplayStep } from '$lib/api/types'
import { arrowsOf } from '$lib/board/arrows'
import { telling } from '$lib/conquest/telling'
import { branchOf, keepBranch } from '$lib/study/branch'
import { moveOf } from '$lib/study/page/address'
import { across, moveAt, ownFirst, piled, roundsOf } from '$lib/study/page/chart'
import { pressKey, type Walking } from '$lib/study/page/keys'
import { bySize, inOrder, lossOf, nextMistake } from '$lib/study/page/mistakes'
import { positionsOf } from '$lib/study/page/positions'
import { lineAt, oddsAfter, turnAt, turnsOf } from '$lib/study/page/turns'
import { cutAtPlaces } from '$lib/text/places'
import { texts } from '$lib/text/texts.svelte'
import Study from '../../../src/pages/Study.svelte'
import { step as action } from '../actions'
import { mapOf } from '../board/load'
import { wordsOf } from '../words'

texts.use('en', ...wordsOf('en', 'classic'))
beforeEach(() => {
  localStorage.clear()
  texts.use('en', ...wordsOf('en', 'classic'))
})

// Positions.

const FIRST = { round: 1, players: [{ coins: 5 }, { coins: 5 }], row: ['a', 'b'] }
const CHANGES: Change[] = [
  { path: ['players', 0, 'coins'], value: 9 },
  { path: ['row', 0], gone: true },
  { path: ['row', 1], value: 'c' },
  { path: ['extra'], value: { x: 1 } },
]

test('every moment of a game is there at once, and what stays the same is shared', () => {
  const [before, after] = positionsOf(FIRST as Position, [{ changes: CHANGES }])
  const changed = structuredClone(FIRST)
  applyChanges(changed, CHANGES)
  expect(after).toEqual(changed)
  expect(before).toEqual(FIRST)
  const parts = after as unknown as typeof FIRST
  expect(parts.players[1]).toBe(FIRST.players[1])
})

// Turns.

const moved = (player: number, ...events: ReplayStep['events']): ReplayStep => ({
  move: 0,
  player,
  action: '',
  events,
  changes: [],
})
const event = (kind: string, player: number, facts: object = {}) => ({
  kind,
  player,
  facts: facts as ReplayStep['events'][0]['facts'],
})
const conquered = (region: string) =>
  event('conquered', 0, {
    region,
    tokens: 2,
    way: 'tokens',
    from: null,
    from_race: null,
    lost_tribe: false,
  })
const STEPS: ReplayStep[] = [
  moved(-1, event('turn_began', 0)),
  moved(0, conquered('r01')),
  moved(0, conquered('r02')),
  moved(0),
  moved(0, event('scored', 0, { coins: 4, parts: [] }), event('turn_began', 1)),
  moved(1, event('declined', 1, { race: 'orcs' })),
  moved(1, event('scored', 1, { coins: 2, parts: [] })),
]
const AT_ROUND: Position[] = STEPS.map(() => ({ round: 1 })).concat({ round: 1 })
const NAMES = { players: ['Mira', 'Tomáš'], places: { r01: 'Owlwood', r02: 'Greyhorn' } }
const TURNS = turnsOf(STEPS, AT_ROUND, telling, NAMES)

test('a game is told turn by turn and move by move, each turn with what it brought', () => {
  expect(TURNS.map(({ at, end, seat, gain }) => [at, end, seat, gain])).toEqual([
    [1, 5, 0, 4],
    [5, 7, 1, 2],
  ])
  expect(TURNS[0]!.lines.map((line) => line.at)).toEqual([2, 3, 5])
  expect(TURNS[0]!.lines[0]!.text).toContain('Owlwood')
  expect(turnAt(TURNS, 4)).toBe(0)
  expect(turnAt(TURNS, 5)).toBe(1)
  // A move that tells nothing belongs to the line before it.
  expect(lineAt(TURNS[0], 4)).toBe(1)
  expect(lineAt(TURNS[0], 1)).toBe(-1)
})

test('what is told together is one line, unless a game is studied by it', () => {
  const placed = (region: string) => event('placed', 0, { region, marker: 'hole', count: 1 })
  const steps = [
    moved(-1, event('turn_began', 0)),
    moved(0, placed('r01')),
    moved(0, placed('r02')),
    moved(0, conquered('r01')),
    moved(0, conquered('r02')),
  ]
  const positions = steps.map(() => ({ round: 1 })).concat({ round: 1 })
  const [turn] = turnsOf(steps, positions, telling, NAMES)
  expect(turn!.lines.map((line) => line.at)).toEqual([3, 4, 5])
})

test('a heading that says something is a line too, and so is what came before the first turn', () => {
  const chosen: Telling = {
    ...telling,
    heading: (one) => one.kind === 'selected',
    sentences: (events) => events.map((one) => one.kind),
  }
  const steps = [moved(0, event('dealt', -1)), moved(0, event('selected', 0), event('moved', 0))]
  const turns = turnsOf(steps, [{}, {}, {}], chosen, NAMES)
  expect(turns.map(({ seat, lines }) => [seat, lines.map((line) => line.text)])).toEqual([
    [-1, ['dealt']],
    [0, ['selected moved']],
  ])
})

test('a move of which no event tells is told by its action, where a game says so', () => {
  const quiet: Telling = { ...telling, untold: (step) => step.action }
  const steps = [moved(-1, event('turn_began', 0)), { ...moved(0), action: 'rest' }]
  const [turn] = turnsOf(steps, [{}, {}, {}], quiet, NAMES)
  expect(turn!.lines).toEqual([{ at: 2, text: 'rest' }])
})

// The chart.

const ODDS: OddsMoment[] = [
  { move: 1, turn: 1, round: 1, player: 0, wins: [0.4, 0.6], scores: [70, 70] },
  { move: 5, turn: 2, round: 1, player: 1, wins: [0.7, 0.3], scores: [75, 66] },
  { move: 7, turn: 2, round: 1, player: 1, wins: [1, 0], scores: [80, 61] },
]

test('every turn is as wide as another, and a place leads to the move it stands for', () => {
  expect([1, 3, 5, 6, 7].map((move) => across(TURNS, move))).toEqual([0, 0.25, 0.5, 0.75, 1])
  for (const move of [1, 2, 3, 5, 6]) expect(moveAt(TURNS, across(TURNS, move))).toBe(move)
  expect(moveAt(TURNS, -1)).toBe(1)
  expect(moveAt(TURNS, 2)).toBe(7)
  expect(roundsOf(TURNS)).toEqual([{ round: 1, from: 0, to: 1 }])
})

test('chances are piled up with one’s own at the bottom', () => {
  expect(ownFirst(3, 1)).toEqual([1, 0, 2])
  expect(piled(ODDS[0]!, ownFirst(2, 1))).toEqual([
    { from: 0, to: 0.6 },
    { from: 0.6, to: 1 },
  ])
  expect(oddsAfter(ODDS, TURNS[0]!)?.move).toBe(5)
  expect(oddsAfter(ODDS, TURNS[1]!)?.move).toBe(7)
})

// Mistakes.

const PLAN = { then: null, die: null, lucky: null, unlucky: null, why: [], lost: 0 }
const mistake = (move: number, lost: number): Mistake => ({
  turn: move,
  round: 1,
  seat: 0,
  move,
  until: move + 1,
  bot: 'hard',
  before: 0.4,
  after: 0.4 - lost,
  lost,
  mark: '?',
  why: [],
  played: [],
  better: {
    ...PLAN,
    plan: [action('conquer', { region: 'r01' })],
    wins: [0.4, 0.6],
    scores: [70, 70],
  },
  kind: 'conquer',
  better_move: move,
})

test('a loss is told in points of what there was', () => {
  expect(lossOf(mistake(1, 0.12))).toEqual({ points: 12, of: 40 })
})

test('mistakes are listed by turn, or by size', () => {
  const some = [mistake(9, 0.1), mistake(3, 0.1), mistake(5, 0.2)]
  expect(inOrder(some).map((one) => one.move)).toEqual([3, 5, 9])
  expect(bySize(some).map((one) => one.move)).toEqual([5, 3, 9])
})

test('the next mistake comes after the shown moment, and after the last the first', () => {
  const some = [mistake(9, 0.1), mistake(3, 0.2)]
  expect(inOrder(some).map((one) => one.move)).toEqual([3, 9])
  expect(nextMistake(some, 3)?.move).toBe(9)
  expect(nextMistake(some, 9)?.move).toBe(3)
  expect(nextMistake([], 0)).toBe(null)
})

// Keys and addresses.

test('keys walk through the game, but not out of a field, and arrows stay with tabs and choices', () => {
  const done: string[] = []
  const walking = new Proxy({} as Walking, {
    get:
      (_, name: string) =>
      (...given: unknown[]) => {
        done.push([name, ...given].join(' '))
        return true
      },
  })
  const press = (key: string, within = 'main') => {
    document.body.innerHTML = `<${within}></${within.split(' ')[0]}>`
    const target = document.body.firstElementChild!
    const event = new KeyboardEvent('keydown', { key })
    Object.defineProperty(event, 'target', { value: target })
    return pressKey(event, walking)
  }
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' '])
    expect(press(key), key).toBe(true)
  for (const key of ['N', 'b', 'w', 'Escape', '?']) expect(press(key), key).toBe(true)
  expect(done).toEqual(
    'go -1,go 1,leap -1,leap 1,toStart,toEnd,play,nextMistake,better,whatIf,escape,help'.split(','),
  )
  expect(press('n', 'input type=text')).toBe(false)
  expect(press(' ', 'button')).toBe(false)
  expect(press('ArrowRight', 'button role=tab')).toBe(false)
  expect(press('ArrowRight', 'input type=range')).toBe(true)
  expect(press('q')).toBe(false)
})

test('an address names a move, none, or nothing that is one', () => {
  expect(moveOf('#m=76')).toBe(76)
  expect(moveOf('')).toBe(null)
  expect(moveOf('#s=secret')).toBe(null)
  expect(moveOf('#m=last')).toBe('unknown')
})

test('a branch leads back to the moment it left', () => {
  keepBranch('new', '/t/old/study#m=7')
  expect(branchOf('new')).toBe('/t/old/study#m=7')
  expect(branchOf('old')).toBe(null)
})

test('sentences are cut at the names of places, longer names first', () => {
  const places = { a: 'Owl', b: 'Owlwood' }
  expect(cutAtPlaces('Owlwood falls', places)).toEqual(['', 'Owlwood', ' falls'])
  expect(cutAtPlaces('Owlwood falls', {})).toEqual(['Owlwood falls'])
})

test('a better turn is arrows from held land, and from what it took before', () => {
  const geometry = mapOf('3')
  const [first, second] = ['r05', geometry.region('r05').adjacent[0]!]
  const third = geometry
    .region(second)
    .adjacent.find((one) => one !== first && !geometry.region(first).adjacent.includes(one))!
  expect(arrowsOf(geometry, [second, null, third], (region) => region === first)).toEqual([
    { number: 1, from: first, to: second },
    { number: 3, from: second, to: third },
  ])
  expect(arrowsOf(geometry, [first], () => false)[0]!.from).toBe(null)
})

// The page.

let page: Record<string, unknown> | null = null
afterEach(async () => {
  vi.unstubAllGlobals()
  if (page) await unmount(page)
  page = null
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const REPLAY_STEPS: ReplayStep[] = [
  { ...moved(-1, event('turn_began', 0)), action: 'deal' },
  { ...moved(0, event('hopped', 0, { region: 'a' })), action: 'hop a' },
  { ...moved(0, event('turn_began', 1)), action: 'rest' },
  { ...moved(1, event('hopped', 1, { region: 'b' })), action: 'hop b' },
]
const FACE = {
  game: 'some-package',
  study: false,
  seats: [
    { seat: 0, name: 'Mira', bot: null },
    { seat: 1, name: 'Tomáš', bot: 'hard' },
  ],
}

function serve(answers: Record<string, [number, unknown]>) {
  vi.stubGlobal('fetch', (address: string) => {
    const [status, body] = answers[address] ?? [404, { error: { code: 'no_such_table' } }]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}

/** In ms; the board is loaded when it is first shown, and the machine may do much else. */
const PATIENCE = 20_000

async function open(hash = '', steps = REPLAY_STEPS): Promise<HTMLElement> {
  serve({
    '/api/tables/one': [200, FACE],
    '/api/tables/one/replay': [
      200,
      { setup: { players: 2 }, position: { round: 1, scores: [0, 0] }, steps },
    ],
    '/api/games': [200, { games: [] }],
  })
  history.replaceState(null, '', `/t/one/study${hash}`)
  const target = document.createElement('div')
  document.body.append(target)
  page = mount(Study, { target, props: { id: 'one' } })
  await vi.waitFor(
    () => expect(target.querySelector('h1')?.textContent).toMatch(/Turn|begin/),
    PATIENCE,
  )
  return target
}

function key(pressed: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
  flushSync()
}

const current = (target: HTMLElement) =>
  target.querySelector('[aria-current=step]')?.textContent?.trim()

test('a game of any package is walked through by keys, from its first real position', async () => {
  const target = await open()
  const slider = target.querySelector<HTMLInputElement>('input[type=range]')!
  expect(slider.value).toBe('1')
  expect(current(target)).toContain('Turn 1, Mira')
  key('ArrowRight')
  expect(current(target)).toContain('hopped')
  key('ArrowDown')
  expect(current(target)).toContain('Turn 1, Tomáš')
  key('End')
  expect(slider.value).toBe('4')
  expect(slider.getAttribute('aria-valuetext')).toContain('move 4 of 4')
  key('ArrowUp')
  expect(slider.value).toBe('3')
  key('Home')
  expect(slider.value).toBe('1')
})

test('a link leads to its move; one to a moment that is gone says so', async () => {
  const target = await open('#m=3')
  expect(target.querySelector<HTMLInputElement>('input[type=range]')!.value).toBe('3')
  await unmount(page!)
  page = null
  target.remove()
  const other = await open('#m=300')
  expect(other.querySelector('.foot [role=status]')!.textContent).toContain('it ends with move 4')
  expect(other.querySelector<HTMLInputElement>('input[type=range]')!.value).toBe('1')
})

test('a table that is gone says so', async () => {
  serve({})
  const target = document.createElement('div')
  document.body.append(target)
  page = mount(Study, { target, props: { id: 'none' } })
  await vi.waitFor(
    () =>
      expect(target.querySelector('[role=alert]')?.textContent).toBe(
        texts.say('error-no-such-table'),
      ),
    PATIENCE,
  )
})
