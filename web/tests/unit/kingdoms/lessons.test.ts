import { beforeEach, describe, expect, test } from 'vitest'
import { LESSONS } from '$games/kingdoms/lessons'
import { MISSTEPS } from '$games/kingdoms/lessons/missteps'
import type { KingdomsSession } from '$games/kingdoms/session.svelte'
import type { Entry, Snapshot } from '$lib/api/types'
import type { Moment } from '$lib/coach/lesson'
import { step } from '../actions'
import { at, PEACE, PLAIN, position, selecting, space, speak } from './stage'

beforeEach(() => speak('en'))

const [first, solo] = LESSONS
const named = (id: string) => first!.steps.find((one) => one.id === id)!
const misstep = (id: string) => MISSTEPS.find((one) => one.id === id)!

const move = (verb: string, from: string, region: string, facts = {}) => ({
  ...PLAIN,
  ...step(verb, { from, region }),
  facts: { enemy: null, ...facts },
})

/** A table where the first player is asked to act on what somebody chose. */
function acting(selected: string, active: number, actions: object[]): KingdomsSession {
  return at(2, {
    decision: { player: 0, kind: 'act', facts: {} },
    actions,
    position: { ...position(2), selected, active, war: PEACE },
  } as unknown as Partial<Snapshot>)
}

/** A table at which somebody else is asked. */
const waiting = () =>
  at(2, { decision: { player: 1, kind: 'act', facts: {} }, actions: [] } as never)

/** What the coach saw before a press. */
const before = (session: KingdomsSession): Moment => ({
  position: session.table.position,
  snapshot: session.table.snapshot!,
  actions: session.table.actions,
})

describe.each([
  ['choosing', selecting],
  ['at war', () => at(2)],
  ['waiting', waiting],
  ['following', () => acting('build', 1, [{ ...PLAIN, ...step('collect') }])],
])('while somebody is %s', (_, table) => {
  test('every step can be asked what it speaks of, and only its own moment is its own', () => {
    const session = table()
    for (const { steps, asides } of LESSONS)
      for (const one of [...steps, ...asides]) {
        expect(typeof one.begins(session)).toBe('boolean')
        expect(Array.isArray(one.anchors(session)), one.id).toBe(true)
        expect(() => one.values?.(session), one.id).not.toThrow()
        one.done?.(session)
      }
  })
})

test('a space is pressed first, then the button that takes it', () => {
  const session = selecting()
  expect(named('card').anchors(session)).toEqual([{ part: 'action-patrol' }, { part: 'tab-row' }])
  session.play.wish('patrol')
  expect(named('card').anchors(session)).toEqual([{ button: 'confirm' }])
})

test('a quest leads to a capital that somebody holds, a patrol to land that gives something new', () => {
  const quests = [
    move('quest', 'a1', 'd1', { enemy: 1 }),
    move('quest', 'a1', 'd5', { enemy: 1 }),
    move('quest', 'a6', 'd5', { enemy: 1 }),
  ]
  const session = acting('quest', 0, quests)
  expect(named('quest').anchors(session)).toEqual([{ region: 'a1' }])
  session.play.mover = { from: 'a1', hero: false }
  expect(named('quest').anchors(session)).toEqual([{ region: 'd5' }])
  const patrols = [move('patrol', 'a6', 'a4'), move('patrol', 'a6', 'a3')]
  const walking = acting('patrol', 0, patrols)
  expect(named('patrol').values!(walking)).toEqual({ region: 'Hornspire' })
})

test('a number is advised that cannot lose, else the flag', () => {
  const war = at(2)
  expect(named('war').values!(war)).toMatchObject({ most: 11, sure: 'no', role: 'attack' })
  expect(named('war').anchors(war)[0]).toEqual({ part: 'face-flag' })
  const decision = { player: 0, kind: 'dial', facts: { rival_highest: 6 } }
  const sure = at(2, { decision } as never)
  expect(named('war').values!(sure)).toMatchObject({ number: 7, sure: 'yes' })
  sure.play.number = 7
  expect(named('war').anchors(sure)).toEqual([{ button: 'lock' }])
})

test('what costs more than it brings is answered by what it cost', () => {
  const session = selecting()
  const chose = (action: string) =>
    [
      { kind: 'action', seat: 0, events: [{ kind: 'selected', player: 0, facts: { action } }] },
    ] as unknown as Entry[]
  expect(misstep('idle').seen(chose('expand'), before(session), session)).toMatchObject({
    action: 'expand',
  })
  expect(misstep('idle').seen(chose('research'), before(session), session)).toBeNull()

  const patrol = acting('patrol', 0, [move('patrol', 'a1', 'a2'), { ...PLAIN, ...step('pass') }])
  const passed = [{ kind: 'action', seat: 0, action: 'pass', events: [] }] as unknown as Entry[]
  expect(misstep('wasted').seen(passed, before(patrol), patrol)).toEqual({ action: 'patrol' })
})

test('only whoever set a die hears that it was too high, or could have won', () => {
  const decision = { player: 0, kind: 'dial', facts: { rival_highest: 0 } }
  const war = at(2, { decision } as never)
  const set = (player: number) =>
    [
      { kind: 'action', seat: player, events: [{ kind: 'dial_set', player, facts: {} }] },
    ] as unknown as Entry[]
  war.play.number = 7
  expect(misstep('overbid').seen(set(0), before(war), war)).toEqual({ number: 7, least: 1 })
  expect(misstep('overbid').seen(set(1), before(war), war)).toBeNull()
  war.play.number = 0
  expect(misstep('yielded').seen(set(0), before(war), war)).toEqual({ least: 1 })
})

test('alone, the points of the dummy come when it has chosen twice', () => {
  const rival = solo!.steps.at(-1)!
  const shields = (count: number) =>
    at(1, {
      decision: { player: 0, kind: 'select', facts: {} },
      actions: [space('patrol', { movers: 1 })],
      position: {
        ...position(2),
        round: 1,
        selected: 'none',
        shields: ['build', 'trade', 'quest', 'expand'].slice(0, count),
        war: PEACE,
      },
    } as never)
  expect([2, 4].map((count) => rival.begins(shields(count)))).toEqual([false, true])
})
