import { describe, expect, it } from 'vitest'
import { following, neighbourTowards, type Direction } from '$lib/board/navigation'
import { LOOK } from '$games/classic/look'
import { offersOf, targetsByCost } from '$lib/board/offers'
import { drawn, moment } from './load'

const DIRECTIONS: Direction[] = ['up', 'down', 'left', 'right']

describe.each(drawn)('arrows on map $data.map, $data.orientation', (geometry) => {
  it('reach every region from every other', () => {
    const steps = new Map(
      geometry.ids.map((id) => [
        id,
        DIRECTIONS.map((direction) => neighbourTowards(geometry, id, direction)).filter(
          (next) => next !== null,
        ),
      ]),
    )
    for (const start of geometry.ids) {
      const reached = new Set([start])
      for (const id of reached) for (const next of steps.get(id)!) reached.add(next)
      expect(
        geometry.ids.filter((id) => !reached.has(id)),
        `from ${start}`,
      ).toEqual([])
    }
  })

  it('go where they point', () => {
    for (const id of geometry.ids) {
      const [x, y] = geometry.region(id).token
      const at = (direction: Direction) => {
        const next = neighbourTowards(geometry, id, direction)
        return next === null ? null : geometry.region(next).token
      }
      expect(at('up')?.[1] ?? -Infinity, id).toBeLessThan(y)
      expect(at('down')?.[1] ?? Infinity, id).toBeGreaterThan(y)
      expect(at('left')?.[0] ?? -Infinity, id).toBeLessThan(x)
      expect(at('right')?.[0] ?? Infinity, id).toBeGreaterThan(x)
    }
  })
})

it('goes round a list of targets both ways', () => {
  expect(following([], null, 1)).toBeNull()
  expect(following(['a', 'b'], null, 1)).toBe('a')
  expect(following(['a', 'b'], null, -1)).toBe('b')
  expect(following(['a', 'b'], 'b', 1)).toBe('a')
  expect(following(['a', 'b'], 'a', -1)).toBe('b')
  expect(following(['a', 'b'], 'elsewhere', 1)).toBe('a')
})

it('orders targets by cost, with those that need the die last', () => {
  const offers = offersOf(moment('conquer').actions, LOOK)
  const order = targetsByCost(offers).map((region) => offers.get(region)!.primary)
  const payable = order.filter((action) => action.needs === null).map((action) => action.total!)
  expect(payable).toEqual(payable.toSorted((one, other) => one - other))
  const die = order.map((action) => action.needs !== null)
  expect(die.indexOf(true)).toBe(payable.length)
  expect(die.lastIndexOf(false)).toBe(payable.length - 1)
})
