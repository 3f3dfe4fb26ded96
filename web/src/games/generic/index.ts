import { game, type Telling } from '../game'
import Board from './Board.svelte'
import Holdings from './Holdings.svelte'
import { scoreOf } from './position'
import ReplayBoard from './ReplayBoard.svelte'
import ReplaySeat from './ReplaySeat.svelte'
import { GenericSession } from './session.svelte'
import Summary from './Summary.svelte'
import { actionWords, eventWords } from './words'

const telling: Telling = {
  icon: () => 'ui/log',
  coins: () => 0,
  heading: (event) => event.kind === 'turn_began',
  bySeat: [],
  merged: [],
  sentences: (events, tableNames) => events.map((event) => eventWords(event, tableNames)),
  untold: ({ player, action }, tableNames) =>
    player < 0 ? action : `${tableNames.players[player] ?? ''}: ${action}`,
}

/** A game of an installed package, which brings no folder of its own to this page. */
export default game<GenericSession>({
  sit: (table) => new GenericSession(table),
  steps: [],
  stepOf: () => -1,
  face: ({ table }, seat) => ({
    icon: table.snapshot?.seats[seat]?.bot ? 'ui/bot' : 'ui/human',
    coins: scoreOf(table.position!, seat, table.snapshot!.seats.length),
    note: '',
    said: '',
  }),
  telling,
  planned: (plan) => plan.map(actionWords),
  keys: [],
  places: async () => () => ({}),
  Board,
  Row: null,
  rowName: '',
  Reading: null,
  Cards: null,
  Holdings,
  Over: null,
  Settings: null,
  Summary,
  Charts: null,
  ReplayBoard,
  ReplaySeat,
  things: [],
  rules: async () => [],
})
