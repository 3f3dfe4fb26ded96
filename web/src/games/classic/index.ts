import { loadGeometry } from '$lib/board/geometry'
import Cards from '$lib/conquest/Cards.svelte'
import Charts from '$lib/conquest/end/Charts.svelte'
import Summary from '$lib/conquest/end/Summary.svelte'
import { face } from '$lib/conquest/face'
import Holdings from '$lib/conquest/Holdings.svelte'
import { KEYS } from '$lib/conquest/keys'
import { namesOn } from '$lib/conquest/places'
import { planSentences } from '$lib/conquest/planned'
import Placing from '$lib/conquest/Placing.svelte'
import Reading from '$lib/conquest/Reading.svelte'
import Row from '$lib/conquest/Row.svelte'
import Settings from '$lib/conquest/Settings.svelte'
import StudyCards from '$lib/conquest/StudyCards.svelte'
import { texts } from '$lib/text/texts.svelte'
import { game } from '../game'
import Board from './Board.svelte'
import { LOOK } from './look'
import Over from './Over.svelte'
import Pointer from './Pointer.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import { ClassicSession } from './session.svelte'
import { telling } from './telling'
import { THINGS } from './things'
import type { ClassicPosition } from './types'

const STEP_OF: Record<string, number> = {
  choice: 0,
  pick: 0,
  army_in_decline: 0,
  ready: 0,
  conquer: 1,
  die: 1,
  redeploy: 2,
  place: 2,
  end: 3,
  withdraw: 3,
}

export default game<ClassicSession>({
  sit: (table) => new ClassicSession(table),
  steps: ['pages-step-ready', 'pages-step-conquer', 'pages-step-redeploy', 'pages-step-score'],
  stepOf: (decision) => STEP_OF[decision?.kind ?? ''] ?? -1,
  face,
  keys: KEYS,
  telling,
  planned: (plan, position, tableNames) =>
    planSentences(plan, { position: position as ClassicPosition, tableNames, texts, look: LOOK }),
  async places(setup) {
    const geometry = await loadGeometry(setup.map, 'landscape')
    return () => namesOn(geometry)
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
  ReplayBoard,
  ReplaySeat,
  StudyCards,
  drafting: async () => (await import('./drafting')).drafting,
  things: THINGS,
  pictures: async () => (await import('./pictures')).PICTURES,
  lessons: async () => (await import('./lessons')).LESSONS,
  rules: async () => (await import('virtual:rules/classic')).default,
})
