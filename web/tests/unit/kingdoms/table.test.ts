import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import kingdoms from '$games/kingdoms'
import ActionCard from '$games/kingdoms/ActionCard.svelte'
import GoalStrip from '$games/kingdoms/GoalStrip.svelte'
import { goalsOf } from '$games/kingdoms/goals'
import { writtenName } from '$games/kingdoms/names'
import { planSteps } from '$games/kingdoms/plan'
import { KingdomsSession } from '$games/kingdoms/session.svelte'
import { placeNames, Territory } from '$games/kingdoms/territories'
import type { KingdomsPosition } from '$games/kingdoms/types'
import WarPanel from '$games/kingdoms/WarPanel.svelte'
import classic from '$games/classic'
import type { Session } from '$games/game'
import type { Action, Entry, Position, Snapshot } from '$lib/api/types'
import { firstMoment } from '$lib/study/opening'
import Help from '$lib/table/Help.svelte'
import { Table } from '$lib/table/table.svelte'
import { texts, type Language } from '$lib/text/texts.svelte'
import { step } from '../actions'
import { wordsOf } from '../words'

const PLAIN = { facts: {}, what: null, total: null, parts: [], needs: null, chance: null, dues: [] }
const HAND = { faction: 'orcs', tower: 0, magic: 0, hero: null, hero_level: 0, retired: [] }
const stand = (player: number) => ({
  meeples: [{ player, hero: false, laid: false }],
  fortress: null,
  neutral: false,
})

function speak(language: Language): void {
  texts.use(language, ...wordsOf(language, 'kingdoms'))
}

/** A position where the first player fights the second for Larkwood. */
function position(players: number): KingdomsPosition {
  return {
    round: 3,
    turn_player: 0,
    active: 0,
    selected: 'patrol',
    shields: [],
    triggered: false,
    cards: [],
    territories: ['amberfold', 'cinderholt', 'eldwater'],
    players: Array.from({ length: players }, (_, seat) => ({
      ...HAND,
      magic: seat,
      resources: { food: 4 - 3 * seat, mana: 3, ore: 3 + 3 * seat, silver: 0 },
    })),
    regions: { a1: stand(0), a6: stand(0), a2: stand(1), c1: stand(1) },
    acting: { duty: [], moves_left: 0, pay_due: 0, paid: [] },
    war: { region: 'a2', attacker: 0, defender: 1, revealed: false, dials: [null, null] },
    compass: { night: false, roll: 0, number: 0 },
  } as unknown as KingdomsPosition
}

const dial = (count: number, mana: number, ore: number): Action => ({
  ...PLAIN,
  ...step('dial', { count }),
  facts: { food: 0, mana, ore },
})

function at(players: number, told: Partial<Snapshot> = {}): KingdomsSession {
  const table = new Table('war')
  table.take({
    game: 'kingdoms',
    status: 'playing',
    version: 1,
    setup: {},
    seats: ['Mira', 'Tomáš', 'Bramble'].slice(0, players).map((name, seat) => ({
      kind: 'person',
      bot: null,
      connected: true,
      seat,
      name,
    })),
    yours: [0],
    position: position(players),
    decision: { player: 0, kind: 'dial', facts: { rival: 1, highest: 9, rival_highest: 11 } },
    actions: [{ ...PLAIN, ...step('flag') }, dial(1, 0, 1), dial(7, 3, 1)],
    entries: [],
    income: {},
    rounds: null,
    ...told,
  } as unknown as Snapshot)
  const session = new KingdomsSession(table)
  session.follow()
  return session
}

function shown(component: unknown, props: object): HTMLElement {
  const target = document.createElement('div')
  const one = mount(component as Component, { target, props: props as never })
  flushSync()
  const seen = target.cloneNode(true) as HTMLElement
  void unmount(one)
  return seen
}

beforeEach(() => speak('en'))

describe('the war panel', () => {
  test('two flags of two players leave the defender where he is', () => {
    const told = shown(WarPanel, { session: at(2) }).textContent
    expect(told).toContain('Two flags: the defender stays, nobody pays, the attacker goes back.')
    expect(told).not.toContain('alliance')
  })

  test('two flags of three players make an alliance', () => {
    const told = shown(WarPanel, { session: at(3) }).textContent
    expect(told).toContain('Two flags: an alliance, both stay, nobody pays.')
  })

  test('tells what both can pay, every price, and what losing means', () => {
    const panel = shown(WarPanel, { session: at(2) })
    const most = [...panel.querySelectorAll('[data-most]')].map((one) => one.textContent)
    expect(most).toEqual(['pays up to 9', 'pays up to 11'])
    const rungs = [...panel.querySelectorAll('[role=radio]')]
    expect(rungs).toHaveLength(12)
    expect(rungs.filter((one) => one.hasAttribute('data-open'))).toHaveLength(3)
    expect(rungs[7]!.getAttribute('aria-label')).toBe('7 costs 3 mana and 1 ore')
    expect(rungs[8]!.getAttribute('aria-label')).toBe('8, too dear')
    expect(panel.textContent).toContain('Tomáš would need 2 food to retreat and has 1')
    expect(panel.textContent).toContain('War for Larkwood')
  })
})

test('the goal strip names the ends of the game and who leads', () => {
  const strip = shown(GoalStrip, { session: at(3) })
  const told = [...strip.querySelectorAll('li')].map((one) => one.getAttribute('title'))
  expect(told).toEqual(['Mira leads with 2.', 'nobody yet', 'Bramble leads with 2.'])
  expect(goalsOf(position(2), true).map(({ id }) => id)).toContain('heroes-retired')
  const ended: Position = Object.assign(position(3), { triggered: true })
  const last = at(3, { position: ended })
  expect(shown(GoalStrip, { session: last }).textContent).toContain('Last round')
})

test('the action card says in words what each action does, costs, and what there is', () => {
  const select = (action: string, total: number | null = null): Action => ({
    ...PLAIN,
    ...step('select', { action }),
    total,
  })
  const session = at(3, {
    decision: { player: 0, kind: 'select', facts: { part: 'select' } },
    actions: [select('patrol'), select('research', 3), select('expand', 5)],
    position: { ...position(3), selected: 'none', shields: ['build'] },
  } as Partial<Snapshot>)
  const card = shown(ActionCard, { session, columns: 6 })
  const foot = (action: string) => card.querySelector(`[data-action=${action}] small`)!
  expect(card.textContent).toContain('One meeple goes one step on its land.')
  expect(foot('research').textContent).toBe('3 mana, you have 3')
  expect(foot('expand').className).toContain('dear')
  expect(foot('build').textContent).toBe('covered')
})

test('the dummy has a name in every sentence, and its steps are told in order', () => {
  const event = (kind: string, facts: object) => ({ kind, player: 1, facts })
  const entries = [
    {
      kind: 'act',
      events: [
        event('die_rolled', { number: 9, purpose: 'action' }),
        event('selected', { action: 'patrol' }),
        event('moved', { from: 'c1', to: 'c2', hero: false, by: 'patrol' }),
        event('end_triggered', { reason: 'tower' }),
      ],
    },
  ] as unknown as Entry[]
  const names = { players: ['Mira', ...kingdoms.chairless!(position(2), 1)], places: placeNames() }
  expect(planSteps(entries, names)).toEqual([
    'The die says 9: Build.',
    'A shield lies on it. Next hour, 10: Patrol is free.',
    'Dummy opponent moves a meeple: Emberfell → Ravenhelm (Patrol).',
    'Dummy opponent announces the end: the tower is complete.',
  ])
})

test('the key list of a game has its own keys only', () => {
  const idle = { prompt: { side: [] }, table: {} } as unknown as Session
  const keys = (game: typeof kingdoms | typeof classic) =>
    shown(Help, { session: idle, keys: game.keys, onclose: () => {} }).textContent!
  expect(keys(kingdoms)).toContain('set the flag')
  expect(keys(kingdoms)).not.toContain(texts.say('pages-key-combos'))
  expect(keys(classic)).toContain(texts.say('pages-key-combos'))
})

test('a replay opens where the first round begins, and set-up is no round', () => {
  const rounds = [0, 0, 0, 1, 1].map((round) => ({ round }) as Position)
  const steps = rounds.map(() => ({ player: 0 }))
  expect(firstMoment(rounds, steps, kingdoms.begun)).toBe(3)
  expect(firstMoment(rounds, [{ player: -1 }, { player: 1 }])).toBe(1)
  expect(texts.say('pages-round', { round: 0 })).toBe('Set-up')
  expect(texts.say('pages-round', { round: 1 })).toBe('Round 1')
})

describe('names on the map', () => {
  const FOLDER = join(import.meta.dirname, '../../../src/games/kingdoms/territories')
  const drawn = readdirSync(FOLDER).map(
    (file) => new Territory(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as never),
  )

  test.each(['en', 'cs', 'pl', 'is'] as const)('stand inside the card in %s', (language) => {
    speak(language)
    const names = placeNames()
    for (const territory of drawn)
      for (const id of territory.ids) {
        const { label, token } = territory.region(id)
        const at: [number, number] = label ? [label[0], label[1]] : [token[0], token[1] + 5]
        const sizes = { size: 13.5, smallest: 9.5, signed: true }
        const { lines, size } = writtenName(names[id]!, at, territory.outline(id), sizes)
        expect(lines.map(({ text }) => text).join(' ')).toBe(names[id])
        for (const { text, x, y } of lines) {
          const half = (text.length * 0.6 * size) / 2
          expect(x - half, `${id} ${text}`).toBeGreaterThan(-4)
          expect(x + half, `${id} ${text}`).toBeLessThan(396)
          expect(y, `${id} ${text}`).toBeLessThan(262)
        }
      }
  })
})
