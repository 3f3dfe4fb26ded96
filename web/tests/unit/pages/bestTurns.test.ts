import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import PointsByRound from '$games/kingdoms/PointsByRound.svelte'
import { pointsFrom, sourceName } from '$games/kingdoms/points'
import SourceBars from '$games/kingdoms/SourceBars.svelte'
import type { ActionStep, BestTurns, Drafted, Mistake, Score, TurnPlan } from '$lib/api/types'
import { RecordSource } from '$lib/study/page/source'
import BestTurnsPanel from '$lib/study/position/BestTurnsPanel.svelte'
import { Draft } from '$lib/study/position/draft.svelte'
import { texts } from '$lib/text/texts.svelte'
import { step } from '../actions'
import { wordsOf } from '../words'

type Call = { path: string; body: Record<string, unknown> }

/** Answers calls by their path; gives what was asked. */
function server(answers: Record<string, unknown[]>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', (address: string, wish: { body?: string }) => {
    const path = address.replace('/api', '')
    calls.push({ path, body: JSON.parse(wish.body ?? '{}') as Record<string, unknown> })
    const left = answers[path]!
    const told = (left.length > 1 ? left.shift() : left[0]) as { status?: string }
    const status = told.status === 'making' ? 202 : 200
    return Promise.resolve(new Response(JSON.stringify(told), { status }))
  })
  return calls
}

function turn(first: ActionStep, own: number): TurnPlan {
  return {
    plan: [first, step('done')],
    then: null,
    die: null,
    lucky: null,
    unlucky: null,
    wins: [own, 1 - own],
    scores: [80, 70],
    lost: 0,
    why: [],
  }
}

const BEST: BestTurns = {
  status: 'ready',
  bot: 'hard',
  unit: 'coins',
  seat: 0,
  now: [0.6, 0.4],
  scores: [80, 70],
  turns: [turn(step('conquer', { region: 'r01' }), 0.6), turn(step('decline'), 0.4)],
}
const DRAWN = {
  game: 'classic',
  setup: { names: ['Mira', 'Bramble'] },
  position: { round: 2, players: [] },
  phases: [],
  decision: { player: 0, kind: 'conquer', facts: {} },
  breaches: [],
} as unknown as Drafted

/** A position that a game can reach. */
function drawn(): Draft {
  const draft = new Draft()
  draft.gameId = 'classic'
  draft.names = ['Mira', 'Bramble']
  draft.setup = DRAWN.setup as never
  draft.position = DRAWN.position as never
  draft.verdict = DRAWN
  return draft
}

beforeEach(() => {
  texts.use('en', ...wordsOf('en', 'kingdoms'))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the best turns of a position', () => {
  test('are asked for with the position until they are there, the best shown at once', async () => {
    const calls = server({ '/positions/best': [{ status: 'making', done: 0, total: 1 }, BEST] })
    const draft = drawn()
    const finding = draft.find()
    expect(draft.finding).toBe(true)
    await vi.runAllTimersAsync()
    await finding
    expect(calls.map(({ path }) => path)).toEqual(['/positions/best', '/positions/best'])
    expect(calls[0]!.body.position).toEqual(DRAWN.position)
    expect([draft.finding, draft.chosen, draft.plan.map((one) => one.verb)]).toEqual([
      false,
      0,
      ['conquer'],
    ])
    draft.look(1)
    expect(draft.plan.map((one) => one.verb)).toEqual(['decline'])
  })

  test('go as soon as anything is changed, and are not asked for where a law is broken', async () => {
    const calls = server({ '/positions/best': [BEST], '/positions': [DRAWN] })
    const draft = drawn()
    await draft.find()
    draft.edit({ ...draft.position!, round: 3 })
    expect([draft.best, draft.plan]).toEqual([null, []])
    draft.verdict = { ...DRAWN, breaches: [{ key: 'law', regions: [] }] as never }
    await draft.find()
    expect(calls.filter(({ path }) => path === '/positions/best')).toHaveLength(1)
  })

  test('come as soon as it is known that a game can reach the position, if asked for before', async () => {
    const calls = server({ '/positions/best': [BEST], '/positions': [DRAWN] })
    const draft = drawn()
    draft.edit({ ...draft.position!, round: 3 })
    await draft.find()
    expect(calls).toEqual([])
    await vi.runAllTimersAsync()
    expect(calls.map(({ path }) => path)).toEqual(['/positions', '/positions/best'])
    expect(draft.best).toEqual(BEST)
  })

  test('are listed with their chances and chosen by a press or keys', async () => {
    server({ '/positions/best': [BEST] })
    const draft = drawn()
    const panel = mount(BestTurnsPanel, { target: document.body, props: { draft } })
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      document.body.dispatchEvent(event)
      draft.key(event)
    }
    press('f')
    await vi.runAllTimersAsync()
    flushSync()
    const rows = [...document.querySelectorAll<HTMLElement>('[data-best] li button')]
    expect(rows.map((row) => row.querySelector('.chance')?.textContent)).toEqual(['60%', '40%'])
    expect(rows[0]!.getAttribute('aria-pressed')).toBe('true')
    rows[1]!.click()
    flushSync()
    expect([draft.chosen, rows[1]!.getAttribute('aria-pressed')]).toEqual([1, 'true'])
    draft.shown = 0
    press('b')
    expect(draft.plan.map((one) => one.verb)).toEqual(['decline'])
    await unmount(panel)
  })
})

test('the odds and mistakes of a record come from the record itself', async () => {
  const judged = (seat: number, lost: number) =>
    ({ seat, lost, move: lost * 100, mark: lost >= 0.04 ? '?' : null }) as Mistake
  const study = {
    status: 'ready',
    unit: 'coins',
    moments: [],
    turning_points: [],
    turns: [judged(0, 0.05), judged(1, 0.2), judged(0, 0.01), judged(0, 0.09)],
  }
  const calls = server({ '/records/study': [study] })
  const source = new RecordSource({ game: 'classic' })
  expect((await source.odds(() => true))?.unit).toBe('coins')
  const found = await source.mistakes(
    0,
    () => true,
    () => {},
  )
  expect(found?.turns).toBe(3)
  expect(found?.mistakes.map((one) => one.lost)).toEqual([0.09, 0.05])
  expect(calls[0]!.body).toEqual({ record: { game: 'classic' } })
})

describe('the points of Kingdoms', () => {
  const score = (total: number): Score => ({
    total,
    what: 'points',
    parts: [
      { amount: total - 3, key: 'score.meeples', rule: 'K-SCORE-1' },
      { amount: 2, key: 'score.capital', rule: 'K-SCORE-5' },
      { amount: 1, key: 'faction.orcs', rule: 'K-SCORE-3' },
    ],
  })
  const rounds = [0, 1, 2].map((round) => ({
    round,
    move: 10 * round,
    seats: [score(4 + round), score(5 + 2 * round)],
  }))

  test('are taken apart by where they come from', () => {
    expect(pointsFrom(score(9), 'meeples')).toBe(6)
    expect(pointsFrom(score(9), 'faction')).toBe(1)
    expect(pointsFrom(score(9), 'tower')).toBe(0)
    expect(sourceName('capital')).not.toBe('')
    const rows = [{ seat: 0, name: 'Mira', faction: 'orcs', score: score(9) }]
    const bars = mount(SourceBars, { target: document.body, props: { rows } })
    flushSync()
    expect(document.querySelectorAll('ol li')).toHaveLength(3)
    void unmount(bars)
  })

  test('are drawn round by round with both axes, and told as a table', () => {
    const names = ['Mira', 'Bramble']
    const graph = mount(PointsByRound, { target: document.body, props: { rounds, names, now: 1 } })
    flushSync()
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['4', '5', '6'],
      ['5', '7', '9'],
    ])
    expect(document.querySelectorAll('.now')).toHaveLength(1)
    void unmount(graph)
  })
})
