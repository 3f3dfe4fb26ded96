import { asNumber, regionOf } from '$lib/api/actions'
import type { Anchor, Step } from '$lib/coach/lesson'
import {
  attack,
  bestOf,
  carriesOut,
  firstTarget,
  following,
  me,
  mine,
  OTHER,
  passed,
  people,
  placeOf,
  possible,
  pressMove,
  pressOn,
  pressSpace,
  selecting,
  strays,
  sureNumber,
  walk,
  type Learner,
} from './reading'

type KingdomsStep = Step<Learner>

const FIRST_PEOPLE = 2
/** What ends a question without the action, also where it waits behind another button. */
const COLLECT: Anchor[] = [{ button: 'collect' }, { part: 'more' }]
/** What brings a point, the cheapest first. */
export const SCORING = ['research', 'build', 'expand', 'patrol', 'quest', 'trade'] as const

const round = (session: Learner) => session.position.round
const other = (session: Learner) => ({ player: session.name(OTHER) })

/** What counts, and what ends the game. */
const goal: KingdomsStep = {
  id: 'goal',
  begins: (session) => selecting(session) && round(session) === 1,
  anchors: () => [{ part: 'goals' }],
  values: other,
}

/** The action card, and the first shield. */
const card: KingdomsStep = {
  id: 'card',
  begins: (session) => selecting(session) && round(session) === 1,
  done: (session) => !selecting(session),
  anchors: (session) => pressSpace(session, 'patrol'),
  values: other,
}

const patrol: KingdomsStep = {
  id: 'patrol',
  begins: (session) => carriesOut(session, 'patrol'),
  done: (session) => !carriesOut(session, 'patrol'),
  anchors: (session) => pressMove(session, walk(session)),
  values: (session) => {
    const step = walk(session)
    return { region: placeOf(session, step && regionOf(step)) }
  },
}

/** What followers may do, and what regions give. */
const collect: KingdomsStep = {
  id: 'collect',
  begins: following,
  done: (session) => !following(session),
  anchors: () => COLLECT,
  values: (session) => ({ ...other(session), action: session.play.chosen ?? '' }),
}

const expand: KingdomsStep = {
  id: 'expand',
  begins: (session) => possible(session, 'expand') && people(session) <= FIRST_PEOPLE,
  done: (session) => people(session) > FIRST_PEOPLE || passed(session) || strays(session, 'expand'),
  anchors: (session) =>
    selecting(session) ? pressSpace(session, 'expand') : pressOn(session, firstTarget(session)),
  values: (session) => ({ price: people(session) + 1 }),
}

/** Following what another chose: the first level of magic. */
const magic: KingdomsStep = {
  id: 'magic',
  begins: (session) =>
    mine(session).magic === 0 &&
    (possible(session, 'research') ||
      (following(session) && session.play.plain('research') !== null)),
  done: (session) => mine(session).magic > 0 || passed(session) || strays(session, 'research'),
  anchors: (session) =>
    selecting(session) ? pressSpace(session, 'research') : [{ button: 'research' }],
  values: (session) => ({ ...other(session), follows: following(session) ? 'yes' : 'no' }),
}

/** Over the border, into land that another holds. */
const quest: KingdomsStep = {
  id: 'quest',
  begins: (session) => possible(session, 'quest'),
  done: (session) => passed(session) || strays(session, 'quest'),
  anchors: (session) =>
    selecting(session) ? pressSpace(session, 'quest') : pressMove(session, attack(session)),
  values: other,
}

/** The secret die, and what it costs. */
const war: KingdomsStep = {
  id: 'war',
  begins: (session) => session.kind === 'dial',
  done: (session) => session.position.war.region === null,
  anchors: (session) => {
    if (session.kind !== 'dial') return session.kind === 'pay' ? [{ button: 'pay' }] : []
    const number = sureNumber(session)
    if (session.play.number === number) return [{ button: 'lock' }]
    return [{ part: `face-${number || 'flag'}` }, { button: 'die' }]
  },
  values: (session) => {
    const number = sureNumber(session)
    return {
      ...other(session),
      most: asNumber(session.play.facts.rival_highest) ?? 0,
      number,
      sure: number ? 'yes' : 'no',
      role: session.position.war.attacker === me(session) ? 'attack' : 'defend',
    }
  },
}

const tower: KingdomsStep = {
  id: 'tower',
  begins: (session) =>
    mine(session).tower === 0 &&
    (possible(session, 'build') || (following(session) && session.play.plain('raise') !== null)),
  done: (session) => mine(session).tower > 0 || passed(session) || strays(session, 'build'),
  anchors: (session) => (selecting(session) ? pressSpace(session, 'build') : [{ button: 'raise' }]),
  values: (session) => ({ ...other(session), follows: following(session) ? 'yes' : 'no' }),
}

/** What everything is worth, and the first choice that is one's own. */
const points: KingdomsStep = {
  id: 'points',
  begins: (session) => selecting(session) && round(session) > 1,
  done: (session) => !selecting(session),
  anchors: (session) => pressSpace(session, bestOf(session, SCORING)),
  values: (session) => ({
    points: session.points(me(session)) ?? 0,
    theirs: session.points(OTHER) ?? 0,
    ...other(session),
  }),
}

/** The ten steps of a first game. */
export const FIRST_STEPS: readonly KingdomsStep[] = [
  goal,
  card,
  patrol,
  collect,
  expand,
  magic,
  quest,
  war,
  tower,
  points,
]
