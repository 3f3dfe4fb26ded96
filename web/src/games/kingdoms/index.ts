import { t } from '$lib/text/texts.svelte'
import { game } from '../game'
import ActionCard from './ActionCard.svelte'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import Charts from './Charts.svelte'
import { face } from './face'
import Holdings from './Holdings.svelte'
import Over from './Over.svelte'
import Reference from './Reference.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import { KingdomsSession } from './session.svelte'
import { stepOf } from './steps'
import Summary from './Summary.svelte'
import { telling } from './telling'
import { placeNames } from './territories'
import Tutorial from './Tutorial.svelte'
import WarPanel from './WarPanel.svelte'

export default game<KingdomsSession>({
  sit: (table) => new KingdomsSession(table),
  steps: ['pages-step-select', 'pages-step-active', 'pages-step-followers', 'pages-step-end'],
  stepOf,
  face,
  telling,
  planned: () => [],
  places: async () => placeNames,
  chairless: () => [t('pages-dummy')],
  Board,
  Row: ActionCard,
  rowName: 'pages-actions',
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
  Tutorial,
  Reference,
  rules: async () => (await import('virtual:rules/kingdoms')).default,
})
