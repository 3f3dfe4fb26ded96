import type { Action, Position } from '$lib/api/types'

/** A distribution the person is still making; nothing of it is played before it is confirmed. */
export type Draft = {
  verb: string
  /** What the pieces are: tokens, or a kind of marker. */
  marker: string | null
  /** Counts as they stand, and as they shall be. */
  base: Record<string, number>
  counts: Record<string, number>
  /** The lowest count of each region. */
  least: Record<string, number>
  /** Which pile each region draws from, and what is left in the piles. */
  pile: Record<string, string>
  left: Record<string, number>
  /** Whether pieces are taken off the map instead of put on it. */
  taking: boolean
}

export type Range = { count: number; min: number; max: number; base: number }

const MARKER_OF_VERB: Record<string, string> = { camp: 'encampment' }
const TOKEN_VERBS = ['redeploy', 'take', 'place']

export function markerOf(verb: string): string {
  return MARKER_OF_VERB[verb] ?? verb
}

/** The verb a step distributes pieces by, if it does: tokens come before markers. */
export function spreadingVerb(actions: Action[]): string | null {
  const verbs = new Set(actions.filter((one) => one.count !== null && one.region).map((one) => one.verb))
  return TOKEN_VERBS.find((verb) => verbs.has(verb)) ?? [...verbs][0] ?? null
}

/** Starts a draft from the listed actions of a step; null when nothing is distributed. */
export function newDraft(position: Position, player: number, actions: Action[]): Draft | null {
  const verb = spreadingVerb(actions)
  if (verb === null) return null
  if (verb === 'take') return takingDraft(position, player, actions)
  return TOKEN_VERBS.includes(verb)
    ? tokenDraft(position, player, actions, verb)
    : markerDraft(position, player, actions, verb)
}

function empty(verb: string, marker: string | null): Draft {
  const nothing = { base: {}, counts: {}, least: {}, pile: {}, left: {} }
  return { verb, marker, ...nothing, taking: verb === 'take' }
}

function regionsOf(actions: Action[], verb: string): string[] {
  return [...new Set(actions.filter((one) => one.verb === verb).map((one) => one.region!))]
}

function countsAt(actions: Action[], verb: string, region: string): number[] {
  return actions
    .filter((one) => one.verb === verb && one.region === region)
    .map((one) => one.count ?? 1)
}

function tokenDraft(position: Position, player: number, actions: Action[], verb: string): Draft {
  const draft = empty(verb, null)
  const armies = position.players[player]!.armies
  for (const [id, region] of Object.entries(position.regions)) {
    const army = armies.find((one) => region.player === player && one.slot === region.slot)
    if (!army) continue
    const allowed = countsAt(actions, verb, id)
    if (!allowed.length) continue
    const here = region.tokens
    draft.base[id] = draft.counts[id] = here
    draft.least[id] = verb === 'place' ? here : Math.min(here, ...allowed)
    draft.pile[id] = String(army.slot)
    draft.left[String(army.slot)] = army.hand
  }
  return draft
}

function takingDraft(position: Position, player: number, actions: Action[]): Draft {
  const draft = empty('take', null)
  for (const id of regionsOf(actions, 'take')) {
    const here = position.regions[id]!.tokens
    draft.base[id] = draft.counts[id] = here
    draft.least[id] = 0
    draft.pile[id] = 'owed'
  }
  for (const [id, region] of Object.entries(position.regions))
    if (region.player === player && region.slot === 0 && !(id in draft.base)) {
      draft.base[id] = draft.counts[id] = draft.least[id] = region.tokens
      draft.pile[id] = 'owed'
    }
  draft.left.owed = position.turn.owed
  return draft
}

function markerDraft(position: Position, player: number, actions: Action[], verb: string): Draft {
  const marker = markerOf(verb)
  const draft = empty(verb, marker)
  const owner = position.players[player]!
  for (const id of regionsOf(actions, verb)) {
    const here = position.regions[id]!.markers[marker] ?? 0
    draft.base[id] = draft.counts[id] = here
    draft.least[id] = Math.min(here, ...countsAt(actions, verb, id))
    draft.pile[id] = marker
  }
  draft.left[marker] = owner.driven_out[marker] || owner.markers[marker] || 0
  return draft
}

/** How many pieces are not yet where they must be. */
export function leftIn(draft: Draft): number {
  return Object.values(draft.left).reduce((sum, left) => sum + left, 0)
}

/** The lowest count a region may be set to now. */
function leastOf(draft: Draft, region: string): number {
  const least = draft.least[region]!
  if (!draft.taking || least > 0) return least
  const counts = Object.values(draft.counts)
  const spare = counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0)
  const here = draft.counts[region]!
  const owed = draft.left.owed!
  // A region may be emptied only when nothing else can be taken.
  const mayEmpty = here === 0 || owed > spare
  return Math.max(mayEmpty ? 0 : 1, here - owed)
}

export function rangeOf(draft: Draft, region: string): Range {
  const count = draft.counts[region]!
  const base = draft.base[region]!
  const max = draft.taking ? base : count + draft.left[draft.pile[region]!]!
  return { count, min: leastOf(draft, region), max, base }
}

/** The ranges of all regions a draft can change. */
export function rangesOf(draft: Draft): Record<string, Range> {
  const ranges: Record<string, Range> = {}
  for (const region of Object.keys(draft.counts)) ranges[region] = rangeOf(draft, region)
  return ranges
}

/** The draft with one region set to a count, kept within what is possible. */
export function withCount(draft: Draft, region: string, wanted: number): Draft {
  if (!(region in draft.counts)) return draft
  const { min, max, count } = rangeOf(draft, region)
  const next = Math.max(min, Math.min(max, wanted))
  if (next === count) return draft
  const pile = draft.pile[region]!
  const moved = draft.taking ? count - next : next - count
  return {
    ...draft,
    counts: { ...draft.counts, [region]: next },
    left: { ...draft.left, [pile]: draft.left[pile]! - moved },
  }
}

/** Moves pieces from one region to another of the same pile, or from the hand. */
export function moved(draft: Draft, from: string | 'hand', to: string, pieces = 1): Draft {
  if (draft.taking) return draft
  if (from === 'hand') return withCount(draft, to, (draft.counts[to] ?? 0) + pieces)
  if (draft.pile[from] !== draft.pile[to]) return draft
  const lowered = withCount(draft, from, draft.counts[from]! - pieces)
  const free = draft.counts[from]! - lowered.counts[from]!
  return withCount(lowered, to, lowered.counts[to]! + free)
}

/** Everything back to how it stands on the table. */
export function reset(draft: Draft): Draft {
  let result = draft
  for (const region of Object.keys(draft.counts))
    if (result.counts[region]! > result.base[region]!)
      result = withCount(result, region, result.base[region]!)
  for (const region of Object.keys(draft.counts))
    result = withCount(result, region, result.base[region]!)
  return result
}

/** Lowers every region to its least, so that all pieces are in the piles. */
function gathered(draft: Draft): Draft {
  let result = draft
  for (const region of Object.keys(draft.counts)) result = withCount(result, region, draft.least[region]!)
  return result
}

/** Puts the pieces of every pile on the given regions, one at a time to the weakest. */
function dealt(draft: Draft, among: (region: string) => boolean): Draft {
  let result = draft
  for (const pile of Object.keys(draft.left)) {
    const all = Object.keys(draft.counts).filter((region) => draft.pile[region] === pile)
    const chosen = all.filter(among)
    const regions = chosen.length ? chosen : all
    while (result.left[pile]! > 0 && regions.length) {
      const weakest = regions.reduce((one, other) =>
        result.counts[other]! < result.counts[one]! ? other : one,
      )
      result = withCount(result, weakest, result.counts[weakest]! + 1)
    }
  }
  return result
}

/** As even as possible. */
export function even(draft: Draft): Draft {
  return dealt(gathered(draft), () => true)
}

/** One each inland, the rest where enemies are next door. */
export function toTheFront(draft: Draft, front: Set<string>): Draft {
  return dealt(gathered(draft), (region) => front.has(region))
}

/** As the regions stood before the turn, as far as the pieces go; the rest spread evenly. */
export function asBefore(draft: Draft, before: Record<string, number>): Draft {
  let result = gathered(draft)
  for (const region of Object.keys(draft.counts))
    result = withCount(result, region, before[region] ?? result.counts[region]!)
  return dealt(result, () => true)
}

/** The actions, in an order the rules take, that bring the draft about. */
export function actionsOf(draft: Draft): string[] {
  const changed = Object.keys(draft.counts).filter((id) => draft.counts[id] !== draft.base[id])
  if (!changed.length) return []
  if (draft.verb === 'redeploy')
    return [`arrange ${changed.map((id) => `${id} ${draft.counts[id]}`).join(' ')}`]
  if (draft.verb === 'place')
    return changed.map((id) => `place ${id} ${draft.counts[id]! - draft.base[id]!}`)
  if (draft.taking) return takingActions(draft, changed)
  const rising = (id: string) => (draft.counts[id]! > draft.base[id]! ? 1 : 0)
  const ordered = [...changed].sort((one, other) => rising(one) - rising(other))
  return ordered.map((id) => `${draft.verb} ${id} ${draft.counts[id]}`)
}

/** Spare tokens first, then those whose regions are lost. */
function takingActions(draft: Draft, changed: string[]): string[] {
  const spare: string[] = []
  const last: string[] = []
  for (const id of changed) {
    const kept = Math.max(1, draft.counts[id]!)
    if (draft.base[id]! > kept) spare.push(`take ${id} ${draft.base[id]! - kept}`)
    if (draft.counts[id] === 0) last.push(`take ${id} 1`)
  }
  return [...spare, ...last]
}
