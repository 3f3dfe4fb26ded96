import { beforeEach, describe, expect, test } from 'vitest'
import { daysInARow, nextPuzzle, noteTry, progress, ratingIn } from '$lib/practice/progress'
import {
  beginSeries,
  givenAwayEach,
  nextInSeries,
  noteInSeries,
  seriesWith,
} from '$lib/practice/series'
import { weaknesses, type Made } from '$lib/practice/own'
import type { Mistake, PuzzleLine } from '$lib/api/types'

const line = (id: string, rating = 1200, theme = 'pick'): PuzzleLine => ({
  id,
  theme,
  rating,
  grade: 2,
  players: 3,
  kind: 'answer',
})
const RIGHT = { right: true, lost: 0 }
const WRONG = { right: false, lost: 0.12 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what the browser remembers of practice', () => {
  test('only the first try at a puzzle counts', () => {
    noteTry('classic', line('a'), WRONG)
    const { rating } = ratingIn('classic')
    noteTry('classic', line('a'), RIGHT)
    expect(ratingIn('classic').rating).toBe(rating)
    expect(progress().done['classic/a']).toEqual(WRONG)
    expect(ratingIn('kingdoms').rating).toBe(1200)
  })

  test('right answers in a row are counted, and the longest row is kept', () => {
    for (const id of ['a', 'b', 'c']) noteTry('classic', line(id), RIGHT)
    noteTry('classic', line('d'), WRONG)
    noteTry('classic', line('e'), RIGHT)
    expect(progress()).toMatchObject({ run: 1, longest: 3 })
  })

  test('days in a row with a puzzle of the day', () => {
    const days = ['2026-11-18', '2026-11-17', '2026-11-15']
    expect(daysInARow(days, '2026-11-18')).toBe(2)
    expect(daysInARow(days, '2026-11-19')).toBe(2)
    expect(daysInARow(days, '2026-11-20')).toBe(0)
    noteTry('classic', line('a'), RIGHT, '2026-03-01')
    noteTry('warcraft', line('a'), RIGHT, '2026-03-01')
    noteTry('classic', line('b'), RIGHT, '2026-02-28')
    expect(daysInARow(progress().days, '2026-03-01')).toBe(2)
  })

  test('what cannot be read counts as nothing', () => {
    localStorage.setItem('elbowroom.practice', '{"run":')
    expect(progress()).toMatchObject({ run: 0, done: {} })
  })

  test('the next puzzle is one that was not tried and fits the rating', () => {
    const all = [line('easy', 900), line('near', 1210), line('hard', 1900)]
    expect(nextPuzzle('classic', all)?.id).toBe('near')
    expect(nextPuzzle('classic', all, 'near')?.id).toBe('easy')
    noteTry('classic', line('near', 1210), RIGHT)
    expect(nextPuzzle('classic', all)?.id).not.toBe('near')
    expect(nextPuzzle('classic', [])).toBe(null)
  })
})

describe('a drill', () => {
  const all = [line('c', 1500), line('a', 900), line('x', 800, 'choice'), line('b', 1000)]

  test('takes puzzles of one theme, those not tried first, easy before hard', () => {
    noteTry('classic', line('a', 900), RIGHT)
    expect(beginSeries('classic', 'pick', all).ids).toEqual(['b', 'c', 'a'])
  })

  test('counts each puzzle once, in order, and ends', () => {
    let series = beginSeries('classic', 'pick', all)
    series = noteInSeries(series, 'a', true, 0)
    series = noteInSeries(series, 'a', true, 0)
    series = noteInSeries(series, 'b', false, 0.1)
    expect(series).toMatchObject({ lost: [0, 0.1], right: 1 })
    expect(nextInSeries(series, 'b')).toBe('c')
    expect(nextInSeries(series, 'c')).toBe(null)
    expect(seriesWith('classic', 'c')).toEqual(series)
    expect(seriesWith('classic', 'x')).toBe(null)
    expect(seriesWith('warcraft', 'c')).toBe(null)
  })
})

test('what is told of several decisions is never more than there was', () => {
  let series = beginSeries('classic', 'pick', [line('a', 900), line('b', 1000)])
  series = noteInSeries(series, 'a', false, 0.7)
  series = noteInSeries(series, 'b', false, 0.6)
  expect(givenAwayEach(series)).toBeCloseTo(0.65)
})

describe('what one loses most by', () => {
  const made = (kind: string | null, lost: number, move = 1): Made => ({
    table: 'abc',
    mistake: { kind, lost, move } as Mistake,
  })

  test('is counted by kind of decision, the dearest first, with the worst examples', () => {
    const found = weaknesses([
      made('pick', 0.1, 1),
      made('redeploy', 0.05, 2),
      made('pick', 0.2, 3),
      made(null, 0.4, 4),
    ])
    expect(found.map(({ kind, count, each }) => [kind, count, each])).toEqual([
      ['pick', 2, 15],
      ['redeploy', 1, 5],
    ])
    expect(found[0]!.examples.map((one) => one.mistake.move)).toEqual([3, 1])
  })
})
