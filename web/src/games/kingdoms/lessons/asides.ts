import type { Anchor, Step } from '$lib/coach/lesson'
import { SCORING } from './first'
import {
  attack,
  bestOf,
  carriesOut,
  firstTarget,
  following,
  OTHER,
  pressMove,
  pressOn,
  pressSpace,
  selecting,
  walk,
  type Learner,
} from './reading'

type KingdomsStep = Step<Learner>

/** The end of a question, also where it waits behind another button. */
const ENDS: Anchor[] = [{ button: 'collect' }, { button: 'pass' }, { part: 'more' }]
/** What an action costs or moves is done by a button of its own, or on the map. */
const WORKS: readonly string[] = ['raise', 'research']

/** One's own turn between the steps. */
const again: KingdomsStep = {
  id: 'again',
  begins: selecting,
  anchors: (session) => pressSpace(session, bestOf(session, SCORING)),
}

/** How an action is carried out: on the map, by its button, or by ending the question. */
function carryOut(session: Learner): Anchor[] {
  const { play } = session
  const work = WORKS.find((verb) => play.plain(verb))
  if (work) return [{ button: work }]
  if (play.exchange) return [{ button: 'trade' }]
  if (play.movers.size) return pressMove(session, walk(session) ?? attack(session))
  const target = firstTarget(session)
  return target ? pressOn(session, target) : ENDS
}

/** An action that was chosen, between the steps. */
const acts: KingdomsStep = {
  id: 'acts',
  begins: (session) => carriesOut(session, session.play.chosen ?? ''),
  anchors: carryOut,
}

/** What another chose, between the steps. */
const follow: KingdomsStep = {
  id: 'follow',
  begins: following,
  anchors: carryOut,
  values: (session) => ({ player: session.name(OTHER), action: session.play.chosen ?? '' }),
}

/** Beaten: a way out, or the meeple is gone. */
const retreat: KingdomsStep = {
  id: 'retreat',
  begins: (session) => session.kind === 'retreat',
  anchors: (session) => {
    const target = firstTarget(session)
    return target ? pressOn(session, target) : [{ button: 'fall' }]
  },
}

/** A war against the dummy: its number is known. */
const match: KingdomsStep = {
  id: 'match',
  begins: (session) => session.kind === 'match',
  anchors: ({ play }) => [{ button: play.plain('match') ? 'match' : 'yield' }],
}

/** The dummy's plan, step by step. */
const stepping: KingdomsStep = {
  id: 'stepping',
  begins: (session) => session.plan !== null,
  anchors: () => [{ button: 'step' }],
}

/** What is said between the steps against a bot. */
export const FIRST_ASIDES: readonly KingdomsStep[] = [again, acts, follow, retreat]
/** What is said between the steps to somebody alone. */
export const SOLO_ASIDES: readonly KingdomsStep[] = [stepping, again, acts, follow, retreat, match]
