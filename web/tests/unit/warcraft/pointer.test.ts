import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Pointer from '$games/warcraft/Pointer.svelte'
import type { WarcraftSession } from '$games/warcraft/session.svelte'
import { SIGNS } from '$games/warcraft/signs.svelte'
import { regionOf } from '$lib/api/actions'
import type { ConquestPosition } from '$lib/conquest/types'
import { texts } from '$lib/text/texts.svelte'
import { at, MOMENTS } from './moments'

let card: Record<string, unknown> | null = null

beforeEach(async () => {
  localStorage.clear()
  await texts.enter('warcraft')
  await texts.choose('en')
})

afterEach(async () => {
  if (card) await unmount(card)
  card = null
  document.body.innerHTML = ''
})

/** What the card says while the pointer is on a region. */
function words(session: WarcraftSession, region: string): string {
  session.play.hovered = region
  card ??= mount(Pointer, { target: document.body, props: { session } })
  flushSync()
  return document.body.textContent ?? ''
}

test('the card explains a sign when it is met first, then tells what lies there', async () => {
  const { session } = at('islands-tools')
  await vi.waitUntil(() => session.geometry)
  session.signs = SIGNS.filter(({ id }) => id === 'landing')
  expect(words(session, 'L1A-10')).toMatch(/Stonehare Rise.*A region with an anchor/)
  session.signs = []
  expect(words(session, 'L1A-10')).toMatch(/Frostmourne: ?Once per turn/)
  expect(words(session, 'L1A-06')).toMatch(/A face-down site lies here/)
})

test('before the conquests the card counts the tokens they begin with', async () => {
  const { session } = at('islands-tools')
  await vi.waitUntil(() => session.geometry)
  const { table, play } = session
  const { hand } = play
  const before = structuredClone(MOMENTS['islands-tools']!)
  const ahead = before.actions.filter(({ verb }) => verb === 'conquer')
  const { players } = before.position as unknown as ConquestPosition
  players[0]!.armies[0]!.hand = 0
  const decision = { ...before.decision!, kind: 'choice' }
  table.take({ ...table.snapshot!, ...before, version: 2, decision, ahead })
  session.follow()
  expect(words(session, regionOf(ahead[0]!)!)).toMatch(new RegExp(`of ${hand} stay in hand`))
})
