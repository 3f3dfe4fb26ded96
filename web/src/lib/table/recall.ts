import { applyChanges } from '$lib/api/changes'
import { ApiError, call } from '$lib/api/http'
import type { Change, Decision, Entries, Entry, Position, Schema } from '$lib/api/types'
import { standing } from './history'
import type { Shot } from './reel.svelte'
import type { Seen } from './seen'
import type { SceneOf, State } from './states'

/** What happened while this page was not open, as the server tells it to who looks. */
export type Missed = Omit<Schema<'Missed'>, 'position' | 'steps'> & {
  position: Position
  steps: { move: number; decision: Decision; changes: Change[] }[]
}

/** So many entries come with one call. */
const PAGE = 200
/** Before every move. */
export const FIRST = -1

/** Asks for what happened since the last turn of who looks; what was missed stands in the log as well. */
export async function missedBy(
  table: string,
  looking: number | null,
  seen: Seen,
  secrets: string[],
): Promise<Missed | null> {
  const query = new URLSearchParams()
  if (looking !== null) query.set('looking', `${looking}`)
  if (seen.version) query.set('seen', `${seen.moves}`)
  try {
    return await call<Missed>('GET', `/tables/${table}/missed?${query}`, undefined, secrets)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The entries of a table from a move on: those known, and those before them from the server. */
export async function entriesFrom(
  table: string,
  move: number,
  known: Entry[],
  secrets: string[],
): Promise<Entry[]> {
  let entries = known
  const reaches = () => entries.some((entry) => entry.move !== undefined && entry.move <= move)
  while (!reaches() && (entries[0]?.version ?? 1) > 1) {
    const first = entries[0]!.version
    const path = `/tables/${table}/entries?since=${Math.max(0, first - 1 - PAGE)}`
    const page = await call<Entries>('GET', path, undefined, secrets)
    entries = [...page.entries.filter((entry) => entry.version < first), ...entries]
  }
  return entries
}

/** A moment of the past: nothing can be done in it. */
function momentOf(now: State, moves: number, position: Position, decision: Decision): State {
  const past = { actions: [], ahead: [], income: {}, undo: false, result: null }
  return {
    snapshot: { ...now.snapshot, ...past, status: 'playing', moves, position, decision },
    position,
    entries: now.entries.filter((entry) => entry.move === undefined || entry.move < moves),
  }
}

/** Moves by whom they belong to: what chance answers belongs to the answer before it. */
function acts(entries: Entry[]): Entry[][] {
  const found: Entry[][] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (entry.kind === 'chance' && last) last.push(entry)
    else found.push([entry])
  }
  return found
}

/** What the server tells of the past, as it would have been seen here. */
export function recalled(missed: Missed, state: State, sceneOf: SceneOf): Shot[] {
  const now = { ...state, entries: standing(state.entries) }
  const steps = new Map(missed.steps.map((step) => [step.move, step]))
  const told = now.entries.filter((entry) => steps.has(entry.move ?? -1))
  let before = momentOf(now, missed.move, missed.position, missed.decision)
  return acts(told).map((entries) => {
    const position = structuredClone(before.position!)
    for (const entry of entries) applyChanges(position, steps.get(entry.move!)!.changes)
    const last = steps.get(entries.at(-1)!.move!)!
    const after = momentOf(now, last.move + 1, position, last.decision)
    const shot = { before, after, entries, scene: sceneOf(before, after, entries) }
    before = after
    return shot
  })
}
