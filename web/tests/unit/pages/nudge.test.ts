import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Nudge } from '$lib/table/nudge.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever is asked in the turn of another is reminded after half a minute', () => {
  const nudge = new Nudge()
  nudge.watch(true)
  vi.advanceTimersByTime(29_000)
  expect(nudge.on).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(nudge.on).toBe(true)
})

test('an answer ends the reminder, before and after it came', () => {
  const nudge = new Nudge()
  const stop = nudge.watch(true)
  vi.advanceTimersByTime(20_000)
  stop()
  nudge.watch(false)
  vi.advanceTimersByTime(60_000)
  expect(nudge.on).toBe(false)
  nudge.watch(true)
  vi.advanceTimersByTime(31_000)
  nudge.watch(false)
  expect(nudge.on).toBe(false)
})
