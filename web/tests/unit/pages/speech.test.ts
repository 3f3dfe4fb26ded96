import { expect, test, vi } from 'vitest'
import { Speech } from '$lib/table/speech.svelte'

test('nothing of a burst is lost, and what was said goes after a while', () => {
  vi.useFakeTimers()
  const speech = new Speech()
  for (const text of ['Mira conquers Otterfen.', '', 'Mira scores 5.']) speech.say(text)
  expect(speech.lines.map((line) => line.text)).toEqual([
    'Mira conquers Otterfen.',
    'Mira scores 5.',
  ])
  vi.advanceTimersByTime(30_000)
  expect(speech.lines).toEqual([])
  vi.useRealTimers()
})
