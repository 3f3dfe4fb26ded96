import type { Action } from '$lib/api/types'

/** A meeple that may move: where it stands, and whether it is the hero. */
export type Mover = { from: string; hero: boolean }

/** What an action is about, read from its text; which words it has depends on the verb. */
export type Words = {
  verb: string
  from: string
  region: string
  resource: string
  /** What is taken for what is given. */
  received: string
  count: number
  /** A territory, a faction, a hero, an action, or a direction. */
  choice: string
  seat: number
}

const NOTHING: Words = {
  verb: '',
  from: '',
  region: '',
  resource: '',
  received: '',
  count: 0,
  choice: '',
  seat: -1,
}
const MOVES: readonly string[] = ['patrol', 'patrol-hero', 'quest', 'quest-hero']
const OF_RESOURCE: readonly string[] = ['add', 'gain', 'steal', 'discard', 'give']
const OF_CHOICE: readonly string[] = ['side', 'faction', 'keep', 'select', 'shift']

export function isMove(action: Pick<Action, 'verb'>): boolean {
  return MOVES.includes(action.verb)
}

/** Whether an action is about the hero. */
export function isHeroic(action: Pick<Action, 'verb'>): boolean {
  return action.verb.endsWith('-hero')
}

export function wordsOf(action: Pick<Action, 'do'>): Words {
  const [verb = '', first = '', second = ''] = action.do.split(' ')
  const words = { ...NOTHING, verb }
  if (MOVES.includes(verb)) return { ...words, from: first, region: second }
  if (OF_RESOURCE.includes(verb)) return { ...words, resource: first, count: 1 }
  if (OF_CHOICE.includes(verb)) return { ...words, choice: first }
  switch (verb) {
    case 'trade': {
      const [resource = '', received = ''] = first.split('-')
      return { ...words, resource, received, count: Number(second) }
    }
    case 'pay':
      return { ...words, resource: first, count: Number(second) }
    case 'dial':
      return { ...words, count: Number(first) }
    case 'target':
      return { ...words, seat: Number(first) }
    case 'knock':
    case 'knock-hero':
      return { ...words, region: first, seat: Number(second) }
    case 'convert':
      return { ...words, region: first, resource: second, count: 1 }
    default:
      return { ...words, region: first }
  }
}

/** The meeple a move begins with. */
export function moverOf(action: Action): Mover {
  return { from: wordsOf(action).from, hero: isHeroic(action) }
}

export function sameMover(one: Mover | null, other: Mover | null): boolean {
  return one?.from === other?.from && one?.hero === other?.hero
}
