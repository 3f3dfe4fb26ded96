import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActionStep, GameOdds, Mistake, Mistakes as Found } from '$lib/api/types'
import { studied } from '$lib/study/asking'
import Mistakes from '$lib/study/Mistakes.svelte'
import OddsGraph from '$lib/study/OddsGraph.svelte'
import { oddsAt, saidOdds, turnName } from '$lib/study/odds'
import { texts } from '$lib/text/texts.svelte'
import { step } from '../actions'
import { wordsOf } from '../words'

/** Two turns to a round, as two players have. */
const roundAt = (move: number) => (move < 30 ? 1 : 2)
const NAMES = ['Mira', 'Bramble']
const ODDS: GameOdds = {
  status: 'ready',
  moments: [
    { move: 5, turn: 1, player: 0, wins: [0.5, 0.5], coins: [70, 70] },
    { move: 20, turn: 2, player: 1, wins: [0.8, 0.2], coins: [75.4, 66] },
    { move: 40, turn: 2, player: 1, wins: [1, 0], coins: [80, 61] },
  ],
  turning_points: [{ turn: 1, player: 0, swing: 0.3, move: 5 }],
}
const MISTAKE: Mistake = {
  turn: 3,
  round: 2,
  seat: 0,
  move: 1,
  bot: 'hard',
  lost: 6,
  lost_coins: 3.2,
  lost_wins: 0.123,
  played: [step('decline')],
  better: {
    plan: [step('expand')],
    then: 'die',
    expected_coins: [70, 60],
    advantage: 2,
    die: null,
  },
}
let shown: Record<string, unknown>[] = []

function show<T extends Record<string, unknown>>(component: unknown, props: T): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  shown.push(mount(component as never, { target, props }))
  flushSync()
  return target
}

function answers(...bodies: [number, unknown][]) {
  const left = [...bodies]
  const fetched = vi.fn((address: string, wish?: { method?: string }) => {
    const [status, body] = (left.length > 1 ? left.shift() : left[0])!
    void [address, wish]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const making = (done: number, total = 4): [number, unknown] => [
  202,
  { status: 'making', done, total },
]

beforeEach(() => {
  localStorage.clear()
  texts.use('en', ...wordsOf('en', 'classic'))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const one of shown) await unmount(one)
  shown = []
  document.body.replaceChildren()
})

test('the odds of a moment are those of the turn that goes on', () => {
  expect(oddsAt(ODDS.moments, 0)?.move).toBe(5)
  expect(oddsAt(ODDS.moments, 19)?.move).toBe(5)
  expect(oddsAt(ODDS.moments, 20)?.move).toBe(20)
  expect(saidOdds(oddsAt(ODDS.moments, 20), NAMES)).toBe('Mira: 80%, Bramble: 20%')
  expect(saidOdds(oddsAt(ODDS.moments, 20), NAMES, 'coins')).toBe('Mira: 75, Bramble: 66')
  expect(turnName(ODDS.moments, 1, NAMES, roundAt)).toBe('Turn 1, Bramble')
  expect(turnName(ODDS.moments, 2, NAMES, roundAt)).toBe('End')
})

test('the graph has a point for every turn and seat, and a twin in numbers', () => {
  const ongo = vi.fn()
  const target = show(OddsGraph, { odds: ODDS, names: NAMES, at: 20, last: 40, roundAt, ongo })
  expect(target.querySelectorAll('svg g')).toHaveLength(6)
  const rows = [...target.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((one) => one.textContent?.trim()),
  )
  expect(rows).toEqual([
    ['Turn 1, Mira', '50%', '50%'],
    ['Turn 1, Bramble', '80%', '20%'],
    ['End', '100%', '0%'],
  ])
  target.querySelector<HTMLElement>('[data-turning-point]')!.click()
  expect(ongo).toHaveBeenCalledWith(5)
  target.querySelector<HTMLElement>('tbody tr:last-child button')!.click()
  expect(ongo).toHaveBeenLastCalledWith(40)
  const dashes = [...target.querySelectorAll('svg > path[stroke-width="2.6"]')].map((one) =>
    one.getAttribute('stroke-dasharray'),
  )
  expect(new Set(dashes).size).toBe(2)
})

test('something in the making is asked for again until it is there', async () => {
  answers(making(1), making(2), [200, { status: 'ready' }])
  const told: number[] = []
  const found = await studied(
    '/x',
    [],
    () => true,
    (far) => told.push(far.done),
  )
  expect(found).toEqual({ status: 'ready' })
  expect(told).toEqual([1, 2])
})

test('what is wanted no more is not asked for again', async () => {
  const fetched = answers(making(1))
  let wanted = true
  const found = await studied(
    '/x',
    [],
    () => wanted,
    () => (wanted = false),
  )
  expect(found).toBe(null)
  expect(fetched).toHaveBeenCalledOnce()
})

function mistakes(more: object = {}) {
  const props = {
    table: 'one',
    tableNames: { players: NAMES, places: {} },
    positions: [{}, {}],
    planned: (plan: ActionStep[]) => plan.map((one) => `${one.do}!`),
    onjump: vi.fn(),
    onagain: vi.fn(),
    ...more,
  }
  return { props, target: show(Mistakes, props) }
}

const press = (target: HTMLElement, name: string) =>
  [...target.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)!.click()

test('mistakes are told with what they cost and what was better', async () => {
  const found: Found = { status: 'ready', seat: 0, turns: 10, mistakes: [MISTAKE] }
  answers([200, found])
  const { target, props } = mistakes()
  press(target, 'Look for mistakes')
  await vi.waitFor(() => expect(target.querySelector('[data-mistakes]')).not.toBe(null))
  const said = target.querySelector('[data-mistakes]')!.textContent!
  expect(said).toContain('chance to win: −12%')
  expect(said).toContain('3 coins fewer expected')
  expect(said).toContain('Played: decline!')
  expect(said).toContain('Better: expand!')
  press(target, 'Show this moment')
  expect(props.onjump).toHaveBeenCalledWith(1)
  press(target, 'Play it again against bots')
  expect(props.onagain).toHaveBeenCalledWith(MISTAKE)
})

test('the search for mistakes tells how far it is and can be stopped', async () => {
  const fetched = answers(making(2))
  const { target } = mistakes()
  press(target, 'Look for mistakes')
  await vi.waitFor(() => expect(target.textContent).toContain('Turn 2 of 4'))
  press(target, 'Cancel')
  flushSync()
  expect(target.querySelector('progress')).toBe(null)
  const stops = fetched.mock.calls.filter(([address]) => address.endsWith('/mistakes/stop'))
  expect(stops).toHaveLength(1)
})

test('a search that fails says so', async () => {
  answers([503, { error: { code: 'unavailable', message: '' } }])
  const { target } = mistakes()
  press(target, 'Look for mistakes')
  await vi.waitFor(() => expect(target.querySelector('[role=alert]')).not.toBe(null))
  expect(target.querySelector('[role=alert]')!.textContent).toBe(texts.say('error-unavailable'))
})
