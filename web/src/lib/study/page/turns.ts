import type { Telling } from '$games/game'
import type { GameEvent, OddsMoment, Position, ReplayStep } from '$lib/api/types'
import type { TableNames } from '$lib/text/tableNames'

/** Something that was done, and how many moves had been made then. */
export type Line = { at: number; text: string }

/** A turn: the moves from its beginning up to the next one's. */
export type Turn = {
  /** How many moves had been made when it began. */
  at: number
  /** How many have been made when it is over. */
  end: number
  round: number
  /** Whose turn it is; -1 before the first one begins. */
  seat: number
  /** The coins it brought. */
  gain: number
  /** What was done in it, told once somebody looks. */
  readonly lines: Line[]
}

/** The event that says no more than the heading it makes. */
const BEGUN = 'turn_began'

/** Events that are told together; a move that no event tells has its words beside it. */
type Run = { at: number; events: GameEvent[]; words: string }
type Draft = Omit<Turn, 'lines'> & { runs: Run[] }

/** Adds events to the lines of a turn: those told together with the ones before form one line. */
function add(turn: Draft, at: number, events: GameEvent[], telling: Telling): void {
  const apart = telling.apart ?? []
  for (const event of events) {
    turn.gain += telling.coins(event)
    const run = turn.runs.at(-1)
    const last = run?.events.at(-1)
    const together =
      last?.kind === event.kind &&
      last.player === event.player &&
      telling.merged.includes(event.kind) &&
      !apart.includes(event.kind)
    if (run && (together || run.at === at)) {
      run.events.push(event)
      run.at = at
    } else turn.runs.push({ at, events: [event], words: '' })
  }
}

/** A game as its turns, each with what was done in it. */
export function turnsOf(
  steps: readonly ReplayStep[],
  positions: readonly Position[],
  telling: Telling,
  tableNames: TableNames,
): Turn[] {
  const begin = (at: number, seat: number): Draft => ({
    at,
    end: at,
    round: positions[at]?.round ?? 0,
    seat,
    gain: 0,
    runs: [],
  })
  const turns = [begin(0, -1)]
  for (const [index, step] of steps.entries()) {
    const at = index + 1
    let rest = step.events
    for (;;) {
      const place = rest.findIndex((event) => telling.heading(event))
      if (place < 0) break
      add(turns.at(-1)!, at, rest.slice(0, place), telling)
      const heading = rest[place]!
      turns.push(begin(at, heading.player))
      if (heading.kind !== BEGUN) add(turns.at(-1)!, at, [heading], telling)
      rest = rest.slice(place + 1)
    }
    add(turns.at(-1)!, at, rest, telling)
    const words = step.events.length ? '' : (telling.untold?.(step, tableNames) ?? '')
    if (words) turns.at(-1)!.runs.push({ at, events: [], words })
  }
  return turns
    .map((turn, place) => finished(turn, turns[place + 1]?.at ?? steps.length, telling, tableNames))
    .filter((turn) => turn.seat >= 0 || turn.lines.length > 0)
}

function finished(
  { runs, ...turn }: Draft,
  end: number,
  telling: Telling,
  tableNames: TableNames,
): Turn {
  const told = () =>
    runs
      .map(({ at, events, words }) => ({
        at,
        text: words || telling.sentences(events, tableNames).join(' '),
      }))
      .filter((line) => line.text)
  let lines: Line[] | undefined
  return {
    ...turn,
    end,
    get lines() {
      return (lines ??= told())
    },
  }
}

/** The place of the turn that goes on after so many moves. */
export function turnAt(turns: readonly Turn[], at: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.at <= at),
  )
}

/** The place of the line that tells the newest move made; -1 where the turn has just begun. */
export function lineAt(turn: Turn | undefined, at: number): number {
  return turn?.lines.findLastIndex((line) => line.at <= at) ?? -1
}

/** What was to be expected when a turn was over. */
export function oddsAfter(moments: readonly OddsMoment[], turn: Turn): OddsMoment | null {
  return moments.find((moment) => moment.move > turn.at) ?? moments.at(-1) ?? null
}
