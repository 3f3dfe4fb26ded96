import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameOdds, Reason } from '$lib/api/types'
import { studied } from '$lib/study/asking'
import { measureName, oddsAt, saidOdds, turnName } from '$lib/study/odds'
import { saidReasons } from '$lib/study/reasons'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

/** Two turns to a round, as two players have. */
const roundAt = (move: number) => (move < 30 ? 1 : 2)
const NAMES = ['Mira', 'Bramble']
const ODDS: GameOdds = {
  status: 'ready',
  unit: 'coins',
  moments: [
    { move: 5, turn: 1, round: 1, player: 0, wins: [0.5, 0.5], scores: [70, 70] },
    { move: 20, turn: 2, round: 1, player: 1, wins: [0.8, 0.2], scores: [75.4, 66] },
    { move: 40, turn: 2, round: 2, player: 1, wins: [1, 0], scores: [80, 61] },
  ],
  turning_points: [{ turn: 1, round: 1, player: 0, swing: 0.3, move: 5 }],
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
afterEach(() => vi.unstubAllGlobals())

test('the odds of a moment are those of the turn that goes on', () => {
  expect(oddsAt(ODDS.moments, 0)?.move).toBe(5)
  expect(oddsAt(ODDS.moments, 19)?.move).toBe(5)
  expect(oddsAt(ODDS.moments, 20)?.move).toBe(20)
  expect(saidOdds(oddsAt(ODDS.moments, 20), NAMES)).toBe('Mira: 80%, Bramble: 20%')
  expect(saidOdds(oddsAt(ODDS.moments, 20), NAMES, 'scores')).toBe('Mira: 75, Bramble: 66')
  expect(turnName(ODDS.moments, 1, NAMES, roundAt)).toBe('Turn 1, Bramble')
  expect(turnName(ODDS.moments, 2, NAMES, roundAt)).toBe('End')
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

test('scores are called what the game counts in', () => {
  expect(measureName(ODDS, 'wins')).toBe('Chance to win')
  expect(measureName(ODDS, 'scores')).toBe('Expected coins')
  expect(measureName({ ...ODDS, unit: 'points' }, 'scores')).toBe('Expected points')
})

test.each([
  ['en', 'It brings 9 coins this turn instead of 7.', 'Bramble', 'It makes room for a new race.'],
  ['cs', 'V tomto tahu přinese 9 mincí místo 7.', 'Bramble přijde o 2 regiony.', 'novému národu'],
  ['pl', 'W tej turze daje 9 monet zamiast 7.', 'Bramble traci 2 regiony.', 'nowej rasy'],
  ['is', 'í þessari umferð í stað 7.', 'af Bramble.', 'nýrri þjóð'],
] as const)('reasons are told in %s', (language, income, taken, decline) => {
  texts.use(language, ...wordsOf(language, 'classic'))
  const reason = (key: string, seat: number, amount: number, instead: number | null): Reason => ({
    key,
    seat,
    amount,
    instead,
    regions: [],
  })
  const said = saidReasons(
    [reason('income', 0, 9, 7), reason('taken', 1, 2, 0), reason('decline', 0, 1, null)],
    'coins',
    NAMES,
  )
  expect(said[0]).toContain(income)
  expect(said[1]).toContain(taken)
  expect(said[2]).toContain(decline)
})
