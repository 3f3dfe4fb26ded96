import { regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import type { Anchor, Step } from '$lib/coach/lesson'
import {
  army,
  comingBack,
  likeliest,
  ownRegions,
  payable,
  placeOf,
  pressOn,
} from '$lib/conquest/lessons/reading'
import * as shared from '$lib/conquest/lessons/steps'
import { t } from '$lib/text/texts.svelte'
import { toolsOf } from '../actions'
import { ARTIFACTS, factionOf } from '../factions'
import { islandOf } from '../sea'
import {
  areRivals,
  bargains,
  happened,
  hasMurlocs,
  hasPrize,
  held,
  helped,
  hiding,
  isEnemy,
  layReady,
  overseas,
  ownFaction,
  ownIslands,
  payableWhere,
  placesObjectives,
  plain,
  stateOf,
  wishes,
  type Islander,
} from './reading'

type IslandStep = Step<Islander>

/** Regions after which somebody knows that land grows at its rim. */
const ENOUGH = 2
/** From this round on a race may be tired. */
const TIRED = 4

const conquering = (session: Islander) => session.kind === 'conquer'
const holds = (session: Islander) => ownRegions(session).length

/** Whether the moment for a conquest has passed: nothing of its kind can be paid for any more. */
function missed(session: Islander, wanted: (session: Islander) => Action[]): boolean {
  const { kind, play } = session
  if (kind === '' || (conquering(session) && (play.tools.length > 0 || play.mode))) return false
  return !conquering(session) || wanted(session).length === 0
}

/** A region to be pressed, and what it costs. */
function aimed(session: Islander, action: Action | undefined) {
  return {
    region: placeOf(session, action),
    cost: action?.total ?? 0,
    hand: army(session)?.hand ?? 0,
  }
}

const pick: IslandStep = {
  ...shared.pick,
  values: (session) => ({
    ...shared.pick.values!(session),
    faction: factionOf(session.play.row[0]?.race ?? ''),
  }),
}

/** The same for whoever knows how a row of combos works. */
const peoples: IslandStep = { ...pick, id: 'peoples' }

/** Where a new race comes ashore. */
const landing: IslandStep = {
  ...shared.enter,
  id: 'landing',
  values: (session) => aimed(session, payable(session)[0]),
}

/** Land beside one's own, which needs no ship. */
const conquer: IslandStep = {
  id: 'conquer',
  begins: (session) => conquering(session) && holds(session) > 0 && plain(session).length > 0,
  done: (session) => holds(session) >= ENOUGH,
  anchors: (session) => pressOn(session, plain(session)[0]),
  values: (session) => aimed(session, plain(session)[0]),
}

/** What lies face down on every island. */
const site: IslandStep = {
  id: 'site',
  begins: (session) => conquering(session) && hiding(session).length > 0,
  done: (session) =>
    happened(session, ({ kind }) => kind === 'site_found') || missed(session, hiding),
  anchors: (session) => pressOn(session, hiding(session)[0]),
  values: (session) => aimed(session, hiding(session)[0]),
}

/** What was found, and what it is good for. */
const found: IslandStep = {
  id: 'found',
  begins: (session) => session.kind !== '' && held(session).length > 0,
  anchors: (session) => held(session).map(([, region]) => ({ region })),
  values: (session) => {
    const id = held(session)[0]?.[0] ?? ''
    return {
      site: id,
      kind: ARTIFACTS.includes(id) ? 'artifact' : 'place',
      does: id && t(`rule-site-${id.replaceAll('_', '-')}`),
    }
  },
}

const inhabited = (session: Islander) => payableWhere(session, hasMurlocs)

/** Those who live on the islands and play for nobody. */
const murlocs: IslandStep = {
  id: 'murlocs',
  begins: (session) => conquering(session) && inhabited(session).length > 0,
  done: (session) =>
    happened(session, ({ facts }) => facts.lost_tribe === true) || missed(session, inhabited),
  anchors: (session) => pressOn(session, inhabited(session)[0]),
  values: (session) => aimed(session, inhabited(session)[0]),
}

/** Where the Humans want to go next. */
const objectives: IslandStep = {
  id: 'objectives',
  begins: placesObjectives,
  done: (session) => !placesObjectives(session),
  anchors: (session) => pressOn(session, wishes(session)[0]),
  values: (session) => ({ region: placeOf(session, wishes(session)[0]) }),
}

/** Every later turn begins with this: on to what pays best. */
const choice: IslandStep = {
  ...shared.choice,
  anchors: (session) => {
    const [best] = bargains(session)
    return best ? pressOn(session, best) : [{ button: 'expand' }]
  },
  values: (session) => {
    const [best] = bargains(session)
    const prize = best && hasPrize(stateOf(session, best))
    return {
      tokens: comingBack(session),
      region: placeOf(session, best),
      prize: prize ? 'objective' : 'none',
    }
  },
}

/** A press on a region, after its artifact was laid ready. */
function pressWith(session: Islander, action: Action | undefined): Anchor[] {
  const [tool] = action ? toolsOf(action) : []
  if (tool && !session.play.tools.includes(tool)) return layReady(tool)
  return pressOn(session, action)
}

/** The seat of somebody whose active race fights for the other side. */
function rival(session: Islander): number | null {
  const races = session.position.players.map(
    ({ armies }) => armies.find((one) => !one.declined)?.race ?? '',
  )
  const seat = races.findIndex((race) => areRivals(factionOf(race), ownFaction(session)))
  return seat < 0 ? null : seat
}

/** The crests, and what a region of the other side brings. */
const sides: IslandStep = {
  id: 'sides',
  begins: (session) =>
    session.kind === 'choice' && session.position.round >= 2 && rival(session) !== null,
  anchors: (session) => [{ part: `player-${rival(session)}` }],
  values: (session) => {
    const seat = rival(session)
    const race = session.position.players[seat ?? 0]?.armies.find((one) => !one.declined)?.race
    const best = payableWhere(session, (region) => isEnemy(session, region))[0]
    return {
      ...aimed(session, best),
      player: seat === null ? '' : session.table.name(seat),
      race: race ?? '',
      faction: ownFaction(session),
      foes: factionOf(race ?? ''),
      open: best ? 'yes' : 'no',
    }
  },
}

/** An artifact that helps. */
const tool: IslandStep = {
  id: 'tool',
  begins: (session) => conquering(session) && helped(session).length > 0,
  done: (session) => session.position.turn.used_sites.length > 0 || missed(session, helped),
  anchors: (session) => pressWith(session, helped(session)[0]),
  values: (session) => {
    const [best] = helped(session)
    const [id] = best ? toolsOf(best) : []
    return {
      ...aimed(session, best),
      site: id ?? '',
      laid: id && session.play.tools.includes(id) ? 'yes' : 'no',
    }
  },
}

/** From island to island. */
const ship: IslandStep = {
  id: 'ship',
  begins: (session) => conquering(session) && holds(session) > 0 && overseas(session).length > 0,
  done: (session) => ownIslands(session).size > 1 || missed(session, overseas),
  anchors: (session) => pressOn(session, overseas(session)[0]),
  values: (session) => {
    const [best] = overseas(session)
    return {
      ...aimed(session, best),
      island: best ? islandOf(regionOf(best)!) : '',
    }
  },
}

/** One last attempt, when no artifact helps either. */
const die: IslandStep = {
  ...shared.die,
  begins: (session) => shared.die.begins(session) && !helped(session).length,
}

/** The first decision that is one's own: to let a race decline, or not yet. */
const decline: IslandStep = {
  ...shared.decline,
  begins: (session) => session.kind === 'choice' && session.position.round >= TIRED,
}

/** The game from zero. */
export const FIRST_STEPS: readonly IslandStep[] = [
  shared.goal,
  pick,
  landing,
  conquer,
  site,
  found,
  murlocs,
  shared.redeploy,
  objectives,
  shared.score,
  sides,
  choice,
  ship,
  tool,
  die,
  decline,
]

/** What is new to whoever knows the game without islands. */
export const NEW_STEPS: readonly IslandStep[] = [
  peoples,
  landing,
  site,
  found,
  tool,
  objectives,
  sides,
]

/** The start of a later turn. */
const onward: IslandStep = {
  id: 'onward',
  begins: (session) => session.kind === 'choice',
  anchors: choice.anchors,
}

/** A conquest of a later turn. */
const again: IslandStep = {
  id: 'again',
  begins: conquering,
  anchors: (session) => {
    if (session.play.question) return [{ button: 'yes' }]
    const best = bargains(session)[0] ?? helped(session)[0]
    if (best) return pressWith(session, best)
    const roll = likeliest(session)
    return roll ? pressOn(session, roll) : [{ button: 'done' }]
  },
}

/** The objectives of a later turn. */
const posts: IslandStep = { ...objectives, id: 'posts' }

/** What is said between the steps. */
export const ASIDES: readonly IslandStep[] = [
  onward,
  again,
  posts,
  ...shared.ASIDES.filter(({ id }) => id !== 'again'),
]
