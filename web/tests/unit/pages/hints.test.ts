import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buttonOf, placeOf, planSentences, regionsOf } from '$lib/conquest/planned'
import { MANNERS } from '$games/classic/manners'
import { ClassicSession } from '$games/classic/session.svelte'
import type { ClassicPosition } from '$games/classic/types'
import type { Hint, Snapshot } from '$lib/api/types'
import { hintsOf, newPlan, wishOf, type Plan } from '$lib/lobby/plan'
import HintBox from '$lib/study/HintBox.svelte'
import { pressKey } from '$lib/table/keys'
import { Table } from '$lib/table/table.svelte'
import { texts, type Language } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const FOLDER = join(import.meta.dirname, '../../../dev/fixtures')

function speak(language: Language): void {
  texts.use(language, ...wordsOf(language, 'classic'))
}

function snapshot(moment: string): Snapshot {
  const told = JSON.parse(readFileSync(join(FOLDER, `${moment}.json`), 'utf8')) as Snapshot
  return { ...told, table: moment, version: 1, moves: 1, host: false, undo: false, rounds: 10 }
}

/** A table at a moment of a real game. */
function at(moment: string, hints = true): Table {
  const table = new Table(moment)
  table.take({ ...snapshot(moment), hints })
  return table
}

function answers(body: unknown, status = 200) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function hintAt(table: Table): Hint {
  const action = table.actions.find((one) => one.verb === 'conquer')!.do
  return {
    version: 1,
    seat: table.asked!,
    bot: 'hard',
    action,
    plan: [action, 'done'],
    expected_coins: [70.4, 61.2, 50, 50, 50],
    advantage: 3,
    die: null,
    runner_up: null,
  }
}

beforeEach(() => {
  localStorage.clear()
  speak('en')
})
afterEach(() => vi.unstubAllGlobals())

describe('a hint', () => {
  test('is offered only where the table allows it and the person is asked', () => {
    expect(at('conquer').advice.offered).toBe(true)
    expect(at('conquer', false).advice.offered).toBe(false)
    const watching = at('conquer')
    watching.take({ ...snapshot('conquer'), hints: true, yours: [], actions: [] })
    expect(watching.advice.offered).toBe(false)
  })

  test('marks what it proposes and plays nothing', async () => {
    const table = at('conquer')
    const act = vi.spyOn(table, 'act')
    const session = new ClassicSession(table)
    session.follow()
    const hint = hintAt(table)
    const fetched = answers(hint)
    await table.advice.ask()
    expect(fetched).toHaveBeenCalledOnce()
    expect(String((fetched.mock.calls as unknown[][])[0]![0])).toBe(
      `/api/tables/conquer/hint?seat=${table.asked}`,
    )
    expect(table.advice.current).toEqual(hint)
    expect(session.advisedRegions).toEqual([hint.action.split(' ')[1]])
    expect(act).not.toHaveBeenCalled()
    expect(table.advice.close()).toBe(true)
    expect(session.advisedRegions).toEqual([])
  })

  test('is gone as soon as another question is asked', async () => {
    const table = at('conquer')
    answers(hintAt(table))
    await table.advice.ask()
    expect(table.advice.open).toBe(true)
    table.take({ ...snapshot('conquer'), hints: true, version: 2, moves: 2 })
    expect(table.advice.open).toBe(false)
    expect(table.advice.current).toBe(null)
  })

  test('that comes too late is not shown', async () => {
    const table = at('conquer')
    answers(hintAt(table))
    const asking = table.advice.ask()
    table.take({ ...snapshot('conquer'), hints: true, version: 2, moves: 2 })
    await asking
    expect(table.advice.current).toBe(null)
  })

  test('that is refused says why in words', async () => {
    const table = at('conquer')
    answers({ error: { code: 'too_many', message: '' } }, 429)
    await table.advice.ask()
    expect(table.advice.trouble).toBe(texts.say('error-too-many'))
    expect(table.advice.open).toBe(true)
  })

  test('is asked for and put away with H', async () => {
    const table = at('conquer')
    const session = new ClassicSession(table)
    session.follow()
    answers(hintAt(table))
    const page = { show: vi.fn() }
    expect(pressKey(new KeyboardEvent('keydown', { key: 'h' }), session, page)).toBe(true)
    await vi.waitFor(() => expect(table.advice.current).not.toBe(null))
    pressKey(new KeyboardEvent('keydown', { key: 'h' }), session, page)
    expect(table.advice.open).toBe(false)
  })
})

describe('the words of a hint', () => {
  const planned = (plan: string[]) => plan.map((one) => `${one}.`)

  async function box(hint: Hint, table: Table): Promise<string> {
    const session = new ClassicSession(table)
    session.follow()
    answers(hint)
    await table.advice.ask()
    const target = document.createElement('div')
    const shown = mount(HintBox, { target, props: { session, planned } })
    flushSync()
    const text = target.textContent!.replaceAll(/\s+/g, ' ')
    expect(target.querySelector('[role=status]')).not.toBe(null)
    target.querySelector('button')!.click()
    void unmount(shown)
    return text
  }

  test('tell the plan, what to expect, the die and the second choice', async () => {
    const table = at('conquer')
    const hint = hintAt(table)
    const second = { plan: ['decline'], expected_coins: [61, 61, 61], advantage: 1, die: null }
    const text = await box({ ...hint, die: 0.5, runner_up: second }, table)
    expect(text).toContain(`The hint: ${hint.action}.`)
    expect(text).toContain(`The plan: ${hint.action}. done.`)
    const coins = Math.round(hint.expected_coins![hint.seat]!)
    expect(text).toContain(`You may expect about ${coins} coins at the end.`)
    expect(text).toContain('The die helps in 50 of 100 cases.')
    expect(text).toContain('Second choice: decline. About 61 coins at the end.')
    expect(table.advice.open).toBe(false)
  })

  test('leave out what nobody can say', async () => {
    const table = at('conquer')
    const text = await box({ ...hintAt(table), expected_coins: null }, table)
    expect(text).not.toContain('expect')
    expect(text).not.toContain('Second choice')
  })
})

describe('a plan in words', () => {
  const PLAN = [
    'expand',
    'abandon r01',
    'done',
    'conquer r02',
    'conquer r03',
    'dragon r04',
    'substitute r05',
    'roll',
    'attempt r06',
    'redeploy r02 3',
    'redeploy r03 1',
    'take r02 1',
    'fortress r02',
    'hero r03',
    'camp r02 2',
    'place r03 2',
    'peace 1',
    'peace none',
    'decline',
    'pick 0',
  ]
  const called = { players: ['Mira', 'Tomáš'], places: { r02: 'Foxrise', r03: 'Otterfen' } }

  test.each(['en', 'cs', 'pl', 'is'] as const)(
    'has a sentence for every step in %s',
    (language) => {
      speak(language)
      const position = snapshot('conquer').position as ClassicPosition
      const said = planSentences(PLAN, position, called, texts)
      expect(said).toHaveLength(17)
      for (const sentence of said) expect(sentence).not.toMatch(/\{|plan-|event-|undefined|\?/)
      expect(said.join(' ')).toContain('Foxrise')
    },
  )

  test('is told as a person would', () => {
    const position = snapshot('conquer').position as ClassicPosition
    const plan = ['conquer r02', 'conquer r03', 'done', 'redeploy r02 3', 'redeploy r03 1', 'done']
    expect(planSentences(plan, position, called, texts)).toEqual([
      'Conquer Foxrise and Otterfen.',
      'Distribute your tokens: Foxrise 3, Otterfen 1.',
    ])
    const again = ['redeploy r02 1', 'redeploy r03 1', 'redeploy r02 3', 'die 2']
    expect(planSentences(again, position, called, texts)).toEqual([
      'Distribute your tokens: Foxrise 3, Otterfen 1.',
    ])
    expect(planSentences(['done', 'conquer r02'], position, called, texts)[0]).toBe(
      'End this step.',
    )
  })

  test('marks the next step only, and all of a distribution', () => {
    expect(regionsOf(['conquer r02', 'conquer r03'])).toEqual(['r02'])
    expect(regionsOf(['redeploy r02 3', 'redeploy r03 1', 'done'])).toEqual(['r02', 'r03'])
    expect(regionsOf(['pick 2'])).toEqual([])
    expect(regionsOf([])).toEqual([])
  })

  test('knows the button that does the next step', () => {
    expect(buttonOf('done', null, null, MANNERS.modes)).toBe('done')
    expect(buttonOf('decline', null, null, MANNERS.modes)).toBe('decline')
    expect(buttonOf('dragon r04', null, null, MANNERS.modes)).toBe('mode-dragon')
    expect(buttonOf('dragon r04', 'dragon', 'r04', MANNERS.modes)).toBe('selected')
    expect(buttonOf('peace none', null, null, MANNERS.modes)).toBe('nobody')
    expect(buttonOf('peace 2', null, null, MANNERS.modes)).toBe('peace-2')
    expect(buttonOf('', null, null, MANNERS.modes)).toBe(null)
    expect(placeOf('pick 3')).toBe(3)
  })
})

describe('the lobby', () => {
  const levels = { levels: ['easy'], level: 'easy', bots: [], added: [] }
  const game = { id: 'one', study: true, options: ['open_coins'], ...levels }
  const wish = (plan: Plan, more: object = {}) =>
    wishOf(plan, 'Mira', null, { ...game, ...more } as never)

  test('allows hints by itself where all people share this device', () => {
    const plan = newPlan()
    expect(hintsOf(plan)).toBe(true)
    plan.chairs[1]!.kind = 'link'
    expect(hintsOf(plan)).toBe(false)
    expect(wish(plan).hints).toBe(false)
    expect(wish({ ...plan, hints: true }).hints).toBe(true)
  })

  test('says nothing of hints in games that have none', () => {
    expect('hints' in wish(newPlan(), { study: false })).toBe(false)
  })
})
