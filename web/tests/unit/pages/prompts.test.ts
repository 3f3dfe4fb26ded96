import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ClassicSession } from '$games/classic/session.svelte'
import { options } from '$lib/conquest/options.svelte'
import type { Prompt } from '$games/game'
import { written } from '$lib/api/actions'
import type { Snapshot } from '$lib/api/types'
import { even, inHand } from '$lib/board/arrangement'
import { Table } from '$lib/table/table.svelte'
import { texts, type Language } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const FOLDER = join(import.meta.dirname, '../../../dev/fixtures')
const MOMENTS = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

function speak(language: Language): void {
  texts.use(language, ...wordsOf(language, 'classic'))
}

/** A session at a moment of a real game, whose moves are kept instead of sent. */
function at(moment: string): { session: ClassicSession; sent: string[] } {
  const told = JSON.parse(readFileSync(join(FOLDER, `${moment}.json`), 'utf8')) as Snapshot
  const table = new Table(moment)
  table.take({ ...told, table: moment, version: 1, moves: 1, host: false, undo: false, rounds: 10 })
  const sent: string[] = []
  vi.spyOn(table, 'act').mockImplementation(async (action) => void sent.push(written(action)))
  const session = new ClassicSession(table)
  session.follow()
  return { session, sent }
}

function words(prompt: Prompt): string[] {
  const buttons = [...prompt.side, ...(prompt.primary ? [prompt.primary] : [])]
  return [prompt.title, prompt.detail, ...buttons.map((button) => button.label)]
}

beforeEach(() => {
  localStorage.clear()
  options.setAutoPlace(false)
  speak('en')
})

describe.each(['en', 'cs', 'pl', 'is'] as const)('every moment in %s', (language) => {
  test.each(MOMENTS)('%s is said in words, with a way on', (moment) => {
    speak(language)
    const { session } = at(moment)
    const { prompt } = session
    for (const text of words(prompt)) expect(text).not.toMatch(/\{|(prompt|pages|ui|phase)-[a-z]/)
    expect(prompt.title).not.toBe('')
    if (!session.table.actions.length) return
    const open = session.play.offers.length > 0 || session.play.arrangement !== null
    expect(open || prompt.primary !== null || prompt.side.length > 0).toBe(true)
  })
})

describe('taking tokens back', () => {
  test('cannot be ended before all that is owed is taken', async () => {
    const { session, sent } = at('take')
    const owed = session.position.turn.owed
    expect(session.prompt.primary?.disabled).toBe(true)
    session.play.arrangement = even(session.play.arrangement!)
    expect(inHand(session.play.arrangement)).toBe(0)
    expect(session.prompt.primary?.disabled).toBe(false)
    await session.play.submit()
    const taken = sent.filter((one) => one.startsWith('take '))
    expect(taken.reduce((sum, one) => sum + Number(one.split('count=')[1]), 0)).toBe(owed)
  })

  test('names and outlines a region that would be emptied', () => {
    const { session } = at('take')
    const { rows } = session.play.arrangement!
    const row = rows[0]!
    const count = session.position.regions[row.region]!.tokens
    session.play.arrangement = {
      ...session.play.arrangement!,
      rows: rows.map((one) => (one === row ? { ...one, count } : one)),
    }
    expect(session.play.emptied).toEqual([row.region])
    expect(session.prompt.warning).toContain(session.where.place(row.region))
  })
})

describe('withdrawal', () => {
  test('waits for the person, who is told how many tokens to place', () => {
    const { session, sent } = at('withdraw')
    expect(session.prompt.primary?.disabled).toBe(true)
    expect(session.prompt.title).toBe('Place your withdrawn tokens')
    expect(session.prompt.detail).toMatch(/place \d+ token/)
    expect(session.prompt.step?.shown ?? '+0').toBe('+0')
    expect(sent).toEqual([])
  })

  test('is done by itself for whoever wishes that', async () => {
    options.setAutoPlace(true)
    const { sent } = at('withdraw')
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
    expect(sent.every((one) => one.startsWith('place '))).toBe(true)
  })
})

describe('what gives something up', () => {
  const ids = (prompt: Prompt) => [prompt.primary, ...prompt.side].map((one) => one?.id)

  test('a turn without a conquest is ended behind "More" only, and asked about by name', async () => {
    const { session, sent } = at('first')
    const { play } = session
    expect(session.prompt.primary).toMatchObject({ look: 'missing', disabled: true })
    session.prompt.more![0]!.run()
    expect(session.prompt.asks).toBe(true)
    expect(session.prompt.title).toMatch(
      /^End the turn with \d+ \w+ in hand and nothing conquered\?$/,
    )
    expect(session.prompt.primary).toMatchObject({ id: 'no', look: 'primary', key: 'E' })
    await session.prompt.primary!.run()
    expect(sent).toEqual([])
    play.askToLeave('nothing')
    await session.prompt.side[0]!.run()
    expect(sent).toEqual(['done'])
  })

  test('pieces that could still be placed are asked about', () => {
    const { session, sent } = at('fortress')
    expect(session.prompt.primary?.look).toBe('early')
    session.prompt.primary!.run()
    expect(session.prompt.asks).toBe(true)
    expect(session.prompt.title).toMatch(/Fortress: \d/)
    expect(sent).toEqual([])
    expect(session.escape()).toBe(true)
    expect(session.prompt.asks).toBeUndefined()
  })

  test('no race is let go, and no die is rolled, before it was asked', async () => {
    const { session, sent } = at('choice')
    const decline = session.prompt.side.find((one) => one.id === 'decline')!
    await decline.run()
    expect(ids(session.prompt)).toEqual(['no', 'yes'])
    expect(sent).toEqual([])
  })

  test.each(MOMENTS)('%s accents nothing that ends a turn early', (moment) => {
    const { session } = at(moment)
    const { prompt, play } = session
    const accented = [...prompt.side, prompt.primary].filter((one) => one?.look === 'primary')
    expect(accented.length).toBeLessThanOrEqual(1)
    expect(prompt.side.every((one) => one.look !== 'primary')).toBe(true)
    if (prompt.primary?.look !== 'primary') return
    const left = play.arrangement ? inHand(play.arrangement) : 0
    expect([left, play.offers.length > 0 && prompt.primary.id === 'done']).toEqual([0, false])
  })
})

describe('at the start of a turn', () => {
  test('a press on the map plays on', async () => {
    const { session, sent } = at('choice')
    await session.play.pressIdle('r01')
    expect(sent[0]).toBe('expand')
  })
})

describe('before the conquests', () => {
  test('a press on foreign land begins them', async () => {
    const { session, sent } = at('ready')
    const asked = session.table.asked
    const foreign = Object.entries(session.position.regions).find(
      ([, one]) => one.player !== asked,
    )!
    await session.play.pressIdle(foreign[0])
    expect(sent).toEqual(['done'])
  })
})

describe('out of turn', () => {
  test('a press marks a region for oneself and sends nothing', async () => {
    const { session, sent } = at('conquer')
    const { table } = session
    const other = (table.snapshot!.decision!.player + 1) % table.snapshot!.seats.length
    table.snapshot = { ...table.snapshot!, yours: [other] }
    session.follow()
    await session.play.pressIdle('r03')
    expect(session.play.pins.regions).toEqual(['r03'])
    expect(sent).toEqual([])
    expect(session.prompt.side.map((button) => button.id)).toEqual(['unpin'])
  })

  test('nobody marks regions on a device that several share', async () => {
    const { session } = at('conquer')
    const { table } = session
    table.snapshot = { ...table.snapshot!, yours: [0, 1, 2] }
    table.facing = null
    session.follow()
    await session.play.pressIdle('r03')
    expect(session.play.pins.regions).toEqual([])
  })
})

test('what cannot be taken back is marked: the die, a new combo, the end of the turn', () => {
  expect(at('redeploy').session.prompt.primary?.final).toBe('turn')
  const { session } = at('conquer')
  const { table } = session
  const { player } = table.snapshot!.decision!
  table.snapshot = { ...table.snapshot!, decision: { ...table.snapshot!.decision!, kind: 'pick' } }
  session.follow()
  session.play.combo = 0
  expect(player).toBe(table.asked)
  expect(session.prompt.primary?.final).toBe('eye')
})
