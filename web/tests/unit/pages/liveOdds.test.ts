import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import classic from '$games/classic'
import type { OddsMoment, Snapshot } from '$lib/api/types'
import OddsTab from '$lib/study/OddsTab.svelte'
import { placesOf, roundsOf } from '$lib/study/soFar'
import { keysNow, pressKey } from '$lib/table/keys'
import { Table } from '$lib/table/table.svelte'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const FOLDER = join(import.meta.dirname, '../../../dev/fixtures')
const MOMENT = 'conquer'

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  const told = JSON.parse(readFileSync(join(FOLDER, `${MOMENT}.json`), 'utf8')) as Snapshot
  const fixed = { table: MOMENT, version: 1, moves: 30, host: false, undo: false, rounds: 10 }
  return { ...told, ...fixed, hints: true, status: 'playing', ...more }
}

function at(more: Partial<Snapshot> = {}): Table {
  const table = new Table(MOMENT)
  table.take(snapshot(more))
  return table
}

function moment(move: number, turn: number, own: number, round = 1): OddsMoment {
  const seats = snapshot().seats.length
  const rest = (1 - own) / (seats - 1)
  const wins = Array.from({ length: seats }, (_, seat) => (seat ? rest : own))
  return { move, turn, round, player: 0, wins, scores: wins.map((share) => 100 * share) }
}

const MOMENTS = [moment(4, 1, 0.3), moment(20, 2, 0.5), moment(30, 2, 0.6), moment(44, 3, 0.7)]

function answers(status = 200, body: unknown = null) {
  const told = body ?? { status: 'ready', unit: 'coins', moments: MOMENTS, turning_points: [] }
  const fetched = vi.fn((address: string) => {
    void address
    return Promise.resolve(new Response(JSON.stringify(told), { status }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  localStorage.clear()
  texts.use('en', ...wordsOf('en', 'classic'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the odds at the table', () => {
  test('are offered where the table allows hints, while its game goes on', () => {
    expect(at().advice.odds.offered).toBe(true)
    expect(at({ hints: false }).advice.odds.offered).toBe(false)
    expect(at({ status: 'over' }).advice.odds.offered).toBe(false)
  })

  test('are asked for the seat that looks, and as everybody may know them for who watches', async () => {
    const fetched = answers()
    const table = at({ yours: [0] })
    await table.advice.odds.ask()
    const watching = at({ yours: [], actions: [] })
    await watching.advice.odds.ask()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/tables/conquer/odds?seat=0',
      '/api/tables/conquer/odds',
    ])
  })

  test('tell nothing that is still to be seen on the board', async () => {
    answers()
    const table = at()
    await table.advice.odds.ask()
    expect(table.advice.odds.moments.map((one) => one.move)).toEqual([4, 20, 30])
    table.take(snapshot({ version: 2, moves: 44 }))
    expect(table.advice.odds.moments.at(-1)?.move).toBe(44)
  })

  test('go with whoever leaves the device', async () => {
    answers()
    const table = at({ yours: [0, 1], looking: 0 })
    await table.advice.odds.ask()
    expect(table.advice.odds.moments).not.toEqual([])
    table.facing = 1
    expect(table.advice.odds.moments).toEqual([])
    table.facing = 0
    table.advice.odds.forget()
    expect(table.advice.odds.moments).toEqual([])
  })

  test('that are refused say why', async () => {
    answers(409, { code: 'too_many', message: 'Too many others ask for this now.' })
    const table = at()
    await table.advice.odds.ask()
    expect(table.advice.odds.trouble).not.toBe('')
    expect(table.advice.odds.making).toBe(null)
  })

  test('open by a key that is listed, where there are any', () => {
    const shown: string[] = []
    const press = (table: Table) => {
      const session = classic.sit(table)
      session.follow()
      pressKey(new KeyboardEvent('keydown', { key: 'o' }), session, {
        show: (what) => shown.push(what),
      })
      return keysNow(session, classic.keys).some(([key]) => key === 'O')
    }
    expect([press(at()), press(at({ hints: false }))]).toEqual([true, false])
    expect(shown).toEqual(['odds'])
  })

  test('are a chart with both axes, and bars with numbers', async () => {
    answers()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280)
    const table = at()
    await table.advice.odds.ask()
    const session = classic.sit(table)
    session.follow()
    const tab = mount(OddsTab, { target: document.body, props: { game: classic, session } })
    flushSync()
    const axis = [...document.querySelectorAll('text.axis')].map((one) => one.textContent)
    expect(axis.slice(0, 6)).toEqual(['0', '25', '50', '75', '100', '%'])
    expect(axis.slice(6)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/: 60%/)
    const first = document.querySelector('tbody tr')!
    expect(first.textContent).toMatch(/60%\s*60/)
    expect(first.querySelector<HTMLElement>('.bar i')!.style.width).toBe('60%')
    await unmount(tab)
  })
})

describe('the line of turns', () => {
  test('gives every turn the same width, whatever was looked at in it', () => {
    expect(placesOf(MOMENTS)).toEqual([0, 1, 1.5, 2])
    expect(placesOf([moment(4, 1, 0.3), moment(9, 1, 0.4)])).toEqual([0, 1 / 3])
  })

  test('leaves the rest of the game free where its length is settled', () => {
    expect(roundsOf(MOMENTS, 3, 2)).toEqual([
      { round: 1, from: 0, to: 3 },
      { round: 2, from: 3, to: 5 },
      { round: 3, from: 5, to: 7 },
    ])
    expect(roundsOf([moment(4, 1, 0.3), moment(9, 4, 0.4, 2)], null, 3)).toEqual([
      { round: 1, from: 0, to: 3 },
      { round: 2, from: 3, to: 4 },
    ])
  })
})
