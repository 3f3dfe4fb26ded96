import { beforeEach, expect, test } from 'vitest'
import { Pins } from '$lib/conquest/pins.svelte'

beforeEach(() => localStorage.clear())

test('marks are kept on this device, for one table only', () => {
  const pins = new Pins('one')
  pins.toggle('r03')
  pins.toggle('r07')
  expect(new Pins('one').regions).toEqual(['r03', 'r07'])
  expect(new Pins('other').regions).toEqual([])
})

test('a second press takes a mark away; all can be cleared', () => {
  const pins = new Pins('one')
  pins.toggle('r03')
  pins.toggle('r07')
  pins.toggle('r03')
  expect(pins.regions).toEqual(['r07'])
  pins.clear()
  expect(new Pins('one').regions).toEqual([])
  expect(localStorage.length).toBe(0)
})
