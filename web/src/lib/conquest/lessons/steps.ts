import type { Anchor, Step } from '$lib/coach/lesson'
import {
  army,
  comingBack,
  left,
  likeliest,
  me,
  nearest,
  ownRegions,
  payable,
  placeOf,
  pressOn,
  type Learner,
} from './reading'

/** Regions after which somebody knows how conquering goes on. */
const ENOUGH = 3
/** From this round on a race may be tired. */
const TIRED = 3

/** The help for spreading tokens, also where it waits behind another button. */
const HELPED: Anchor[] = [{ button: 'front' }, { part: 'more' }]

type ConquestStep = Step<Learner>

const conquering = (session: Learner) => session.kind === 'conquer'
const holds = (session: Learner) => ownRegions(session).length

/** Who plays, for how long, and what for. */
export const goal: ConquestStep = {
  id: 'goal',
  begins: (session) => session.kind === 'pick' && session.position.round === 1,
  anchors: () => [{ part: 'turns' }],
  values: (session) => ({
    rounds: session.table.snapshot?.rounds ?? 0,
    player: session.table.name(1),
  }),
}

/** The first combo, which is free. */
export const pick: ConquestStep = {
  id: 'pick',
  begins: (session) => session.kind === 'pick' && session.position.round === 1,
  done: (session) => army(session) !== null,
  anchors: ({ play }) =>
    play.combo === null ? [{ part: 'combo-0' }] : [{ part: 'take' }, { button: 'pick' }],
  values: ({ play }) => {
    const first = play.row[0]
    return {
      race: first?.race ?? '',
      power: first?.power ?? '',
      tokens: play.pickAt(0)?.total ?? first?.tokens ?? 0,
    }
  },
}

/** Where a new race comes from. */
export const enter: ConquestStep = {
  id: 'enter',
  begins: (session) => conquering(session) && !holds(session),
  done: (session) => holds(session) > 0,
  anchors: (session) => pressOn(session, payable(session)[0]),
  values: (session) => {
    const [first] = payable(session)
    return { region: placeOf(session, first), cost: first?.total ?? 0 }
  },
}

/** Land that costs little, next to one's own. */
export const conquer: ConquestStep = {
  id: 'conquer',
  begins: (session) => conquering(session) && holds(session) > 0 && payable(session).length > 0,
  done: (session) =>
    holds(session) >= ENOUGH && !(conquering(session) && payable(session).length > 0),
  anchors: (session) => pressOn(session, payable(session)[0]),
  values: (session) => {
    const [first] = payable(session)
    return {
      region: placeOf(session, first),
      cost: first?.total ?? 0,
      hand: army(session)?.hand ?? 0,
    }
  },
}

/** One last attempt. */
export const die: ConquestStep = {
  id: 'die',
  begins: (session) =>
    conquering(session) && !payable(session).length && likeliest(session) !== null,
  done: (session) => session.kind === 'redeploy',
  anchors: (session) =>
    session.play.question ? [{ button: 'yes' }] : pressOn(session, likeliest(session)),
  values: (session) => {
    const best = likeliest(session)
    return { region: placeOf(session, best), needs: best?.needs ?? 0 }
  },
}

/** What stands where when the others come. */
export const redeploy: ConquestStep = {
  id: 'redeploy',
  begins: (session) =>
    session.kind === 'redeploy' ||
    (conquering(session) && holds(session) > 0 && session.play.offers.length === 0),
  done: (session) => session.table.position?.turn_player !== me(session),
  anchors: (session) =>
    session.kind === 'redeploy' && left(session) ? HELPED : [{ button: 'done' }],
}

/** What the turn has brought, and where the others' turns are told. */
export const score: ConquestStep = {
  id: 'score',
  begins: (session) => session.table.mine && session.position.round === 2 && session.kind !== '',
  anchors: (session) => [{ part: `player-${me(session)}` }],
  values: (session) => ({
    coins: session.gains[me(session)] ?? 0,
    regions: holds(session),
    player: session.table.name(1),
  }),
}

/** Every later turn begins with this. */
export const choice: ConquestStep = {
  id: 'choice',
  begins: (session) => session.kind === 'choice' && session.position.round >= 2,
  done: (session) => session.kind !== 'choice' && session.kind !== '',
  anchors: (session) => {
    const region = nearest(session)
    if (!region) return [{ button: 'expand' }]
    const { touch, selected } = session.play
    const first: Anchor[] = touch && selected === region ? [{ button: 'selected' }] : []
    return [...first, { region }, { button: 'expand' }]
  },
  values: (session) => ({ tokens: comingBack(session) }),
}

/** The first decision that is one's own: to let a race decline, or not yet. */
export const decline: ConquestStep = {
  id: 'decline',
  begins: (session) => session.kind === 'choice' && session.position.round >= TIRED,
  done: (session) => session.kind !== 'choice' && session.kind !== '',
  anchors: ({ play }) => (play.question ? [{ button: 'yes' }] : [{ button: 'decline' }]),
  values: (session) => ({ tokens: comingBack(session), regions: holds(session) }),
}

/** The nine steps of a first game. */
export const FIRST_STEPS: readonly ConquestStep[] = [
  goal,
  pick,
  enter,
  conquer,
  die,
  redeploy,
  score,
  choice,
  decline,
]

/** Tokens that lost their region find another one. */
const withdraw: ConquestStep = {
  id: 'withdraw',
  begins: (session) => session.kind === 'withdraw',
  anchors: (session) => (left(session) ? HELPED : [{ button: 'done' }]),
  values: (session) => ({ tokens: left(session) }),
}

/** A new race after a decline. */
const fresh: ConquestStep = {
  id: 'fresh',
  begins: (session) => session.kind === 'pick',
  anchors: pick.anchors,
}

/** A conquest of a later turn. */
const again: ConquestStep = {
  id: 'again',
  begins: conquering,
  anchors: (session) => {
    if (session.play.question) return [{ button: 'yes' }]
    const [first] = payable(session)
    return first ? pressOn(session, first) : [{ button: 'done' }]
  },
}

/** The end of a later turn. */
const spread: ConquestStep = {
  id: 'spread',
  begins: (session) => session.kind === 'redeploy',
  anchors: redeploy.anchors,
}

/** What is said between the steps. */
export const ASIDES: readonly ConquestStep[] = [withdraw, fresh, again, spread]
