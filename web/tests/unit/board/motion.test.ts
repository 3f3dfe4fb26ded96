import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MotionQueue, stepsOf, touched } from '$lib/board/motion.svelte'
import { moment } from './load'

const { position, entries } = moment('conquer')
const events = entries.flatMap((entry) => entry.events)
const conquest = events.filter((event) => event.kind === 'conquered')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows every conquest and every scoring of a real game', () => {
  const steps = stepsOf(events, position)
  const kinds = (kind: string) => steps.filter((step) => step.kind === kind).length
  expect(kinds('conquest')).toBe(conquest.length)
  expect(kinds('coins')).toBe(events.filter((event) => event.kind === 'scored').length)
  for (const step of steps)
    for (const id of touched(step)) expect(position.regions).toHaveProperty(id)
})

it('lets a token of the loser fall before those of the winner land', () => {
  const lost = conquest.find(
    (event) => typeof event.facts.from === 'number' || event.facts.lost_tribe,
  )
  const [first, second] = stepsOf([lost!], position)
  expect([first!.kind, second!.kind]).toEqual(['loss', 'conquest'])
})

it('plays one after the other and comes to an end', () => {
  const queue = new MotionQueue()
  queue.play(events, position)
  const shown: string[] = []
  for (let guard = 0; queue.current && guard < 100; guard++) {
    shown.push(queue.current.kind)
    vi.advanceTimersByTime(queue.duration)
  }
  expect(shown).toEqual(stepsOf(events, position).map((step) => step.kind))
  expect(queue.current).toBeNull()
})

it('plays faster when much waits', () => {
  const queue = new MotionQueue()
  queue.play([conquest[0]!], position)
  const calm = queue.duration
  queue.skip()
  queue.play(
    Array.from({ length: 12 }, () => conquest[0]!),
    position,
  )
  expect(queue.duration).toBe(calm / 2)
})

it('skips to the end when somebody acts', () => {
  const queue = new MotionQueue()
  queue.play(events, position)
  queue.skip()
  expect(queue.current).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(queue.current).toBeNull()
})

it('shows nothing when switched off', () => {
  const queue = new MotionQueue()
  queue.speed = 0
  queue.play(events, position)
  expect(queue.current).toBeNull()
})

it('outlines regions for two seconds instead of moving, where motion is not wanted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const queue = new MotionQueue()
  const lost = conquest.find((event) => typeof event.facts.from === 'number')!
  queue.play([lost], position)
  expect(queue.current).toBeNull()
  // Once, although the loser's token and the winner's both touch it.
  expect(queue.glowing).toEqual([lost.facts.region])
  vi.advanceTimersByTime(2000)
  expect(queue.glowing).toEqual([])
})
