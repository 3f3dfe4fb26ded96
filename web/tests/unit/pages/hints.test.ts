import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeOf, planSentences, regionsOf } from '$lib/conquest/planned'
import { LOOK } from '$games/classic/look'
import { ClassicSession } from '$games/classic/session.svelte'
import type { ClassicPosition } from '$games/classic/types'
import { regionOf } from '$lib/api/actions'
import type { ActionStep, Hint, Snapshot } from '$lib/api/types'
import { hintsOf, newPlan, wishOf, type Plan } from '$lib/lobby/plan'
import HintBox from '$lib/study/HintBox.svelte'
import { leading } from '$lib/study/leading'
import { pressKey } from '$lib/table/keys'
import { Table } from '$lib/table/table.svelte'
import { texts, type Language } from '$lib/text/texts.svelte'
import { step } from '../actions'
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
  const conquest = table.actions.find((one) => one.verb === 'conquer')!
  return {
    version: 1,
    seat: table.asked!,
    bot: 'hard',
    action: conquest.do,
    plan: [conquest, step('done')],
    then: null,
    unit: 'coins',
    now: [0.4, 0.3, 0.1, 0.1, 0.1],
    wins: [0.4, 0.3, 0.1, 0.1, 0.1],
    scores: [70.4, 61.2, 50, 50, 50],
    lost: 0,
    why: [],
    die: null,
    lucky: null,
    unlucky: null,
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
    expect(session.advisedRegions).toEqual([regionOf(hint.plan[0]!)])
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
  const game = {
    planned: (plan: ActionStep[]) => plan.map((one) => `${one.do}.`),
    face: () => ({ icon: 'ui/human', note: '', said: '' }),
  }

  async function box(hint: Hint, table: Table): Promise<string> {
    const session = new ClassicSession(table)
    session.follow()
    answers(hint)
    await table.advice.ask()
    const target = document.createElement('div')
    const shown = mount(HintBox, { target, props: { session, game } })
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
    const second = {
      plan: [step('decline')],
      then: null,
      wins: [0.3, 0.3, 0.4],
      scores: [61, 61, 61],
      lost: 0.04,
      why: [],
      die: null,
      lucky: null,
      unlucky: null,
    }
    const luck = { die: 0.5, lucky: 0.47, unlucky: 0.33, then: 'die' }
    const why = [{ key: 'regions', seat: hint.seat, amount: 6, instead: 4, regions: [] }]
    const text = await box({ ...hint, ...luck, why, runner_up: second }, table)
    expect(text).toContain(`A strong turn 1 ${hint.action}.`)
    expect(text).toContain('Then see what the die says.')
    const coins = Math.round(hint.scores[hint.seat]!)
    const chance = Math.round(hint.now[hint.seat]! * 100)
    expect(text).toContain('Why: You hold 6 regions afterwards instead of 4.')
    const { name } = table.snapshot!.seats[hint.seat]!
    expect(text).toMatch(new RegExp(`Chances now after this turn: ${chance}%.*${name} ${chance}%`))
    expect(text).toContain('47% if the die helps, 33% if not.')
    expect(text).toContain(`You may expect about ${coins} coins at the end.`)
    expect(text).toContain('The die helps 50% of the time.')
    expect(text).toContain('Another way decline. About 61 coins at the end.')
    expect(table.advice.open).toBe(false)
  })

  test('leave out what nobody can say', async () => {
    const table = at('conquer')
    const text = await box(hintAt(table), table)
    expect(text).not.toContain('Why')
    expect(text).not.toContain('if the die helps')
    expect(text).not.toContain('Another way')
    expect(text).not.toContain('Then see')
  })
})

describe('a plan in words', () => {
  const PLAN = [
    step('expand'),
    step('abandon', { region: 'r01' }),
    step('done'),
    step('conquer', { region: 'r02' }),
    step('conquer', { region: 'r03' }),
    step('dragon', { region: 'r04' }),
    step('substitute', { region: 'r05' }),
    step('roll'),
    step('attempt', { region: 'r06' }),
    step('redeploy', { region: 'r02', count: 3 }),
    step('redeploy', { region: 'r03', count: 1 }),
    step('take', { region: 'r02', count: 1 }),
    step('fortress', { region: 'r02' }),
    step('hero', { region: 'r03' }),
    step('camp', { region: 'r02', count: 2 }),
    step('place', { region: 'r03', count: 2 }),
    step('peace', { ally: 1 }),
    step('peace', { ally: null }),
    step('decline'),
    step('pick', { place: 0 }),
  ]
  const tableNames = { players: ['Mira', 'Tomáš'], places: { r02: 'Foxrise', r03: 'Otterfen' } }

  test.each(['en', 'cs', 'pl', 'is'] as const)(
    'has a sentence for every step in %s',
    (language) => {
      speak(language)
      const position = snapshot('conquer').position as ClassicPosition
      const said = planSentences(PLAN, { position, tableNames, texts, look: LOOK })
      expect(said).toHaveLength(17)
      for (const sentence of said) expect(sentence).not.toMatch(/\{|plan-|event-|undefined|\?/)
      expect(said.join(' ')).toContain('Foxrise')
    },
  )

  test('is told as a person would', () => {
    const position = snapshot('conquer').position as ClassicPosition
    const told = (...plan: ActionStep[]) =>
      planSentences(plan, { position, tableNames, texts, look: LOOK })
    const spread = (region: string, count: number) => step('redeploy', { region, count })
    const [one, other] = [step('conquer', { region: 'r02' }), step('conquer', { region: 'r03' })]
    const done = step('done')
    expect(told(one, other, done, spread('r02', 3), spread('r03', 1), done)).toEqual([
      'Conquer Foxrise and Otterfen.',
      'Distribute your tokens: Foxrise 3, Otterfen 1.',
    ])
    const again = [spread('r02', 1), spread('r03', 1), spread('r02', 3), step('die', { count: 2 })]
    expect(told(...again)).toEqual(['Distribute your tokens: Foxrise 3, Otterfen 1.'])
    expect(told(done, one)[0]).toBe('End this step.')
  })

  test('numbers its steps in order, up to where tokens are only spread', () => {
    const regions = (...plan: ActionStep[]) => regionsOf(leading(plan))
    const spread = (region: string) => step('redeploy', { region, count: 1 })
    const [one, two] = ['r02', 'r03'].map((region) => step('conquer', { region })) as [
      ActionStep,
      ActionStep,
    ]
    const die = step('attempt', { region: 'r09' })
    expect(regions(one, two, die)).toEqual(['r02', 'r03', 'r09'])
    expect(regions(step('expand'), step('done'), one, step('done'), spread('r02'))).toEqual(['r02'])
    expect(regions(spread('r02'), spread('r03'), step('done'))).toEqual([])
    expect(regions(step('pick', { place: 2 }))).toEqual([null])
    expect(regions()).toEqual([])
    expect(placeOf(step('pick', { place: 3 }))).toBe(3)
  })
})

test('own land is offered only to whoever asks for it', () => {
  const table = at('conquer')
  const target = table.actions.find((one) => one.verb === 'conquer')!
  const region = regionOf(target)!
  const told = snapshot('conquer')
  const position = told.position as ClassicPosition
  const own = { ...position.regions[region]!, player: table.asked, slot: 1, tokens: 1 }
  table.take({
    ...told,
    hints: true,
    position: { ...position, regions: { ...position.regions, [region]: own } },
  } as Snapshot)
  const session = new ClassicSession(table)
  session.follow()
  expect(session.play.offerAt(region)).toBe(null)
  const button = session.prompt.side.find((one) => one.id === 'own-too')!
  button.run()
  expect(session.play.offerAt(region)?.do).toBe(target.do)
})

describe('the lobby', () => {
  const levels = { levels: ['easy'], level: 'easy', bots: [], added: [] }
  const game = { id: 'one', study: true, options: ['open_coins'], places: {}, ...levels }
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
