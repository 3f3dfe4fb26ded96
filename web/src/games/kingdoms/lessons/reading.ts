import { asNumber, regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import type { Anchor } from '$lib/coach/lesson'
import { isMove, moverOf, type Mover } from '../actions'
import type { KingdomsSession } from '../session.svelte'
import { givenBy, terrainOf } from '../territories'
import { meeplesOf, type KingdomsPlayer } from '../types'

/** What the steps of a lesson read off a table: for whoever learns there. */

export type Learner = KingdomsSession

/** A bot's chair, or the dummy's place: there is one other. */
export const OTHER = 1
/** What feeds growth first. */
const WANTED = ['food', 'ore', 'mana', 'choice']

export function me(session: Learner): number {
  return session.table.viewer ?? 0
}

export function mine(session: Learner): KingdomsPlayer {
  return session.position.players[me(session)]!
}

export function people(session: Learner): number {
  return meeplesOf(session.position, me(session))
}

export const selecting = (session: Learner) => session.kind === 'select'
const acting = (session: Learner) => session.kind === 'act'
/** Whether one takes part in what another chose. */
export const following = (session: Learner) => acting(session) && !session.play.leads

/** Whether a chosen action is one's own to carry out. */
export const carriesOut = (session: Learner, action: string) =>
  acting(session) && session.play.leads && session.play.chosen === action

/** Whether one chose something else than what was spoken of. */
export const strays = (session: Learner, action: string) =>
  acting(session) && session.play.leads && session.play.chosen !== action

/** Whether a moment of choosing and acting has passed. */
export const passed = (session: Learner) => !selecting(session) && !acting(session)

/** Whether a space of the action card is free, and of use. */
export function possible(session: Learner, action: string): boolean {
  const space = session.play.choice(action)
  return selecting(session) && space !== null && space.facts.hindrance === null
}

/** The first of some actions that is free and of use; else any free one. */
export function bestOf(session: Learner, actions: readonly string[]): string {
  const found = actions.find((one) => possible(session, one))
  return found ?? actions.find((one) => session.play.choice(one)) ?? ''
}

/** A press on a space of the action card, then the button that takes it; where the card waits, its tab. */
export function pressSpace(session: Learner, action: string): Anchor[] {
  const { play } = session
  if (!selecting(session)) return []
  if (play.wished === action) return [{ button: 'confirm' }]
  return [{ part: `action-${action}` }, { part: 'tab-row' }]
}

/** A press on a region; fingers select it first, and a button acts. */
export function pressOn({ play }: Learner, region: string | null): Anchor[] {
  if (!region) return []
  if (play.selected === region) return [{ button: 'selected' }, { region }]
  return [{ region }]
}

/** A meeple and where it goes: first a press on the one, then on the other. */
export function pressMove(session: Learner, move: Action | null): Anchor[] {
  if (!move) return []
  const { play } = session
  const mover = moverOf(move)
  if (play.mover?.from !== mover.from) return chooseMover(session, mover)
  return pressOn(session, regionOf(move))
}

/** Where several meeples stand a button says which; else a press on its region. */
function chooseMover({ play }: Learner, { from }: Mover): Anchor[] {
  return play.selected === from ? [{ button: 'mover-0' }, { region: from }] : [{ region: from }]
}

const moves = (session: Learner) => session.table.actions.filter(isMove)
const enemyOf = (move: Action) => asNumber(move.facts.enemy)

/** A quiet step to land that gives something new. */
export function walk(session: Learner): Action | null {
  const { regions } = session.position
  const own = Object.keys(regions).filter((id) =>
    regions[id]!.meeples.some(({ player }) => player === me(session)),
  )
  const have = own.map(givenBy)
  const worth = (move: Action) => {
    const gives = givenBy(regionOf(move) ?? '')
    return gives === null || have.includes(gives) ? WANTED.length : WANTED.indexOf(gives)
  }
  const quiet = moves(session).filter((move) => enemyOf(move) === null && move.total === null)
  return quiet.toSorted((one, other) => worth(one) - worth(other))[0] ?? null
}

/** A move into land that somebody else holds, a capital first; else a quiet one. */
export function attack(session: Learner): Action | null {
  const bold = moves(session).filter((move) => enemyOf(move) !== null)
  const capital = bold.find((move) => terrainOf(regionOf(move) ?? '') === 'capital')
  return capital ?? bold[0] ?? walk(session)
}

/** The first region where the chosen thing may be done. */
export function firstTarget(session: Learner): string | null {
  return session.play.targets.keys().next().value ?? null
}

/** The least number that cannot lose, where it can be paid; else the flag, which is 0. */
export function sureNumber({ play, position }: Learner): number {
  const theirs = asNumber(play.facts.rival_highest) ?? 0
  const attacks = position.war.attacker === play.table.asked
  const needed = Math.max(1, attacks ? theirs + 1 : theirs)
  return play.numbers.includes(needed) ? needed : 0
}

export const placeOf = (session: Learner, region: string | null) =>
  region ? session.place(region) : ''
