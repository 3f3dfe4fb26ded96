import { expect, test } from 'vitest'
import { KeptHeight } from '$lib/ui/kept.svelte'

const DESK = { width: 1440, height: 900 }

test('a part stays as tall as it once was', () => {
  const kept = new KeptHeight()
  kept.note(74, DESK)
  expect(kept.least).toBe(74)
  kept.note(106, DESK)
  kept.note(62, DESK)
  expect(kept.least).toBe(106)
})

test('a part that was very tall for once does not keep the room', () => {
  const kept = new KeptHeight()
  kept.note(400, DESK)
  expect(kept.least).toBe(198)
})

test('in a window of another width it is measured anew', () => {
  const kept = new KeptHeight()
  kept.note(106, DESK)
  kept.note(106, { width: 1920, height: 1080 })
  expect(kept.least).toBe(0)
  kept.note(62, { width: 1920, height: 1080 })
  expect(kept.least).toBe(62)
})

test('a window that only grows taller changes nothing', () => {
  const kept = new KeptHeight()
  kept.note(106, DESK)
  kept.note(106, { ...DESK, height: 1000 })
  expect(kept.least).toBe(106)
})
