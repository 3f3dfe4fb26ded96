import type { Entry, Position, Snapshot, Update } from '$lib/api/types'
import type { Beat } from '$lib/motion/playback.svelte'

/** A table at one moment. */
export type State = { snapshot: Snapshot; position: Position | null; entries: Entry[] }
/** What is to be seen of entries, between two moments. */
export type Director = (
  entries: Entry[],
  before: Position,
  after: Position,
) => { beats: readonly Beat[]; paired?: boolean }

/** A scene that counts without a motion. */
export const NOTHING_SEEN = { beats: [], seat: null, bot: false, locked: false }

/** A snapshot once an update has happened to it. */
export function updated(old: Snapshot, update: Update, position: Position | null): Snapshot {
  return {
    ...old,
    version: update.version,
    moves: update.moves,
    decision: update.decision,
    actions: update.actions ?? [],
    income: update.income ?? {},
    hidden: update.hidden ?? {},
    undo: update.undo,
    status: update.status,
    seats: update.seats ?? old.seats,
    result: update.result ?? old.result,
    waiting_since: update.waiting_since ?? null,
    closes: update.closes ?? null,
    rematch: update.entries.find((entry) => entry.kind === 'rematch')?.table ?? old.rematch,
    position,
  }
}
