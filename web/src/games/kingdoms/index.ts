import { t } from '$lib/text/texts.svelte'
import { game } from '../game'
import ActionCard from './ActionCard.svelte'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import Charts from './Charts.svelte'
import Chip from './Chip.svelte'
import DummyPace from './DummyPace.svelte'
import DummyPanel from './DummyPanel.svelte'
import { face } from './face'
import GoalStrip from './GoalStrip.svelte'
import Holdings from './Holdings.svelte'
import LandPicture from './LandPicture.svelte'
import Over from './Over.svelte'
import { planSentences } from './planned'
import Pointer from './Pointer.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import { KingdomsSession } from './session.svelte'
import { stepOf } from './steps'
import StudyCards from './StudyCards.svelte'
import StudyRounds from './StudyRounds.svelte'
import Summary from './Summary.svelte'
import { telling } from './telling'
import { placeNames } from './territories'
import { THINGS } from './things'
import type { KingdomsPosition } from './types'
import WarPanel from './WarPanel.svelte'

export default game<KingdomsSession>({
  sit: (table) => new KingdomsSession(table),
  steps: ['pages-step-select', 'pages-step-active', 'pages-step-followers', 'pages-step-end'],
  stepOf,
  face,
  keys: [],
  begun: (position) => (position as KingdomsPosition).round > 0,
  telling,
  panelless: (session) => session.crowded,
  planned: (plan, _position, tableNames) => planSentences(plan, tableNames),
  places: async () => placeNames,
  chairless: (position, chairs) =>
    (position as KingdomsPosition).players.length > chairs ? [t('pages-dummy')] : [],
  Board,
  Row: ActionCard,
  rowName: 'pages-actions',
  tallRow: true,
  Pointer,
  News: GoalStrip,
  Aside: WarPanel,
  wholeAside: (session) => session.kind === 'dial',
  Reading: null,
  Cards,
  Holdings,
  Chip,
  Chairless: DummyPanel,
  Over,
  Settings: DummyPace,
  Summary,
  Charts,
  LandPicture,
  ReplayBoard,
  ReplaySeat,
  StudyCards,
  StudyRounds,
  drafting: async () => (await import('./drafting')).drafting,
  lessons: async () => (await import('./lessons')).LESSONS,
  things: THINGS,
  pictures: async () => (await import('./pictures')).PICTURES,
  rules: async () => (await import('virtual:rules/kingdoms')).default,
})
