import { describe, expect, test } from 'vitest'
import { FIRST, likely, rated } from '$lib/practice/rating'

describe('the rating of somebody who practises', () => {
  test('rises with an answer that was found and falls with one that was not', () => {
    expect(rated(FIRST, 1200, true).rating).toBeGreaterThan(FIRST.rating)
    expect(rated(FIRST, 1200, false).rating).toBeLessThan(FIRST.rating)
  })

  test('moves more by what was not expected', () => {
    const hard = rated(FIRST, 1800, true).rating - FIRST.rating
    const easy = rated(FIRST, 800, true).rating - FIRST.rating
    expect(hard).toBeGreaterThan(2 * easy)
    expect(likely(1200, 1200)).toBeCloseTo(0.5)
    expect(likely(1600, 1200)).toBeGreaterThan(0.85)
  })

  test('settles, but never stops following', () => {
    let now = FIRST
    for (let place = 0; place < 200; place++) now = rated(now, 1500, place % 2 === 0)
    expect(now.deviation).toBe(60)
    expect(now.tries).toBe(200)
    expect(Math.abs(now.rating - 1500)).toBeLessThan(60)
  })
})
