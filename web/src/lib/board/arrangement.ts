import { countOf, given, regionOf } from '$lib/api/actions'
import type { GivenAction } from '$lib/api/types'
import { markerOf, type MapLook } from './mapLook'
import type { Action, Position } from './types'

/** One region of an arrangement. Counts are what shall be there, or, for take and place, moved. */
export interface Row {
  region: string
  /** Rows of one pool share what is in hand. */
  pool: string
  count: number
  /** The count before anything was changed. */
  start: number
  least: number
  most: number
  /** More than this only when no row has anything left below it: the last token of a region. */
  spare: number
}

/** A distribution of pieces over regions that is not yet submitted; plain data. */
export interface Arrangement {
  verb: string
  rows: Row[]
  /** Per pool: pieces still in hand. */
  hand: Record<string, number>
  /** Per pool: pieces in hand at the start. */
  full: Record<string, number>
}

interface Listed {
  region: string
  counts: number[]
}

function listed(actions: Action[], verb: string): Listed[] {
  const byRegion = new Map<string, number[]>()
  for (const action of actions) {
    const [region, count] = [regionOf(action), countOf(action)]
    if (action.verb !== verb || region === null || count === null) continue
    byRegion.set(region, [...(byRegion.get(region) ?? []), count])
  }
  return [...byRegion].map(([region, counts]) => ({ region, counts }))
}

/** The verbs of − count + that may be used now, in the order of the list. */
export function countingVerbs(actions: Action[], { counted }: MapLook): string[] {
  const verbs = new Set(actions.map((action) => action.verb))
  return [...verbs].filter((verb) => counted.includes(verb))
}

/** How many are there now: the number that an absolute count is compared with. */
function present(position: Position, verb: string, region: string, look: MapLook): number {
  const state = position.regions[region]!
  if (verb === 'take' || verb === 'place') return 0
  return verb === 'redeploy' ? state.tokens : (state.markers[markerOf(look, verb)] ?? 0)
}

/** Regions of the same holders as the listed ones: with an empty hand, full ones are not listed. */
function withSilent(rows: Listed[], position: Position): Listed[] {
  const holder = (id: string) => `${position.regions[id]!.player}/${position.regions[id]!.slot}`
  const holders = new Set(rows.map(({ region }) => holder(region)))
  const listed = new Map(rows.map((row) => [row.region, row.counts]))
  return Object.keys(position.regions)
    .filter((region) => holders.has(holder(region)))
    .map((region) => ({ region, counts: listed.get(region) ?? [] }))
}

/**
 * An arrangement of what the listed actions allow; null if none of them counts.
 * Everything but the owner of the pieces is read from the list: this file knows no rules.
 */
export function arrangementOf(
  actions: Action[],
  position: Position,
  look: MapLook,
  verb: string | undefined = countingVerbs(actions, look)[0],
): Arrangement | null {
  if (verb === undefined) return null
  const offered = listed(actions, verb)
  const moving = verb === 'take' || verb === 'place'
  const rows: Row[] = []
  const full: Record<string, number> = {}
  for (const { region, counts } of moving ? offered : withSilent(offered, position)) {
    const start = present(position, verb, region, look)
    const state = position.regions[region]!
    const pool = verb === 'redeploy' ? `${state.player}/${state.slot}` : verb
    const most = Math.max(start, ...counts)
    rows.push({
      region,
      pool,
      count: start,
      start,
      least: moving ? 0 : Math.min(start, ...counts),
      most: verb === 'take' ? most : Infinity,
      spare: verb === 'take' ? Math.min(most, state.tokens - 1) : Infinity,
    })
    full[pool] = Math.max(full[pool] ?? 0, most - start)
  }
  if (rows.length === 0) return null
  if (verb === 'take') full[verb] = position.turn.owed
  return { verb, rows, hand: { ...full }, full }
}

/** The row of a region. */
export function rowOf(arrangement: Arrangement, region: string): Row | undefined {
  return arrangement.rows.find((row) => row.region === region)
}

/** How many pieces may still be added to a region, and taken from it. */
export function freedom(arrangement: Arrangement, region: string): { more: number; less: number } {
  const row = rowOf(arrangement, region)
  if (!row) return { more: 0, less: 0 }
  const hand = arrangement.hand[row.pool] ?? 0
  const less = row.count - row.least
  if (row.count < row.spare || row.spare === row.most) {
    return { more: Math.min(hand, row.most - row.count, row.spare - row.count), less }
  }
  const spare = arrangement.rows.reduce((sum, one) => sum + Math.max(0, one.spare - one.count), 0)
  return { more: hand > spare ? Math.min(1, row.most - row.count) : 0, less }
}

/** The arrangement with one region changed by so many pieces, as far as that goes. */
export function changed(arrangement: Arrangement, region: string, by: number): Arrangement {
  const row = rowOf(arrangement, region)
  const { more, less } = freedom(arrangement, region)
  const step = Math.max(-less, Math.min(more, by))
  if (!row || step === 0) return arrangement
  return {
    ...arrangement,
    rows: arrangement.rows.map((one) => (one === row ? { ...row, count: row.count + step } : one)),
    hand: { ...arrangement.hand, [row.pool]: arrangement.hand[row.pool]! - step },
  }
}

/** The arrangement with one piece moved from a region to another of the same pool. */
export function moved(arrangement: Arrangement, from: string, to: string): Arrangement {
  const source = rowOf(arrangement, from)
  const target = rowOf(arrangement, to)
  if (!source || !target || source.pool !== target.pool || source === target) return arrangement
  const lifted = changed(arrangement, from, -1)
  return lifted === arrangement ? arrangement : changed(lifted, to, 1)
}

/** All pieces that are still in hand. */
export function inHand(arrangement: Arrangement): number {
  return Object.values(arrangement.hand).reduce((sum, one) => sum + one, 0)
}

export function isChanged(arrangement: Arrangement): boolean {
  return arrangement.rows.some((row) => row.count !== row.start)
}

/** Everything that can be lifted goes back to hand, then one by one where `choose` says. */
function dealt(arrangement: Arrangement, choose: (rows: Row[]) => Row | undefined): Arrangement {
  let dealing = arrangement
  for (const row of arrangement.rows) dealing = changed(dealing, row.region, -Infinity)
  for (;;) {
    const open = dealing.rows.filter((row) => freedom(dealing, row.region).more > 0)
    const row = open.length > 0 ? choose(open) : undefined
    if (!row) return dealing
    dealing = changed(dealing, row.region, 1)
  }
}

function fewest(rows: Row[]): Row | undefined {
  return rows.reduce<Row | undefined>(
    (least, row) => (least === undefined || row.count < least.count ? row : least),
    undefined,
  )
}

/** As evenly as can be. */
export function even(arrangement: Arrangement): Arrangement {
  return dealt(arrangement, fewest)
}

/** Evenly over the regions of the front; elsewhere as few as may be. */
export function toTheFront(arrangement: Arrangement, front: ReadonlySet<string>): Arrangement {
  return dealt(arrangement, (rows) => {
    const pools = new Set(
      arrangement.rows.filter((row) => front.has(row.region)).map((r) => r.pool),
    )
    return fewest(rows.filter((row) => front.has(row.region) || !pools.has(row.pool)))
  })
}

/** One by one where the fewest stand, at the front if there is one. */
export function toTheWeakest(
  arrangement: Arrangement,
  front: ReadonlySet<string>,
  standing: (region: string) => number,
): Arrangement {
  const strength = (row: Row) => standing(row.region) + row.count - row.start
  return dealt(arrangement, (rows) => {
    const ahead = rows.filter((row) => front.has(row.region))
    const open = ahead.length > 0 ? ahead : rows
    return open.toSorted((one, other) => strength(one) - strength(other))[0]
  })
}

/** As it was before, as far as the pieces go; what is left stays in hand. */
export function asBefore(arrangement: Arrangement, before: Record<string, number>): Arrangement {
  return dealt(arrangement, (rows) =>
    rows.find((row) => row.count < (before[row.region] ?? row.least)),
  )
}

/** Regions of a player that touch somebody else's. */
export function frontOf(
  position: Position,
  player: number,
  neighbours: (region: string) => string[],
): Set<string> {
  const own = (region: string) => position.regions[region]?.player === player
  const foreign = (region: string) => {
    const holder = position.regions[region]?.player ?? null
    return holder !== null && holder !== player
  }
  const ids = Object.keys(position.regions)
  return new Set(ids.filter((region) => own(region) && neighbours(region).some(foreign)))
}

/** The region whose count is changed: the selected one, else the first of all. */
export function steppedOf(arrangement: Arrangement | null, selected: string | null): string | null {
  if (!arrangement) return null
  const at = selected !== null && rowOf(arrangement, selected) ? selected : null
  return at ?? arrangement.rows[0]!.region
}

/** Spare tokens first; the last token of a region goes by itself, when nothing else is left. */
function takings(rows: Row[]): GivenAction[] {
  const take = ({ region }: Row, count: number) => given('take', { region, count })
  const some = rows.filter((row) => Math.min(row.count, row.spare) > 0)
  const last = rows.filter((row) => row.count > row.spare)
  return [
    ...some.map((row) => take(row, Math.min(row.count, row.spare))),
    ...last.map((row) => take(row, row.count - row.spare)),
  ]
}

/** What to submit, in order: one action for redeployment, else one for each region. */
export function submission(arrangement: Arrangement): GivenAction[] {
  const rows = arrangement.rows.filter((row) => row.count !== row.start)
  if (rows.length === 0) return []
  if (arrangement.verb === 'redeploy') {
    return [given('arrange', Object.fromEntries(rows.map((row) => [row.region, row.count])))]
  }
  if (arrangement.verb === 'take') return takings(rows)
  // What is lifted must be in hand before it is put down elsewhere.
  return rows
    .toSorted((one, other) => one.count - one.start - (other.count - other.start))
    .map(({ region, count }) => given(arrangement.verb, { region, count }))
}
