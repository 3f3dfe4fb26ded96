import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pace } from '$games/kingdoms/pace.svelte'
import { playedUpTo } from '$games/kingdoms/played'
import { isPlan, plannedBeats, type PlanBeat, type Played } from '$games/kingdoms/stepping'
import type { KingdomsPosition } from '$games/kingdoms/types'
import type { Entry, GameEvent, Snapshot } from '$lib/api/types'
import type { Beat } from '$lib/motion/playback.svelte'
import { at, PEACE, position, speak, stand } from './stage'

beforeEach(() => speak('en'))
afterEach(() => {
  pace.choose('steps')
  vi.useRealTimers()
})

const event = (kind: string, facts: object, player = 1): GameEvent => ({
  kind,
  player,
  facts: facts as GameEvent['facts'],
})

/** Somebody alone against the dummy, who has chosen Patrol and moves. */
function alone(): KingdomsPosition {
  return {
    ...position(2),
    territories: ['amberfold', 'cinderholt'],
    selected: 'patrol',
    shields: ['patrol'],
    regions: { a1: stand(0), c1: stand(1), c3: stand(1) },
    war: PEACE,
  } as unknown as KingdomsPosition
}

const picked = (facts: object) =>
  event('picked', { far: false, candidates: [], there: [], ...facts })

/** A person's patrol, the dummy that follows it, and its own turn: the hour of the die is covered. */
const EVENTS = [
  event('moved', { from: 'a1', to: 'a2', hero: false, by: 'patrol' }, 0),
  event('die_rolled', { number: 10, purpose: 'choices' }),
  picked({
    what: 'meeple',
    hand: 10,
    hour: 12,
    region: 'c1',
    candidates: ['c1', 'c3'],
    there: ['c1', 'c3'],
  }),
  picked({
    what: 'move',
    hand: 10,
    hour: 10,
    region: 'c2',
    from: 'c1',
    candidates: ['c2', 'c4'],
    there: ['c2'],
  }),
  event('moved', { from: 'c1', to: 'c2', hero: false, by: 'patrol' }),
  event('die_rolled', { number: 4, purpose: 'action' }),
  event('selected', { action: 'quest' }),
  event('collected', {}),
  event('gained', { resource: 'ore', amount: 1 }),
]
const NAMES = {
  players: ['Mira', 'Dummy opponent'],
  places: { a1: 'A', c1: 'C', c2: 'D', c3: 'E' },
}

const beats = (waits = true) => plannedBeats(EVENTS, alone(), NAMES, waits)
const plans = () => beats().filter(isPlan)
const where = (played: KingdomsPosition | undefined, seat: number) =>
  Object.entries(played!.regions).flatMap(([id, { meeples }]) =>
    meeples.filter(({ player }) => player === seat).map(() => id),
  )

test('the plan of the dummy is a beat for every step, each waiting to be read', () => {
  expect(beats().map(({ kind }) => kind)).toEqual([
    ...['walk', 'plan', 'plan', 'plan', 'walk', 'plan', 'plan', 'plan'],
  ])
  expect(plans().every(({ waits, ms }) => waits && ms === 900)).toBe(true)
  expect(beats(false).some(({ waits }) => waits)).toBe(false)
  expect(plans().map(({ step }) => step.text)).toEqual([
    'You chose Patrol: the dummy follows if it can. The die says 10: the hand points there.',
    'Which meeple? The hand points at 10, nobody there can; next is 12: C and E. ' +
      'A meeple is always the nearest to the compass: C.',
    'Where to? The hand lies on C and points at 10: D.',
    'The die says 4: Patrol.',
    'A shield lies on it. Next hour, 5: Quest is free.',
    'Dummy opponent collects. Dummy opponent gains 1 ore.',
  ])
})

test('a step lights its hour, those passed over, what could be picked, and the way', () => {
  const [, meeple, move, , covered] = plans().map(({ step }) => step)
  expect(meeple).toMatchObject({ hour: 12, skipped: [10, 11], candidates: ['c1', 'c3'], to: 'c1' })
  expect(move).toMatchObject({ hour: 10, skipped: [], from: 'c1', to: 'c2' })
  expect(covered).toMatchObject({ kind: 'covered', hour: 5, skipped: [4] })
})

test('the table shows what has happened up to the step, and nothing after it', () => {
  const [hand, , move, rolled, , deed] = plans() as [
    ...[PlanBeat, PlanBeat, PlanBeat, PlanBeat, PlanBeat, PlanBeat],
  ]
  expect(where(hand.played, 0)).toEqual(['a2'])
  expect(hand.played!.compass.roll).toBe(10)
  expect(where(move.played, 1)).toEqual(['c1', 'c3'])
  expect(where(rolled.played, 1)).toEqual(['c3', 'c2'])
  expect(rolled.played!.shields).toEqual(['patrol'])
  expect(deed.played!.shields).toEqual(['patrol', 'quest'])
  const ore = (played: KingdomsPosition) => played.players[1]!.resources.ore
  expect(ore(deed.played!)).toBe(ore(alone()) + 1)
  expect((beats().find(({ kind }) => kind === 'walk') as Beat & Played).stays).toBe(false)
})

test('what changes a purse, a tower, magic or the land is shown at once', () => {
  const shown = playedUpTo(alone(), [
    event('paid', { for: 'build', ore: 2 }),
    event('built', { level: 1, region: 'c3' }),
    event('researched', { level: 2 }),
    event('traded', { given: 'food', received: 'mana', amount: 1 }, 0),
    event('meeple_removed', { region: 'a1', hero: false }, 0),
    event('expanded', { region: 'c4', hero: false }),
    event('stood_up', { region: 'c1', hero: false }),
    event('card_cleared', { round: 4 }),
    event('compass_flipped', { night: true }),
    event('nobody_knows_this', {}),
  ])
  const before = alone()
  expect(shown.players[1]).toMatchObject({ tower: 1, magic: 2 })
  expect(shown.players[1]!.resources.ore).toBe(before.players[1]!.resources.ore - 2)
  expect(shown.players[0]!.resources).toMatchObject({
    food: before.players[0]!.resources.food - 1,
    mana: before.players[0]!.resources.mana + 1,
  })
  expect(where(shown, 0)).toEqual([])
  expect(where(shown, 1)).toContain('c4')
  expect(shown.regions.c3!.fortress).toEqual({ player: 1, laid: false })
  expect([shown.round, shown.shields, shown.compass.night]).toEqual([4, [], true])
})

/** A table of somebody alone to which the dummy's turn has come. */
function seen() {
  vi.useFakeTimers()
  const session = at(1, { position: alone(), decision: null, actions: [] } as Partial<Snapshot>)
  const { table } = session
  const entries = [{ kind: 'action', seat: 0, move: 1, events: EVENTS }] as unknown as Entry[]
  const staged = session.stage(entries, alone())
  table.playback.add({ ...staged, seat: 0, bot: false, locked: true, end: () => {} })
  return session
}

test('one step per press; all of it at 900 a step; then the table is asked again', () => {
  const session = seen()
  const { playback } = session.table
  vi.advanceTimersByTime(5000)
  expect([session.kind, session.plan?.at]).toEqual(['dummy', 0])
  expect(session.prompt.primary).toMatchObject({ id: 'step', key: 'E', look: 'primary' })
  expect(session.prompt.title).toMatch(/Step 1 of 6$/)
  expect(where(session.position, 0)).toEqual(['a2'])
  session.prompt.primary!.run()
  expect(session.plan?.at).toBe(1)
  playback.hurry()
  expect(session.plan?.at).toBe(2)
  session.prompt.side[0]!.run()
  vi.advanceTimersByTime(480)
  expect(session.plan?.at).toBe(3)
  vi.advanceTimersByTime(3 * 900 + 100)
  expect([session.plan, playback.running]).toEqual([null, false])
})

test('who wants no steps has none', () => {
  pace.choose('once')
  expect(seen().plan).toBeNull()
})
