import { flushSync, mount, unmount, type Component } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadGame } from '$games/registry'
import type { Snapshot } from '$lib/api/types'
import GoingOn from '$lib/table/GoingOn.svelte'
import Menu from '$lib/table/Menu.svelte'
import { patienceInWords } from '$lib/table/patience'
import { Table } from '$lib/table/table.svelte'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

/** A table of Mira and Tomáš that goes on; what is posted is kept. */
function at(seats: object[]): { table: Table; posted: unknown[] } {
  const table = new Table('going')
  const one = { kind: 'person', bot: null, connected: true, standing_in: null, votes: [] }
  table.take({
    game: 'classic',
    status: 'playing',
    version: 1,
    moves: 1,
    seats: seats.map((more, seat) => ({ ...one, seat, agreed: false, ...more })),
    yours: [0],
    looking: 0,
    hidden: {},
    patience: { away: 120, idle: 600, close: 86_400, consent: 'all' },
    position: {},
    decision: { player: 1, kind: 'choice', facts: {} },
    actions: [],
    income: {},
    entries: [],
  } as unknown as Snapshot)
  const posted: unknown[] = []
  vi.spyOn(table, 'post').mockImplementation(async (path, body) => posted.push([path, body]))
  return { table, posted }
}

function shown(component: Component<never>, props: object): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  const one = mount(component, { target, props: props as never })
  flushSync()
  ends.push(() => {
    void unmount(one)
    target.remove()
  })
  return target
}
let ends: (() => void)[] = []

const press = (root: HTMLElement, name: string) => {
  const found = [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
  expect(found, name).toBeDefined()
  found!.click()
  flushSync()
}

beforeEach(() => {
  for (const end of ends) end()
  ends = []
  HTMLDialogElement.prototype.showModal ??= () => {}
  texts.use('en', ...wordsOf('en', 'classic'))
})

test('an early end that somebody offers is shown, and agreed to by one press', async () => {
  const { table, posted } = at([{ name: 'Mira' }, { name: 'Tomáš', agreed: true }])
  const aside = shown(GoingOn as Component<never>, { table })
  expect(aside.textContent).toContain('Would end the game early: Tomáš.')
  press(aside, 'Agree to the early end')
  expect(posted).toEqual([['/close', { seat: 0, agree: true }]])
})

test('resigning asks once, by name, and playing on is what is offered first', async () => {
  const { table, posted } = at([{ name: 'Mira' }, { name: 'Tomáš' }])
  const game = await loadGame('classic')
  const menu = shown(Menu as Component<never>, { table, game, onclose: () => {}, onhelp: () => {} })
  press(menu, 'Resign…')
  expect(menu.textContent).toContain('Resign for good? A bot plays on for Mira.')
  expect(posted).toEqual([])
  expect(menu.querySelector('.ask .primary')?.textContent?.trim()).toBe('Keep playing')
  press(menu, 'Resign')
  expect(posted).toEqual([['/seats/0/leave', { resign: true }]])
})

test('the rule of the table says whose word it takes', () => {
  const rule = { away: null, idle: 600, close: 86_400 }
  expect(patienceInWords({ ...rule, consent: 'all' })).toBe(
    'Whoever does not answer for 10 minutes may be played by a bot. All the others have to agree.',
  )
  expect(patienceInWords({ ...rule, consent: 'one' })).toContain('anybody is enough')
})

test('on somebody who is gone the others may agree before the time is up', () => {
  vi.useFakeTimers({ now: 0 })
  const { table, posted } = at([{ name: 'Mira' }, { name: 'Tomáš', connected: false }])
  const aside = shown(GoingOn as Component<never>, { table })
  expect(aside.textContent).not.toContain('Tomáš')
  vi.advanceTimersByTime(35_000)
  flushSync()
  expect(aside.textContent).toContain('Tomáš is not at the table now.')
  press(aside, 'Go on with a bot for Tomáš')
  expect(posted).toEqual([['/seats/1/vote', { seat: 0, agree: true }]])
  vi.useRealTimers()
})
