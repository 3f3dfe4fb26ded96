import type { GameOption } from '$lib/lobby/options'

/** The options of this game in the lobby. */
export const OPTIONS: readonly GameOption[] = [
  {
    name: 'two_player_islands',
    label: 'pages-two-player-islands',
    choices: [
      { value: 'L+M', label: 'pages-two-player-islands-medium' },
      { value: 'L+S', label: 'pages-two-player-islands-small' },
    ],
    players: 2,
  },
  { name: 'teams', label: 'pages-teams' },
  {
    name: 'team_scoring',
    label: 'pages-team-scoring',
    choices: [
      { value: 'best', label: 'pages-team-scoring-best' },
      { value: 'sum', label: 'pages-team-scoring-sum' },
    ],
    needs: 'teams',
  },
]
