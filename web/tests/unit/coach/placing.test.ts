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

test('along a wide button the arrow stands where it hides no words', () => {
  const goal = box(10, 300, 980, 40)
  const line = box(10, 260, 600, 40)
  const arrow = arrowBeside(goal, SIZE, FRAME, [line, box(0, 340, 1000, 60)])
  expect(arrow.side).toBe('above')
  expect(overlap(arrow.box, line)).toBe(0)
  expect(arrow.box.x + arrow.box.width).toBeLessThan(goal.x + goal.width)
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
