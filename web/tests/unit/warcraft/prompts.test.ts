import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Prompt } from '$games/game'
import { LOOK } from '$games/warcraft/look'
import { planSentences } from '$games/warcraft/planned'
import { WarcraftSession } from '$games/warcraft/session.svelte'
import type { Action } from '$lib/api/types'
import { texts, type Language } from '$lib/text/texts.svelte'
import { step } from '../actions'
import { at, MOMENTS } from './moments'

const LANGUAGES: Language[] = ['en', 'cs', 'pl', 'is']

function words(prompt: Prompt): string[] {
  const buttons = [...prompt.side, ...(prompt.primary ? [prompt.primary] : [])]
  return [prompt.title, prompt.detail, ...buttons.map((button) => button.label)]
}

function offer(session: WarcraftSession, region: string): Action {
  const found = session.play.offerAt(region)
  if (!found) throw new Error(`nothing is offered in ${region}`)
  return found
}

function press(session: WarcraftSession, button: string): unknown {
  const all = [...session.prompt.side, session.prompt.primary]
  const found = all.find((one) => one?.id === button)
  if (!found) throw new Error(`no button ${button}: ${all.map((one) => one?.id).join()}`)
  return found.run()
}

beforeEach(async () => {
  localStorage.clear()
  await texts.enter('warcraft')
})

describe.each(LANGUAGES)('every moment in %s', (language) => {
  test.each(Object.keys(MOMENTS))('%s is said in words, with a way on', async (moment) => {
    await texts.choose(language)
    const { session } = at(moment)
    const { prompt } = session
    const modes = prompt.side.filter((one) => one.id.startsWith('mode-'))
    const said = [...words(prompt)]
    for (const mode of modes) {
      await mode.run()
      said.push(...words(session.prompt))
      expect(session.play.offers.length, mode.id).toBeGreaterThan(0)
      for (const action of session.play.offers) said.push(session.where.labels?.(action) ?? '')
      session.play.enter(null)
    }
    for (const action of session.play.offers) said.push(session.where.labels?.(action) ?? '')
    for (const text of said) expect(text).not.toMatch(/\{|undefined|(prompt|pages|ui|phase)-[a-z]/)
    const open = session.play.offers.length > 0 || prompt.primary !== null || prompt.side.length > 0
    expect(open).toBe(true)
  })
})

describe('in English', () => {
  beforeEach(() => texts.choose('en'))

  test('a refusal goes when its prompt goes, and one that comes too late is not shown', async () => {
    const { session } = at('islands-tools')
    const refusal = { key: 'too_dear', rule: '', values: {}, message: '' }
    let tell: (why: { allowed: false; refusal: object }) => void = () => {}
    vi.spyOn(session.table, 'why').mockImplementation(
      () => new Promise((told) => (tell = told as unknown as typeof tell)),
    )
    const mode = session.prompt.side.find((one) => one.id.startsWith('tool-'))!
    session.play.refuse(refusal as never)
    expect(session.refusal).not.toBe(null)
    await mode.run()
    expect(session.refusal).toBe(null)
    const asked = session.play.explain('L1A-a1')
    session.play.enter(null)
    tell({ allowed: false, refusal })
    await asked
    expect(session.refusal).toBe(null)
  })

  test('an artifact makes a conquest cheaper while it is pressed', async () => {
    const { session, sent } = at('islands-tools')
    expect(offer(session, 'L1A-11').total).toBe(3)
    await press(session, 'tool-frostmourne')
    expect(offer(session, 'L1A-11')).toMatchObject({ verb: 'wield', total: 1 })
    await session.play.choose(offer(session, 'L1A-11'))
    expect(sent).toEqual(['wield L1A-11 frostmourne'])
    await press(session, 'tool-frostmourne')
    expect(offer(session, 'L1A-11').verb).toBe('conquer')
  })

  test('nothing is sent before the toll is agreed to', async () => {
    const { session, sent } = at('islands-toll')
    await session.play.choose(offer(session, 'L1A-11'))
    expect(session.play.question?.kind).toBe('toll')
    expect(sent).toEqual([])
    await session.play.answer(false)
    expect(sent).toEqual([])
    await session.play.choose(offer(session, 'L1A-11'))
    await session.play.answer(true)
    expect(sent).toEqual(['conquer L1A-11'])
  })

  test('a portal takes two regions, in any order', async () => {
    const { session, sent } = at('islands-portal')
    await vi.waitFor(() => expect(session.geometry).not.toBe(null))
    await press(session, 'mode-swap')
    await session.play.choose(offer(session, 'L1A-09'))
    expect(sent).toEqual([])
    expect(session.prompt.title).toContain('Oatmere Plain')
    await session.play.choose(offer(session, 'L1A-02'))
    expect(sent).toEqual(['swap L1A-02 L1A-09'])
  })

  test('a push asks whence, then whither; walls go first', async () => {
    const { session, sent } = at('islands-push')
    await press(session, 'mode-push')
    await session.play.choose(offer(session, 'L1A-04'))
    await session.play.choose(offer(session, 'L1A-07'))
    expect(sent).toEqual(['push L1A-04 L1A-07'])
    session.play.enter('push')
    await session.play.choose(offer(session, 'L1A-11'))
    await press(session, 'raze L1A-11 fort')
    expect(sent).toEqual(['push L1A-04 L1A-07', 'raze L1A-11 fort'])
  })

  test('escape leaves mode, half an action and tools', async () => {
    const { session } = at('islands-portal')
    await press(session, 'mode-swap')
    await session.play.choose(offer(session, 'L1A-09'))
    expect(session.escape()).toBe(true)
    expect(session.play.mode).toBe(null)
    expect(session.play.first).toBe(null)
    expect(session.escape()).toBe(false)
  })

  test('a fort in every region takes one press', async () => {
    const { session, sent } = at('islands-forts')
    await press(session, 'fort-all')
    expect(sent).toEqual(['fort L1A-06', 'fort L1A-10'])
  })

  test('a plan is told in sentences', async () => {
    const { session } = at('islands-tools')
    await vi.waitFor(() => expect(session.geometry).not.toBe(null))
    const plan = [
      step('wield', { region: 'L1A-11', tools: ['frostmourne'] }),
      step('site', { site: 'dark_portal' }),
      step('swap', { region: 'L1A-02', goal: 'L1A-09' }),
      step('push', { region: 'L1A-04', goal: 'L1A-07' }),
      step('conquer', { region: 'L1A-03' }),
      step('conquer', { region: 'L1A-04' }),
      step('recruit', { count: 2 }),
      step('lay', { site: 'aegis_of_aggramar', region: 'L1A-10' }),
    ]
    const { position, tableNames } = session
    const told = planSentences(plan, { position, tableNames, texts, look: LOOK })
    expect(told).toHaveLength(6)
    expect(told[0]).toMatch(/Leechmire\. With Frostmourne\.$/)
    expect(told[3]).toMatch(/Frostanvil Peak and Amberrow Fields/)
    for (const sentence of told) expect(sentence).not.toMatch(/[LMS]\d[AB]-|_|\{/)
  })

  test('sites are said and shown where they lie', () => {
    const { session } = at('islands-tools')
    expect(session.shown.regions['L1A-10']!.sites).toEqual([
      { id: 'frostmourne', kind: 'artifact' },
    ])
    expect(session.shown.regions['L1A-06']!.sites).toEqual([{ id: '', kind: 'hidden' }])
  })
})
