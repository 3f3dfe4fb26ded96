import type { GameOption } from '$lib/lobby/options'

/** The options of this game in the lobby. */
export const OPTIONS: readonly GameOption[] = [
  {
    name: 'heroes_call',
    label: 'pages-option-heroes-call',
    about: 'pages-option-heroes-call-about',
  },
  { name: 'frozen_lands', label: 'pages-option-frozen-lands', needs: 'heroes_call' },
  {
    name: 'factions',
    label: 'pages-factions',
    choices: [
      { value: 'random', label: 'pages-option-factions-random' },
      { value: 'choose', label: 'pages-option-factions-choose' },
    ],
  },
  {
    name: 'faction_pool',
    label: 'pages-factions',
    choices: [
      { value: 'all', label: 'pages-option-pool-all' },
      { value: 'heroes_call', label: 'pages-option-pool-heroes-call' },
    ],
    needs: 'heroes_call',
    unnamed: true,
  },
  {
    name: 'difficulty',
    label: 'ui-difficulty',
    choices: [
      { value: 'easy', label: 'ui-easy' },
      { value: 'normal', label: 'ui-normal' },
      { value: 'hard', label: 'ui-hard' },
    ],
    usual: 'normal',
    players: 1,
  },
]
