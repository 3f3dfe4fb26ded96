import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '$lib/api/types'
import { Pins } from '$lib/conquest/pins.svelte'
import HandOver from '$lib/table/HandOver.svelte'
import { Table } from '$lib/table/table.svelte'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const seat = { kind: 'person', bot: null, connected: true, standing_in: null, agreed: false }
const COINS = { 0: ['coins'], 1: ['coins'] }

/** Two people at one device: who looks, who is asked, and what is hidden between them. */
function moment(looking: number | null, asked: number, hidden: object): Snapshot {
  return {
    game: 'classic',
    status: 'playing',
    version: 4,
    moves: 4,
    seats: ['Mira', 'Tomáš'].map((name, number) => ({ ...seat, seat: number, name })),
    yours: [0, 1],
    looking,
    hidden,
    position: { players: [{ coins: looking === 0 ? 61 : null }, {}] },
    decision: { player: asked, kind: 'choice', facts: {} },
    actions: looking === asked ? [{ do: 'expand' }] : [],
    income: looking === null ? {} : { [looking]: { total: 61 } },
    undo: true,
    entries: [],
  } as unknown as Snapshot
}

function at(first: Snapshot) {
  const table = new Table('shared')
  const looked: (number | null)[] = []
  vi.spyOn(table, 'look').mockImplementation(async (to) => void looked.push(to))
  table.take(first)
  return { table, looked }
}

beforeEach(() => {
  localStorage.clear()
  texts.use('en', ...wordsOf('en', 'classic'))
})

test('nothing of who leaves is kept, and the server is told that nobody looks', () => {
  const { table, looked } = at(moment(0, 1, COINS))
  expect(table.handOver).toBe(true)
  expect([table.position, table.snapshot?.position, table.snapshot?.income]).toEqual([
    null,
    null,
    {},
  ])
  expect([table.facing, table.left, table.snapshot?.undo]).toEqual([null, 0, false])
  expect(looked).toEqual([null])
  // What comes meanwhile is a spectator's view; it is not kept either.
  table.take(moment(null, 1, COINS))
  expect([table.handOver, table.position]).toEqual([true, null])
  table.take(moment(1, 1, COINS))
  expect([table.handOver, table.viewer, table.actions.length]).toEqual([false, 1, 1])
})

test('where nothing is hidden the next one looks at once', () => {
  const { table, looked } = at(moment(0, 1, {}))
  expect(table.handOver).toBe(false)
  expect(looked).toEqual([1])
  expect(table.actions).toEqual([])
})

test('who left may have the device back until something happens', async () => {
  const { table, looked } = at(moment(0, 1, COINS))
  await table.giveBack()
  table.take(moment(0, 1, COINS))
  expect(looked).toEqual([null, 0])
  expect([table.handOver, table.givenBack, table.viewer]).toEqual([false, true, 0])
  table.handOn()
  expect([table.handOver, table.position]).toEqual([true, null])
})

test('the page tells why, and opens at the second press of a key only', () => {
  const { table, looked } = at(moment(0, 1, COINS))
  const target = document.createElement('div')
  document.body.append(target)
  const page = mount(HandOver, { target, props: { table } })
  flushSync()
  expect(target.textContent).toContain('coins are secret')
  expect(target.textContent).toContain('Mira, look away when Tomáš has it.')
  const button = target.querySelector<HTMLButtonElement>('button.primary')!
  button.click()
  flushSync()
  expect(looked).toEqual([null])
  expect(target.textContent).toContain('Once more')
  button.click()
  expect(looked).toEqual([null, 1])
  void unmount(page)
  target.remove()
})

test('each of two people has pins of their own', () => {
  new Pins('shared', 0).toggle('r05')
  expect(new Pins('shared', 1).regions).toEqual([])
  expect(new Pins('shared', 0).regions).toEqual(['r05'])
})
