import { beforeEach, expect, test } from 'vitest'
import { outcome, sideOf } from '$games/warcraft/outcome'
import type { Snapshot } from '$lib/api/types'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const NAMES = ['Guest', 'Thistle', 'Pebble', 'Bramble', 'Oyá']

function over(scores: number[], ranks: number[], setup: object): Snapshot {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const result = { scores, ranks, winners, seed: '' }
  return { setup: { teams: true, team_scoring: 'best', ...setup }, result } as unknown as Snapshot
}
const told = (snapshot: Snapshot) => outcome(snapshot, (seat) => NAMES[seat]!)

beforeEach(() => texts.use('en', ...wordsOf('en', 'warcraft')))

test('a side wins by its best player, and the end says so with both sums', () => {
  expect(told(over([101, 90, 47, 86], [1, 2, 1, 2], {}))).toEqual({
    headline: 'The Alliance wins, 101 to 90',
    rule: 'The best player of each side counts.',
    lines: [
      'Alliance: Guest 101, Pebble 47 (together 148)',
      'Horde: Thistle 90, Bramble 86 (together 176)',
    ],
  })
})

test('by the sum of each side the other one wins', () => {
  const end = told(over([101, 90, 47, 86], [2, 1, 2, 1], { team_scoring: 'sum' }))
  expect(end?.headline).toBe('The Horde wins, 176 to 148')
  expect(end?.rule).toBe('All players of a side count together.')
})

test('the odd player is a side of its own, and a tie says what decided', () => {
  expect([0, 1, 2, 3, 4].map((seat) => sideOf(seat, 5))).toEqual([
    'alliance',
    'horde',
    'alliance',
    'horde',
    'neutral',
  ])
  const end = told(over([70, 70, 60], [1, 2, 3], {}))
  expect(end?.headline).toBe('The Alliance wins, 70 to 70, 60')
  expect(end?.rule).toContain('The sides were equal')
  expect(told(over([70, 70], [1, 1], {}))?.headline).toBe('The sides share the victory, 70 to 70')
})

test('without sides the scores speak for themselves', () => {
  expect(told(over([70, 60], [1, 2], { teams: false }))).toBeNull()
})
