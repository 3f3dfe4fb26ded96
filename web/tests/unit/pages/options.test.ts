import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { GameInfo } from '$lib/api/types'
import GameOptions from '$lib/lobby/GameOptions.svelte'
import { mayLie, openOptions, placesOf, settingOf, type GameOption } from '$lib/lobby/options'
import { newPlan, optionsOf, type Plan } from '$lib/lobby/plan'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const PLAIN = { values: [], usual: null, maps: false, needs: null, players: [] }
const CHOICES: GameOption[] = [
  { ...PLAIN, name: 'two_player_islands', values: ['L+M', 'L+S'], players: [2] },
  { ...PLAIN, name: 'islands', maps: true },
  { ...PLAIN, name: 'teams' },
  { ...PLAIN, name: 'team_scoring', values: ['best', 'sum'], needs: 'teams' },
]
const side = (name: string) => ({ name, card: name.slice(0, 2), kind: name[0]! })
const GAME = {
  id: 'warcraft',
  choices: CHOICES,
  options: CHOICES.map(({ name }) => name),
  sides: ['L1A', 'L1B', 'M1A', 'M2A', 'S1A'].map(side),
  places: { 2: ['L', 'M'], '2 two_player_islands=L+S': ['L', 'S'], 4: ['L', 'M', 'M', 'S'] },
} as unknown as GameInfo

function planOf(players: number, options: Plan['options']): Plan {
  return { ...newPlan(), game: 'warcraft', players, options }
}

test('an option counts with its players and with what it needs', () => {
  const open = (players: number, chosen: Plan['options']) =>
    openOptions(CHOICES, GAME, players, chosen).map(({ name }) => name)
  expect(open(2, {})).toEqual(['two_player_islands', 'islands', 'teams'])
  expect(open(4, { teams: true })).toEqual(['islands', 'teams', 'team_scoring'])
})

test('maps lie where a place of their kind is free, one side of a card only', () => {
  expect(placesOf(GAME, 2, { two_player_islands: 'L+S' })).toEqual(['L', 'S'])
  const places = placesOf(GAME, 4, {})
  expect(mayLie(GAME, 'L1B', ['L1A'], places)).toBe(false)
  expect(mayLie(GAME, 'M2A', ['L1A', 'M1A'], places)).toBe(true)
  expect(mayLie(GAME, 'S1A', [], ['L', 'M'])).toBe(false)
})

test('what does not fit the table any more is not asked for', () => {
  expect(optionsOf(planOf(2, { islands: ['L1A', 'M1A'] }), GAME, CHOICES)).toEqual({
    islands: ['L1A', 'M1A'],
  })
  expect(optionsOf(planOf(2, { islands: ['L1A'] }), GAME, CHOICES)).toEqual({})
  expect(optionsOf(planOf(4, { islands: ['L1A', 'M1A'], teams: true }), GAME, CHOICES)).toEqual({
    teams: true,
  })
})

test('every option stands in the lobby with one line about it, in the words of the game', () => {
  texts.use('pl', ...wordsOf('pl', 'warcraft'))
  const target = document.createElement('div')
  const props = { plan: planOf(4, { teams: true }), game: GAME, options: CHOICES }
  const one = mount(GameOptions, { target, props })
  flushSync()
  expect(target.textContent).toContain('Przymierze przeciw Hordzie: strona wygrywa razem')
  expect(target.textContent).toContain('plansze i strony losowo albo wybrane')
  expect(target.textContent).toContain('jej najlepszy gracz')
  void unmount(one)
  const setup = { players: 4, teams: true, team_scoring: 'sum', islands: ['L1A', 'M1A'] }
  expect(settingOf(setup, CHOICES).slice(1)).toEqual([
    'Dwie strony',
    'Za stronę liczy się: wszyscy jej gracze',
  ])
})
