import { describe, expect, it } from 'vitest'
import { LOOK } from '$games/classic/look'
import { given, regionOf, valuesOf, written } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import {
  arrangementOf,
  asBefore,
  changed,
  even,
  freedom,
  frontOf,
  inHand,
  isChanged,
  moved,
  rowOf,
  submission,
  toTheFront,
  toTheWeakest,
  type Arrangement,
} from '$lib/board/arrangement'
import { step } from '../actions'
import { mapOf, moment } from './load'

/** A listed action as it would be given. */
const asGiven = (action: Action) => written(given(action.verb, valuesOf(action)))
/** What is sent for an arrangement, as text. */
const submitted = (arrangement: Arrangement) => submission(arrangement).map(written)

function open(name: string): Arrangement {
  const { actions, position } = moment(name)
  return arrangementOf(actions, position, LOOK)!
}

function total(arrangement: Arrangement): number {
  return arrangement.rows.reduce((sum, row) => sum + row.count, 0) + inHand(arrangement)
}

const counts = (arrangement: Arrangement) => arrangement.rows.map((row) => row.count)

it('is nothing when no action counts', () => {
  const { actions, position } = moment('conquer')
  expect(arrangementOf(actions, position, LOOK)).toBeNull()
})

describe('redeployment', () => {
  const start = open('redeploy')
  const { position, decision } = moment('redeploy')
  const seat = decision!.player

  it('starts from what stands there and what is in hand', () => {
    const own = Object.entries(position.regions).filter(
      ([, region]) => region.player === seat && region.slot === 0,
    )
    expect(start.rows.map((row) => row.region).toSorted()).toEqual(own.map(([id]) => id).toSorted())
    expect(inHand(start)).toBe(position.players[seat]!.armies[0]!.hand)
    expect(isChanged(start)).toBe(false)
    expect(submitted(start)).toEqual([])
  })

  it('never loses or makes a token', () => {
    const region = start.rows[0]!.region
    let now = start
    for (const by of [1, 1, -1, 5, -9, 99, -99]) {
      now = changed(now, region, by)
      expect(total(now)).toBe(total(start))
      expect(rowOf(now, region)!.count).toBeGreaterThanOrEqual(1)
      expect(inHand(now)).toBeGreaterThanOrEqual(0)
    }
  })

  it('leaves what it is given untouched', () => {
    const copy = structuredClone(start)
    changed(start, start.rows[0]!.region, 1)
    even(start)
    expect(start).toEqual(copy)
  })

  it('does nothing to a region that is not offered', () => {
    expect(changed(start, 'r99', 1)).toBe(start)
    expect(freedom(start, 'r99')).toEqual({ more: 0, less: 0 })
  })

  it('moves a token from region to region, but never the last one', () => {
    const [one, other] = start.rows as [(typeof start.rows)[0], (typeof start.rows)[0]]
    const low = changed(start, one.region, -99)
    expect(moved(low, one.region, other.region)).toBe(low)
    const next = moved(start, other.region, one.region)
    expect(rowOf(next, one.region)!.count).toBe(one.count + 1)
    expect(rowOf(next, other.region)!.count).toBe(other.count - 1)
    expect(inHand(next)).toBe(inHand(start))
  })

  it('deals evenly', () => {
    const dealt = even(start)
    expect(inHand(dealt)).toBe(0)
    expect(Math.max(...counts(dealt)) - Math.min(...counts(dealt))).toBeLessThanOrEqual(1)
    expect(total(dealt)).toBe(total(start))
  })

  it('sends all it can to the front', () => {
    const map = mapOf('3')
    const front = frontOf(position, seat, (id) => map.region(id).adjacent)
    const dealt = toTheFront(start, front)
    expect(inHand(dealt)).toBe(0)
    for (const row of dealt.rows) if (!front.has(row.region)) expect(row.count).toBe(row.least)
  })

  it('deals everywhere when there is no front', () => {
    expect(inHand(toTheFront(start, new Set()))).toBe(0)
  })

  it('brings back how it was, and keeps the rest in hand', () => {
    const before = Object.fromEntries(start.rows.map((row) => [row.region, 2]))
    const dealt = asBefore(start, before)
    expect(counts(dealt)).toEqual(start.rows.map(() => 2))
    expect(total(dealt)).toBe(total(start))
  })

  it('is submitted as one text that names the changed regions', () => {
    const [one, other] = start.rows as [(typeof start.rows)[0], (typeof start.rows)[0]]
    const next = moved(changed(start, one.region, 1), other.region, one.region)
    expect(submitted(next)).toEqual([
      `arrange ${one.region}=${one.count + 2} ${other.region}=${other.count - 1}`,
    ])
  })
})

describe('other counts', () => {
  it('takes tokens back: as many as are owed, one text a region', () => {
    const start = open('take')
    const { position, actions } = moment('take')
    expect(inHand(start)).toBe(position.turn.owed)
    const dealt = even(start)
    expect(inHand(dealt)).toBe(0)
    for (const text of submitted(dealt)) expect(actions.map(asGiven)).toContain(text)
  })

  it('takes the last token of a region only when no spare one is left, and last', () => {
    const { position, actions } = moment('take')
    const [one, other] = [...new Set(actions.map((action) => regionOf(action)!))]
    const regions = structuredClone(position.regions)
    regions[one!]!.tokens = 3
    regions[other!]!.tokens = 1
    const listed = [
      ...[1, 2, 3].map((count) => ({ region: one!, count })),
      { region: other!, count: 1 },
    ].map((what) => ({ ...actions[0]!, ...step('take', what) }))
    const owing = (owed: number) =>
      arrangementOf(listed, { ...position, regions, turn: { ...position.turn, owed } }, LOOK)!
    const start = owing(3)
    expect(freedom(start, other!).more).toBe(1)
    expect(freedom(changed(start, other!, 1), one!).more).toBe(2)
    expect(freedom(changed(changed(start, other!, 1), one!, 2), one!).more).toBe(0)
    expect(freedom(owing(2), other!).more).toBe(0)
    expect(submitted(changed(changed(start, other!, 1), one!, 2))).toEqual([
      `take region=${one} count=2`,
      `take region=${other} count=1`,
    ])
    expect(submitted(even(owing(4)))).toEqual([
      `take region=${one} count=2`,
      `take region=${one} count=1`,
      `take region=${other} count=1`,
    ])
  })

  it('places driven-out tokens: all of them, each text is on the list', () => {
    const start = open('withdraw')
    const { actions } = moment('withdraw')
    const dealt = even(start)
    expect(inHand(dealt)).toBe(0)
    const [first] = submitted(dealt)
    expect(actions.map(asGiven)).toContain(first)
  })

  it('places driven-out tokens where the fewest stand, at the front if there is one', () => {
    const start = open('withdraw')
    const { position } = moment('withdraw')
    const tokens = (region: string) => position.regions[region]!.tokens
    const weakest = Math.min(...start.rows.map((row) => tokens(row.region)))
    const placed = toTheWeakest(start, new Set(), tokens)
    expect(inHand(placed)).toBe(0)
    const first = placed.rows.filter((row) => row.count > 0)
    expect(Math.min(...first.map((row) => tokens(row.region)))).toBe(weakest)
    const front = start.rows.at(-1)!.region
    const ahead = toTheWeakest(start, new Set([front]), tokens)
    expect(rowOf(ahead, front)!.count).toBe(inHand(start))
  })

  it('moves encampments, also to regions that the list is silent about', () => {
    const start = open('camps')
    const { position, decision } = moment('camps')
    const own = Object.values(position.regions).filter(
      (region) => region.player === decision!.player && region.slot === 0,
    )
    expect(start.rows).toHaveLength(own.length)
    const from = start.rows.find((row) => row.count > row.least)!
    const to = start.rows.find((row) => row !== from)!
    // What is lifted comes first: it must be in hand before it is put down.
    expect(submitted(moved(start, from.region, to.region))).toEqual([
      `camp region=${from.region} count=${from.count - 1}`,
      `camp region=${to.region} count=${to.count + 1}`,
    ])
  })
})

it('redeploys with an empty hand: a full region may give to one that holds a single token', () => {
  const { position } = moment('redeploy')
  const seat = moment('redeploy').decision!.player
  const own = Object.keys(position.regions).filter(
    (id) => position.regions[id]!.player === seat && position.regions[id]!.slot === 0,
  )
  const [rich, poor] = own as [string, string]
  const regions = structuredClone(position.regions)
  regions[rich]!.tokens = 3
  regions[poor]!.tokens = 1
  const actions = [1, 2].map((count) => ({
    ...moment('redeploy').actions[0]!,
    ...step('redeploy', { region: rich, count }),
  }))
  const start = arrangementOf(actions, { ...position, regions }, LOOK)!
  expect(inHand(start)).toBe(0)
  expect(submitted(moved(start, rich, poor))).toEqual([`arrange ${rich}=2 ${poor}=2`])
})
