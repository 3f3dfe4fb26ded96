import Charts from '$lib/conquest/end/Charts.svelte'
import Summary from '$lib/conquest/end/Summary.svelte'
import { face } from '$lib/conquest/face'
import { KEYS } from '$lib/conquest/keys'
import Placing from '$lib/conquest/Placing.svelte'
import Reading from '$lib/conquest/Reading.svelte'
import Row from '$lib/conquest/Row.svelte'
import Settings from '$lib/conquest/Settings.svelte'
import { t, texts } from '$lib/text/texts.svelte'
import { game } from '../game'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import Holdings from './Holdings.svelte'
import { LOOK } from './look'
import { outcome } from './outcome'
import Over from './Over.svelte'
import Pointer from './Pointer.svelte'
import { planSentences } from './planned'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import { WarcraftSession } from './session.svelte'
import StudyCards from './StudyCards.svelte'
import { telling } from './telling'
import { THINGS } from './things'
import type { WarcraftPosition } from './types'

const STEP_OF: Record<string, number> = {
  start: 0,
  choice: 0,
  pick: 0,
  form_up: 0,
  ready: 0,
  conquer: 1,
  die: 1,
  site: 1,
  bomb: 0,
  recruit: 2,
  redeploy: 2,
  place: 3,
  withdraw: 4,
  end: 4,
}

export default game<WarcraftSession>({
  sit: (table) => new WarcraftSession(table),
  steps: [
    'pages-step-ready',
    'pages-step-conquer',
    'pages-step-redeploy',
    'pages-step-place',
    'pages-step-score',
  ],
  stepOf: (decision) => STEP_OF[decision?.kind ?? ''] ?? -1,
  face,
  keys: KEYS,
  telling,
  planned: (plan, position, tableNames) =>
    planSentences(plan, { position: position as WarcraftPosition, tableNames, texts, look: LOOK }),
  async places() {
    const ids = Object.keys((await import('./places.json')).default)
    return () => Object.fromEntries(ids.map((id) => [id, t('name-place', { place: id })]))
  },
  Board,
  Row,
  rowName: 'pages-tab-combos',
  Pointer,
  Placing,
  Reading,
  Cards,
  Holdings,
  Over,
  Settings,
  Summary,
  Charts,
  outcome,
  ReplayBoard,
  ReplaySeat,
  StudyCards,
  drafting: async () => (await import('./drafting')).drafting,
  things: THINGS,
  pictures: async () => (await import('./pictures')).PICTURES,
  lessons: async () => (await import('./lessons')).LESSONS,
  rules: async () => (await import('virtual:rules/warcraft')).default,
})
