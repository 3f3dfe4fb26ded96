import { expect, test } from 'vitest'
import { arrowBeside, arrowInside, overlap, type Box } from '$lib/coach/placing'

const FRAME: Box = { x: 0, y: 0, width: 1000, height: 700 }
const SIZE = [60, 30] as const
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

test.each([
  ['left', box(500, 300, 100, 40), []],
  ['right', box(10, 300, 100, 40), []],
  ['above', box(10, 300, 100, 40), [box(110, 290, 200, 60)]],
  ['below', box(10, 2, 100, 40), [box(110, 0, 200, 60)]],
] as const)('the arrow stands %s of a button where there is room', (side, goal, taken) => {
  const arrow = arrowBeside(goal, SIZE, FRAME, taken)
  expect(arrow.side).toBe(side)
  expect(overlap(arrow.box, goal)).toBe(0)
})

test('in a region the arrow lies on its land and off its pieces', () => {
  const land = box(100, 100, 200, 120)
  const flag = box(180, 140, 40, 40)
  const inside = (x: number, y: number) => x > 100 && x < 300 && y > 100 && y < 220
  const { box: where, side } = arrowInside(land, [flag], SIZE, inside)
  expect(overlap(where, flag)).toBe(0)
  for (const [x, y] of [
    [where.x, where.y],
    [where.x + 60, where.y + 30],
  ])
    expect(inside(x!, y!)).toBe(true)
  expect(side).toBe(where.x > 200 ? 'right' : 'left')
})
