import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Component } from 'svelte'
import type { Action, GameEvent, Snapshot } from '$lib/api/types'
import { loadGame } from '$games/registry'
import { GenericSession } from '$games/generic/session.svelte'
import { choicesOf, labelOf } from '$lib/lobby/options'
import { Table } from '$lib/table/table.svelte'
import { texts } from '$lib/text/texts.svelte'
import type { NamesData } from '$lib/text/names'
import { localeNames, localeText } from '../../../tools/vite-locales'
import { turnsOf } from '$lib/study/page/turns'
import { step } from '../actions'

const PLAIN = { facts: {}, what: null, total: null, parts: [], needs: null, chance: null, dues: [] }
const part = { amount: 3, key: 'roll.gull', rule: 'L-3' }
const ACTIONS: Action[] = [
  { ...PLAIN, ...step('land', { region: 'l4' }) },
  {
    ...PLAIN,
    ...step('chase', { region: 'l5' }),
    what: 'roll',
    total: 3,
    parts: [part],
    needs: 3,
    chance: 2 / 3,
  },
  { ...PLAIN, ...step('hop', { from: 'l1', region: 'l2' }) },
  { ...PLAIN, ...step('done') },
]

/** A table of a game nobody has told the page about, whose moves are kept instead of sent. */
function at(): { session: GenericSession; sent: unknown[] } {
  const table = new Table('cliff')
  const seat = { kind: 'person', bot: null, connected: true, standing_in: null, agreed: false }
  table.take({
    game: 'ledges',
    status: 'playing',
    version: 1,
    seats: [
      { ...seat, seat: 0, name: 'Mira' },
      { ...seat, seat: 1, name: 'Tomáš' },
    ],
    yours: [0],
    position: { turns: 3, points: [4, 7], homes: ['l4', null], holder: [0, null, 1] },
    decision: { player: 0, kind: 'act_now', facts: { left: 2 } },
    actions: ACTIONS,
    entries: [],
    income: {},
  } as unknown as Snapshot)
  const sent: unknown[] = []
  vi.spyOn(table, 'act').mockImplementation(async (action) => void sent.push(action))
  const session = new GenericSession(table)
  session.follow()
  return { session, sent }
}

function shown(component: Component<never>, props: object): HTMLElement {
  const target = document.createElement('div')
  const one = mount(component, { target, props: props as never })
  flushSync()
  onTestEnd.push(() => void unmount(one))
  return target
}
let onTestEnd: (() => void)[] = []

beforeEach(() => {
  for (const end of onTestEnd) end()
  onTestEnd = []
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"games": []}')))
  texts.use('en', { text: localeText('en'), names: localeNames('en') as NamesData })
})

test('lists what may be done, in words, and does it at a press', async () => {
  const { session, sent } = at()
  const game = await loadGame('ledges')
  const board = shown(game.Board as Component<never>, { session })
  const buttons = [...board.querySelectorAll('button')]
  expect(buttons.map((one) => one.textContent!.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'land l4 1',
    'chase l5 roll 3 · 3+ (67 %) 2',
    'hop from l1, region l2 3',
  ])
  expect(buttons[1]!.title).toBe('3 roll gull')
  buttons[2]!.click()
  expect(sent).toEqual(['hop l1 l2'])
  expect(board.textContent).toContain('turns 3')
})

test('is played by keys: numbers choose, E ends the step', () => {
  const { session, sent } = at()
  expect(session.press('2')).toBe(true)
  expect(session.press('9')).toBe(false)
  void session.prompt.primary!.run()
  expect(session.prompt.primary!.key).toBe('E')
  expect(sent).toEqual(['chase l5', 'done'])
})

test('says what is asked, and who has how much', async () => {
  const { session } = at()
  const game = await loadGame('ledges')
  expect(session.prompt.detail).toBe('act now · left 2')
  expect(game.face(session, 1).coins).toBe(7)
  const seat = shown(game.Holdings as Component<never>, { session, seat: 0 })
  const said = [...seat.querySelectorAll('dt, dd')].map((one) => one.textContent)
  expect(said).toEqual(['points', '4', 'homes', 'l4'])
})

test('tells what happened in the words of the game', async () => {
  const game = await loadGame('ledges')
  const event = { kind: 'was_chased', player: 1, facts: { region: 'l5', by: null } }
  expect(game.telling.sentences([event], { players: ['Mira', 'Tomáš'], places: {} })).toEqual([
    'Tomáš: was chased · region l5, by –',
  ])
  expect(game.planned([step('land', { region: 'l4' })], {}, { players: [], places: {} })).toEqual([
    'land l4',
  ])
})

const WORDS = {
  en: `
event-treated = { $player } treats { $seat } to { $fruits }, { $kept ->
    [yes] and keeps the best
   *[no] and keeps nothing
}.
event-scored = { $player } has { $points } points.
phase-act-now = Land or rest
option-long-winter = A long winter
`,
  cs: 'phase-act-now = Přistaň nebo odpočívej',
}

test('speaks with the words that the server tells of its package', async () => {
  texts.learn([{ id: 'heath', words: WORDS }])
  const game = await loadGame('heath')
  const tableNames = { players: ['Mira', 'Tomáš'], places: {} }
  const facts = { seat: 1, fruits: ['plum', 'fig'], kept: false }
  const events: GameEvent[] = [
    { kind: 'treated', player: 0, facts },
    { kind: 'scored', player: 0, facts: { points: 7 } },
    { kind: 'scored', player: 0, facts: { eggs: 7 } },
  ]
  expect(game.telling.sentences(events, tableNames)).toEqual([
    'Mira treats Tomáš to plum, fig, and keeps nothing.',
    'Mira has 7 points.',
    'Mira: scored · eggs 7',
  ])
  expect(at().session.prompt.detail).toBe('Land or rest · left 2')
  expect(labelOf({ name: 'long_winter' } as never)).toBe('A long winter')
})

test('a phase that another game has a text for is called by its own name', async () => {
  texts.learn([{ id: 'moor', words: WORDS }])
  await loadGame('moor')
  expect(texts.has('phase-pick')).toBe(true)
  expect(texts.sayOwn('phase-pick')).toBeUndefined()
})

test('a game that does not speak a language speaks English in it', async () => {
  texts.use('pl', { text: localeText('pl'), names: localeNames('pl') as NamesData })
  texts.learn([{ id: 'fen', words: { en: WORDS.en } }])
  const game = await loadGame('fen')
  const scored = { kind: 'scored', player: 0, facts: { points: 7 } }
  expect(game.telling.sentences([scored], { players: ['Mira'], places: {} })).toEqual([
    'Mira has 7 points.',
  ])
})

test('replays move by move', async () => {
  const game = await loadGame('ledges')
  const steps = ['land l4', 'done'].map((action, move) => ({
    move,
    player: 0,
    action,
    events: [],
    changes: [],
  }))
  const tableNames = { players: ['Mira', 'Tomáš'], places: {} }
  const position = { round: 1, turns: 1, scores: [3, 4] }
  const board = shown(game.ReplayBoard as Component<never>, { position, tableNames })
  expect(board.textContent).toMatch(/turns.*1.*Mira.*3.*Tomáš.*4/s)
  const turns = turnsOf(steps, [position, position, position], game.telling, tableNames)
  expect(turns.flatMap((turn) => turn.lines).map((line) => line.text)).toEqual([
    'Mira: land l4',
    'Mira: done',
  ])
})

test('offers the options that are on or off', () => {
  const game = { id: 'ledges', choices: [], usual: { long_winter: false, map: 'cliff', eggs: 3 } }
  const offered = choicesOf(game as never, [])
  expect(offered.map((one) => [one.name, labelOf(one)])).toEqual([['long_winter', 'long winter']])
  expect(choicesOf(game as never, ['ledges'])).toEqual([])
})
