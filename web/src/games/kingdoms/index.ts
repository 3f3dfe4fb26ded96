import { t } from '$lib/text/texts.svelte'
import { game, type Key } from '../game'
import ActionCard from './ActionCard.svelte'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import Charts from './Charts.svelte'
import { face } from './face'
import Holdings from './Holdings.svelte'
import Over from './Over.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import { KingdomsSession } from './session.svelte'
import { stepOf } from './steps'
import StudyCards from './StudyCards.svelte'
import Summary from './Summary.svelte'
import { telling } from './telling'
import { placeNames } from './territories'
import { THINGS } from './things'
import Tutorial from './Tutorial.svelte'
import type { KingdomsPosition } from './types'
import WarPanel from './WarPanel.svelte'

const KEYS: readonly Key[] = [
  ['←↑→↓', 'pages-key-arrows'],
  ['T', 'pages-key-target'],
  ['Enter', 'pages-key-enter'],
  ['1–6', 'board-key-actions'],
  ['+ −', 'board-key-number'],
  ['F', 'board-key-flag'],
]

export default game<KingdomsSession>({
  sit: (table) => new KingdomsSession(table),
  steps: ['pages-step-select', 'pages-step-active', 'pages-step-followers', 'pages-step-end'],
  stepOf,
  face,
  keys: KEYS,
  begun: (position) => (position as KingdomsPosition).round > 0,
  telling,
  panelless: (session) => session.crowded,
  planned: () => [],
  places: async () => placeNames,
  chairless: (position, chairs) =>
    (position as KingdomsPosition).players.length > chairs ? [t('pages-dummy')] : [],
  Board,
  Row: ActionCard,
  rowName: 'pages-actions',
  tallRow: true,
  Aside: WarPanel,
  Reading: null,
  Cards,
  Holdings,
  Over,
  Settings: null,
  Summary,
  Charts,
  ReplayBoard,
  ReplaySeat,
  StudyCards,
  Tutorial,
  things: THINGS,
  rules: async () => (await import('virtual:rules/kingdoms')).default,
})
