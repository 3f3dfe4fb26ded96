import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import classic from '$games/classic'
import { PRESS_RULES } from '$games/classic/look'
import { ApiError } from '$lib/api/http'
import type { Action, Snapshot } from '$lib/api/types'
import { expectedOf } from '$lib/conquest/expected'
import type { ConquestPosition } from '$lib/conquest/types'
import Room from '$lib/table/Room.svelte'
import { settings } from '$lib/table/settings.svelte'
import { Table } from '$lib/table/table.svelte'
import { texts } from '$lib/text/texts.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import { wordsOf } from '../words'

const FOLDER = join(import.meta.dirname, '../../../dev/fixtures')
const REFUSED = new ApiError(400, {
  code: 'illegal',
  message: 'No.',
  key: 'refusal.no',
  values: {},
})

function moment(name: string): Snapshot {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Snapshot
}

describe('what an action is expected to lead to', () => {
  const expected = (name: string, wanted: (action: Action) => boolean) => {
    const { position, actions, decision } = moment(name)
    const now = position as ConquestPosition
    const action = actions.find(wanted)!
    return { now, seat: decision!.player, action, ...of(action, now, decision!.player) }
  }
  const of = (action: Action, now: ConquestPosition, seat: number) => ({
    told: expectedOf(action, now, seat, false, PRESS_RULES),
  })

  test('a conquest puts the tokens it costs into the region', () => {
    const { now, seat, action, told } = expected('conquer', (one) => one.verb === 'conquer')
    const [region] = told!.regions
    expect(told!.position.regions[region!]).toMatchObject({ player: seat, tokens: action.total })
    const hand = (position: ConquestPosition) =>
      position.players[seat]!.armies.find((army) => !army.declined)!.hand
    expect(hand(told!.position)).toBe(hand(now) - action.total!)
    expect(now.regions[region!]!.player).not.toBe(seat)
  })

  test('a combo is in hand', () => {
    const { now, seat, action } = expected('conquer', (one) => one.verb === 'conquer')
    const place = { name: 'place', type: 'place', value: 2 }
    const pick: Action = { ...action, verb: 'pick', arguments: [place], what: 'tokens', total: 9 }
    const { told } = of(pick, now, seat)
    const { race, power } = now.row[2]!
    expect(told!.position.players[seat]!.armies.at(-1)).toMatchObject({ race, power, hand: 9 })
  })

  test('of a die nobody can say', () => {
    const { action, now, seat } = expected('conquer', (one) => one.verb === 'conquer')
    expect(of({ ...action, verb: 'attempt' }, now, seat).told).toBeNull()
  })
})

describe('a press is answered before the server is', () => {
  let table: Table
  let page: Record<string, unknown>
  let refuse: (fault: ApiError) => void

  beforeEach(async () => {
    localStorage.clear()
    texts.use('en', ...wordsOf('en', 'classic'))
    viewport.layout = 'wide'
    settings.setSpeed(0)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const told = moment('conquer')
    table = new Table('pending')
    const entries = told.entries.map((entry, place) => ({ ...entry, version: place + 1 }))
    const rest = { moves: 9, host: false, undo: false, rounds: 10, version: entries.length }
    table.take({ ...told, ...rest, table: 'pending', entries })
    vi.spyOn(table, 'act').mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    page = mount(Room, { target: document.body, props: { table, game: classic, onresult: null } })
    await vi.waitFor(() => expect(document.querySelector('path.hit.open')).not.toBeNull())
  })

  afterEach(async () => {
    await unmount(page)
    document.body.innerHTML = ''
    vi.unstubAllGlobals()
  })

  const shown = () => {
    flushSync()
    return document.querySelectorAll('[data-expected]').length
  }

  test('the region shows faintly what is expected, and no more when it is refused', async () => {
    const target = table.snapshot!.actions.find((one) => one.verb === 'conquer')!
    const region = target.arguments[0]!.value as string
    const press = new MouseEvent('click', { bubbles: true })
    document.querySelector(`path.hit[data-region="${region}"]`)!.dispatchEvent(press)
    expect(shown()).toBe(1)
    expect(document.querySelector('circle.pending')).not.toBeNull()
    refuse(REFUSED)
    await vi.waitFor(() => expect(shown()).toBe(0))
    expect(document.querySelector('circle.pending')).toBeNull()
  })

  test('what is taken back does not come again', () => {
    const target = table.snapshot!.actions.find((one) => one.verb === 'conquer')!
    const region = target.arguments[0]!.value as string
    const press = new MouseEvent('click', { bubbles: true })
    document.querySelector(`path.hit[data-region="${region}"]`)!.dispatchEvent(press)
    expect(shown()).toBe(1)
    const before = table.snapshot!
    table.snapshot = { ...before, moves: before.moves + 1 }
    expect(shown()).toBe(0)
    table.snapshot = before
    expect(shown()).toBe(0)
  })
})
