import { describe, expect, test } from 'vitest'
import type { Point } from '$lib/board/geometry'
import { isWater } from '$lib/board/looks'
import { nearestSpot, openSpots } from '$lib/board/spots'
import { drawn } from './load'

const SIZE: [number, number] = [132, 42]

/** Whether a ray from the point crosses the outline an odd number of times. */
function inside(outline: Point[], x: number, y: number): boolean {
  return outline.reduce((odd, [ax, ay], place) => {
    const [bx, by] = outline.at(place - 1)!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
  }, false)
}

describe('the stepper', () => {
  test.each(drawn.filter(({ data }) => data.orientation === 'landscape'))(
    'of every region covers no land: map $data.map',
    (geometry) => {
      const land = geometry.ids.filter((id) => !isWater(geometry.region(id).terrain))
      const outlines = land.map((id) => geometry.outline(id))
      const dry = (x: number, y: number) => outlines.some((outline) => inside(outline, x, y))
      expect(openSpots(geometry, ...SIZE).length).toBeGreaterThan(0)
      for (const id of geometry.ids) {
        const [x, y] = nearestSpot(geometry, geometry.region(id).token, SIZE, [])
        // Its ends are round: no corner of the box around it is looked at.
        for (const part of [-0.45, -0.3, -0.1, 0.1, 0.3, 0.45])
          for (const row of [-18, 0, 18]) expect(dry(x + part * SIZE[0], y + row), id).toBe(false)
      }
    },
  )

  test('covers nothing that matters where no water is wide enough', () => {
    const geometry = drawn.find(({ data }) => data.map === '3' && data.orientation === 'portrait')!
    const own = geometry.ids.slice(0, 8).map((id) => geometry.region(id).token)
    const [x, y] = nearestSpot(geometry, own[0]!, [340, 110], own)
    for (const [a, b] of own) expect(Math.abs(a - x) > 170 || Math.abs(b - y) > 55).toBe(true)
  })
})
