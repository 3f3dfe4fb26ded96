import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import kingdoms from '$games/kingdoms'
import ActionCard from '$games/kingdoms/ActionCard.svelte'
import GoalStrip from '$games/kingdoms/GoalStrip.svelte'
import { goalsOf } from '$games/kingdoms/goals'
import { writtenName } from '$games/kingdoms/names'
import { planSteps } from '$games/kingdoms/plan'
import { placeNames, Territory } from '$games/kingdoms/territories'
import WarPanel from '$games/kingdoms/WarPanel.svelte'
import classic from '$games/classic'
import type { Session } from '$games/game'
import type { Entry, Position, Snapshot } from '$lib/api/types'
import { firstMoment } from '$lib/study/opening'
import Help from '$lib/table/Help.svelte'
import { texts } from '$lib/text/texts.svelte'
import { at, position, selecting, shown, speak, WAR } from './stage'

beforeEach(() => speak('en'))

describe('the war panel', () => {
  test('two flags of two players leave the defender where he is', () => {
    const facts = { ...WAR, flags: 'defender' }
    const session = at(2, { decision: { player: 0, kind: 'dial', facts } } as Partial<Snapshot>)
    const told = shown(WarPanel, { session }).textContent
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
    expect(rungs[8]!.getAttribute('aria-label')).toBe('8, too expensive')
    expect(panel.textContent).toContain('Tomáš would need 2 food to retreat and has 1')
    expect(panel.textContent).toContain('The fortress there goes too')
    expect(panel.textContent).toContain('Mira retreats for 2 food')
    expect(panel.textContent).toContain('3 × 2 mana + 6 ore = 12; the die stops at 11')
    expect(panel.textContent).toContain('War for Larkwood')
  })

  test('says who wins a tie where an ability turns it round', () => {
    const facts = { ...WAR, tie: 0 }
    const session = at(2, { decision: { player: 0, kind: 'dial', facts } } as Partial<Snapshot>)
    expect(shown(WarPanel, { session }).textContent).toContain('A tie goes to the attacker, Mira.')
  })

  test('another payment is one press away, and the ladder tells it', () => {
    const session = at(3)
    const { play } = session
    play.number = 7
    const told = () => shown(WarPanel, { session })
    expect(told().textContent).toContain('7 costs 3 mana and 1 ore, leaves 4 food and 2 ore')
    told()
    play.changePayment()
    expect(told().textContent).toContain('7 costs 2 mana and 3 ore, leaves 4 food and 1 mana')
    expect(told().querySelector('[data-face="7"]')!.getAttribute('aria-label')).toBe(
      '7 costs 2 mana and 3 ore',
    )
    play.changePayment()
    expect(play.payment).toBe('0 3 1 0')
    play.number = 1
    expect(play.payments).toHaveLength(1)
    expect(told().querySelector('[data-button=change]')).toBeNull()
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
  const session = selecting()
  const card = shown(ActionCard, { session, columns: 6 })
  const foot = (action: string) => card.querySelector(`[data-action=${action}] small`)!
  expect(card.textContent).toContain('One meeple goes one step on its land.')
  expect(foot('research').textContent).toBe('3 mana, you have 3')
  expect(foot('expand').textContent).toBe('5 food, you have 4')
  expect(foot('expand').className).toContain('dear')
  expect(foot('patrol').textContent).toBe('2 of yours can go')
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
  expect(planSteps(entries, names).map(({ text }) => text)).toEqual([
    'The die says 9: Build.',
    'A shield lies on it. Next hour, 10: Patrol is free.',
    'Dummy opponent moves a meeple: Emberfell → Ravenhelm (Patrol). ' +
      'Dummy opponent announces the end: the tower is complete.',
  ])
})

test('the key list of a game has its own keys only, those of this question', () => {
  const idle = { prompt: { side: [] }, table: {} } as unknown as Session
  const keys = (game: typeof kingdoms | typeof classic, session = idle) =>
    shown(Help, { session, keys: game.keys, onclose: () => {} }).textContent!
  const war = keys(kingdoms, at(3))
  expect(war).toContain('Flag')
  expect(war).toContain('pay for the number in another way')
  expect(war).not.toContain(texts.say('pages-key-combos'))
  expect(keys(kingdoms, selecting())).not.toContain('turn the war die')
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
