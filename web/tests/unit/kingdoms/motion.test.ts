import { expect, test } from 'vitest'
import { stepsOf } from '$games/kingdoms/motion'
import type { GameEvent } from '$lib/api/types'

const event = (kind: string, facts: GameEvent['facts'], player = 0): GameEvent => ({
  kind,
  player,
  facts,
})

test('war dice turn over together, and show nothing before they lie', () => {
  const [turning, compared, ...rest] = stepsOf([
    event('revealed', { against: 2, number: 4, answer: 'flag' }),
  ])
  expect(turning).toEqual({ kind: 'turning', seats: [0, 2], ms: 600, sound: 'rolled' })
  expect(compared).toMatchObject({
    kind: 'compared',
    ms: 500,
    sides: [
      { seat: 0, die: 4 },
      { seat: 2, die: 'flag' },
    ],
  })
  expect(rest).toEqual([])
})

test('meeples walk, come and fall; what a war costs leaves the purse', () => {
  const steps = stepsOf([
    event('moved', { from: 'a1', to: 'b2', hero: false, by: 'patrol' }),
    event('retreated', { from: 'b2', to: 'a1', hero: true }, 1),
    event('expanded', { region: 'a1', hero: false }),
    event('meeple_removed', { region: 'b2', hero: false }, 1),
    event('paid', { for: 'war', food: 2, ore: 1 }),
    event('paid', { for: 'build', ore: 1 }),
    event('researched', { level: 2 }),
  ])
  expect(steps.map((step) => step.kind)).toEqual(['walk', 'walk', 'come', 'fall', 'paying'])
  expect(steps[1]).toMatchObject({ seat: 1, hero: true, from: 'b2', to: 'a1' })
  expect(steps[4]).toMatchObject({
    units: [
      ['food', 2],
      ['ore', 1],
    ],
  })
})
