import type { GameEvent } from '$lib/api/types'
import { RESOURCES, type Ground, type KingdomsPosition, type Meeple } from './types'

/**
 * A position as far as it was seen: while the dummy's plan is shown step by step, the table shows what has
 * happened up to the step. Once everything was seen, the position that the server sent is shown instead.
 */
export function playedUpTo(
  before: KingdomsPosition,
  events: readonly GameEvent[],
): KingdomsPosition {
  const position = structuredClone(before)
  for (const event of events) DEEDS[event.kind]?.(position, event)
  return position
}

type Deed = (position: KingdomsPosition, event: GameEvent) => void

function ground(position: KingdomsPosition, region: unknown): Ground {
  const id = String(region)
  return (position.regions[id] ??= { meeples: [], fortress: null, neutral: false })
}

function take(position: KingdomsPosition, region: unknown, { player, facts }: GameEvent): Meeple {
  const { meeples } = ground(position, region)
  const hero = facts.hero === true
  const found = meeples.findIndex((one) => one.player === player && one.hero === hero)
  const [taken] = found < 0 ? [] : meeples.splice(found, 1)
  return taken ?? { player, hero, laid: false }
}

const walk: Deed = (position, event) => {
  const meeple = take(position, event.facts.from, event)
  ground(position, event.facts.to).meeples.push(meeple)
}

const come: Deed = (position, { player, facts }) => {
  ground(position, facts.region).meeples.push({ player, hero: facts.hero === true, laid: false })
}

const leave: Deed = (position, event) => {
  take(position, event.facts.region, event)
}

/** Lays a meeple down, or stands it up. */
const lay =
  (laid: boolean): Deed =>
  (position, event) => {
    const meeple = take(position, event.facts.region, event)
    ground(position, event.facts.region).meeples.push({ ...meeple, laid })
  }

/** Gives units, or takes them. */
const units =
  (sign: 1 | -1): Deed =>
  (position, { player, facts }) => {
    const purse = position.players[player]?.resources
    const amounts: Record<string, unknown> = facts.resource
      ? { [String(facts.resource)]: facts.amount }
      : facts
    for (const resource of RESOURCES)
      if (purse && amounts[resource] !== undefined)
        purse[resource] += sign * Number(amounts[resource])
  }

const DEEDS: Record<string, Deed> = {
  selected: (position, { facts }) => {
    position.selected = String(facts.action)
    position.shields = [...position.shields, position.selected]
  },
  card_cleared: (position, { facts }) => {
    position.shields = []
    position.round = Number(facts.round)
  },
  compass_flipped: (position, { facts }) => {
    position.compass.night = facts.night === true
  },
  die_rolled: (position, { facts }) => {
    if (facts.purpose !== 'retreat') position.compass.roll = Number(facts.number)
  },
  moved: walk,
  charged: walk,
  retreated: walk,
  expanded: come,
  returned: come,
  revived: come,
  meeple_removed: leave,
  froze: leave,
  laid_down: lay(true),
  stood_up: lay(false),
  gained: units(1),
  lost: units(-1),
  paid: units(-1),
  traded: (position, { player, facts }) => {
    const { given, received, amount } = facts
    units(-1)(position, { kind: 'lost', player, facts: { resource: given!, amount: amount! } })
    units(1)(position, { kind: 'gained', player, facts: { resource: received!, amount: amount! } })
  },
  built: (position, { player, facts }) => {
    position.players[player]!.tower = Number(facts.level)
    if (facts.region) ground(position, facts.region).fortress = { player, laid: false }
  },
  fortress_removed: (position, { player, facts }) => {
    position.players[player]!.tower -= 1
    ground(position, facts.region).fortress = null
  },
  researched: (position, { player, facts }) => {
    position.players[player]!.magic = Number(facts.level)
  },
}
