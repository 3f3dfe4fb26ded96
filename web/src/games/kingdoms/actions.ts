import { asId, valueOf } from '$lib/api/actions'
import type { ActionStep } from '$lib/api/types'

/** A meeple that may move: where it stands, and whether it is the hero. */
export type Mover = { from: string; hero: boolean }

/** The verbs that move a meeple, each with the verb that moves the hero so. */
const HERO_MOVES: Record<string, string> = { patrol: 'patrol-hero', quest: 'quest-hero' }
const MOVES: readonly string[] = Object.entries(HERO_MOVES).flat()

export function isMove(action: Pick<ActionStep, 'verb'>): boolean {
  return MOVES.includes(action.verb)
}

/** Whether a move is the hero's. */
function isHeroic({ verb }: Pick<ActionStep, 'verb'>): boolean {
  return Object.values(HERO_MOVES).includes(verb)
}

/** The verb that moves a meeple as a listed move does, whoever that one moves. */
export function moveOf(move: ActionStep, mover: Mover): string {
  const plain = Object.keys(HERO_MOVES).find((verb) => HERO_MOVES[verb] === move.verb) ?? move.verb
  return mover.hero ? HERO_MOVES[plain]! : plain
}

/** The meeple a move begins with. */
export function moverOf(action: ActionStep): Mover {
  return { from: asId(valueOf(action, 'from')), hero: isHeroic(action) }
}

export function sameMover(one: Mover | null, other: Mover | null): boolean {
  return one?.from === other?.from && one?.hero === other?.hero
}

/** What is chosen by an action whose one argument is the choice: a hero, an action, a direction. */
export function choiceOf(action: ActionStep): string {
  return asId(action.arguments[0]?.value)
}
