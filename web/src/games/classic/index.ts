import { loadGeometry } from '$lib/board/geometry'
import { t, texts } from '$lib/text/texts.svelte'
import { game, type Face } from '../game'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import Charts from './end/Charts.svelte'
import Summary from './end/Summary.svelte'
import Holdings from './Holdings.svelte'
import Over from './Over.svelte'
import { planSentences } from './planned'
import { coinsShown } from './players'
import Reading from './Reading.svelte'
import Reference from './Reference.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import Row from './Row.svelte'
import { ClassicSession } from './session.svelte'
import Settings from './Settings.svelte'
import { telling } from './telling'
import Tutorial from './Tutorial.svelte'
import type { ClassicPosition } from './types'

const STEP_OF: Record<string, number> = {
  choice: 0,
  pick: 0,
  ghouls: 0,
  ready: 0,
  conquer: 1,
  die: 1,
  redeploy: 2,
  place: 2,
  end: 3,
  withdraw: 3,
}

/** The active race as a crest; tokens in hand of whoever is asked, else the gain of the last turn. */
function face(session: ClassicSession, seat: number): Face {
  const { table } = session
  const active = session.position.players[seat]?.armies.find((army) => !army.declined)
  const bot = table.snapshot?.seats[seat]?.bot
  const hand = active?.hand ?? 0
  const gain = session.gains[seat] ?? null
  const acting = table.asked === seat
  return {
    icon: active ? `classic/races/${active.race}` : bot ? 'ui/bot' : 'ui/human',
    coins: coinsShown(table, seat),
    note: acting ? `${hand}` : gain === null ? '–' : `+${gain}`,
    said: acting
      ? t('pages-in-hand', { tokens: hand })
      : gain === null
        ? ''
        : t('pages-gain', { coins: gain }),
  }
}

export default game<ClassicSession>({
  sit: (table) => new ClassicSession(table),
  steps: ['pages-step-ready', 'pages-step-conquer', 'pages-step-redeploy', 'pages-step-score'],
  stepOf: (kind) => STEP_OF[kind] ?? -1,
  face,
  telling,
  planned: (plan, position, called) =>
    planSentences(plan, position as ClassicPosition, called, texts),
  async places(setup) {
    const geometry = await loadGeometry(setup.map, 'landscape')
    return Object.fromEntries(geometry.ids.map((id) => [id, geometry.region(id).name]))
  },
  Board,
  Row,
  rowName: 'pages-tab-combos',
  Reading,
  Cards,
  Holdings,
  Over,
  Settings,
  Summary,
  Charts,
  ReplayBoard,
  ReplaySeat,
  Tutorial,
  Reference,
  rules: async () => (await import('./rules')).rules,
})
