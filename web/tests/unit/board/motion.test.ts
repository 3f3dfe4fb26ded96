import { describe, expect, it } from 'vitest'
import { lossAt, moves, onlyConquests, stepsOf, vacated, type Step } from '$lib/board/motion'
import { shiftsOf } from '$lib/board/shifts'
import type { GameEvent, Position } from '$lib/board/types'
import type { Playback } from '$lib/motion/playback.svelte'
import { moment } from './load'

const { position, entries } = moment('conquer')
const events = entries.flatMap((entry) => entry.events)
const conquests = events.filter((event) => event.kind === 'conquered')
const calm = { before: position, after: position, bot: false }
const long = (steps: readonly Step[]) => Math.round(steps.reduce((sum, step) => sum + step.ms, 0))
const kinds = (steps: readonly Step[]) => steps.map((step) => step.kind)

const rolled = (facts: GameEvent['facts']): GameEvent => ({ kind: 'rolled', player: 0, facts })

it('shows every conquest and every scoring of a real game', () => {
  const steps = stepsOf(events, calm)
  const number = (kind: string) => kinds(steps).filter((one) => one === kind).length
  expect(number('fly')).toBe(conquests.length)
  expect(number('band')).toBe(conquests.length)
  expect(number('coins')).toBe(events.filter((event) => event.kind === 'scored').length)
  for (const step of steps)
    for (const id of step.regions ?? (step.region ? [step.region] : []))
      expect(position.regions).toHaveProperty(id)
})

describe('a conquest', () => {
  const lost = conquests.find(
    (event) => typeof event.facts.from === 'number' || event.facts.lost_tribe,
  )!

  it('lets tokens land, then the loser leave, then the band go round', () => {
    const steps = stepsOf([lost], calm)
    expect(kinds(steps)).toEqual(['fly', 'loss', 'band'])
    expect(long(steps)).toBe(320 + 240 + 220)
    expect(onlyConquests(steps)).toBe(true)
    const playing = steps.map((beat, place) => ({ beat, ms: 1, key: `${place}` }))
    expect(vacated({ playing } as unknown as Playback)).toEqual([lost.facts.region])
    expect(vacated(undefined)).toEqual([])
  })

  it('takes 900 ms where a bot makes it', () => {
    for (const one of conquests)
      expect(long(stepsOf([one], { ...calm, bot: true }))).toBeGreaterThanOrEqual(900)
    expect(long(stepsOf([lost], { ...calm, bot: true }))).toBe(900)
  })
})

describe('a roll', () => {
  const facts = { die: 3, needs: 2, region: 'r05' }

  it('tells what is needed, tumbles, and has its face in the last step alone', () => {
    const steps = stepsOf([rolled(facts)], calm)
    expect(kinds(steps)).toEqual(['need', 'tumble', 'face'])
    expect(steps.map((step) => ('face' in step ? step.face : null))).toEqual([null, null, 3])
    expect(steps.map((step) => ('needs' in step ? step.needs : null))).toEqual([2, 2, 2])
    expect(long(steps)).toBe(1550)
    expect(onlyConquests(steps)).toBe(false)
  })

  it('takes 900 ms where a bot rolls', () => {
    expect(long(stepsOf([rolled(facts)], { ...calm, bot: true }))).toBe(900)
  })

  it('needs nothing before a region is chosen', () => {
    const [first] = stepsOf([rolled({ die: 0 })], calm)
    expect(first).toMatchObject({ kind: 'need', needs: null })
    expect(first!.region).toBeUndefined()
  })
})

describe('a bomb', () => {
  const bomb = (what: string, region: string): GameEvent => ({
    kind: 'bomb',
    player: 0,
    facts: { region, what },
  })
  const held = Object.entries(position.regions).find(
    ([, one]) => one.player !== null && one.tokens > 1,
  )!
  const [region, { player, tokens }] = held
  const after = structuredClone(position) as Position
  const army = after.players[player!]!.armies.find((one) => one.slot === held[1].slot)!
  after.regions[region] = { ...held[1], tokens: 0, player: null, slot: null }
  army.hand += tokens - 1

  it('is turned over, then says who lost what', () => {
    const steps = stepsOf([bomb('explosive', region)], { before: position, after, bot: false })
    expect(kinds(steps)).toEqual(['flip', 'flip', 'slip'])
    expect(steps.map((step) => step.ms)).toEqual([400, 300, 1800])
    expect(steps.at(-1)).toMatchObject({
      shaken: true,
      lost: [{ seat: player, race: army.race, tokens: 1 }],
    })
    expect(steps[0]).toMatchObject({ piece: { bomb: '' }, turned: false })
  })

  it('that fails costs nobody anything', () => {
    const steps = stepsOf([bomb('dud', region)], calm)
    expect(steps.at(-1)).toMatchObject({ kind: 'slip', shaken: false, lost: [] })
  })

  it('takes tokens of nobody too', () => {
    const before = structuredClone(position) as Position
    before.regions[region] = { ...held[1], tokens: 1, player: null, slot: null }
    expect(lossAt(region, before, after)).toEqual([{ seat: null, race: null, tokens: 1 }])
  })
})

it('a site is turned over, then says who found what', () => {
  const facts = { region: 'r05', site: 'karazhan' }
  const steps = stepsOf([{ kind: 'site_found', player: 1, facts }], { ...calm, bot: true })
  expect(kinds(steps)).toEqual(['flip', 'flip', 'found'])
  expect(steps.map((step) => step.ms)).toEqual([400, 300, 1800])
  expect(steps.at(-1)).toMatchObject({ seat: 1, site: 'karazhan', calm: true })
})

describe('a redeployment', () => {
  const [seat, slot] = [0, 0]
  const army = { slot, race: 'orcs', power: null, declined: false, hand: 0 }
  const standing = (tokens: Record<string, number>): Position =>
    ({
      players: [{ armies: [army], driven_out: {} }],
      regions: Object.fromEntries(
        Object.entries(tokens).map(([id, count]) => [
          id,
          { player: count ? seat : null, slot: count ? slot : null, tokens: count, markers: {} },
        ]),
      ),
    }) as unknown as Position
  const before = standing({ r1: 3, r2: 1, r3: 0 })

  it('moves tokens from region to region, and the rest from the hand or to it', () => {
    const own = { seat, race: 'orcs' }
    expect(shiftsOf(before, standing({ r1: 1, r2: 4, r3: 0 }))).toEqual([
      { ...own, from: 'r1', to: 'r2', count: 2 },
      { ...own, from: null, to: 'r2', count: 1 },
    ])
    expect(shiftsOf(before, standing({ r1: 1, r2: 1, r3: 0 }))).toEqual([
      { ...own, from: 'r1', to: null, count: 2 },
    ])
  })

  it('flies as long as tokens of a conquest, and may be seen two at once', () => {
    const moment = { before, after: standing({ r1: 1, r2: 1, r3: 0 }), bot: false }
    const steps = moves([], moment)
    expect(steps).toMatchObject([{ kind: 'march', ms: 320 }])
    expect(onlyConquests(steps)).toBe(true)
  })

  it('is not told of tokens that a conquest or a bomb moves', () => {
    const moment = { before, after: standing({ r1: 1, r2: 1, r3: 0 }), bot: false }
    expect(moves([rolled({ die: 1 })], moment)).toEqual([])
    expect(moves([{ kind: 'scored', player: 0, facts: { coins: 1 } }], moment)).toHaveLength(1)
  })
})
