import type { Entry, Position, Snapshot, Update } from '$lib/api/types'
import type { Beat, Scene } from '$lib/motion/playback.svelte'

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

/** What is to be seen between two moments. */
export type SceneOf = (before: State, after: State, entries: Entry[]) => Omit<Scene, 'end'>

/** What whoever holds some seats is to see, as a director says. */
export function sceneBy(director: Director | null, yours: readonly number[]): SceneOf {
  return (before, after, entries) => {
    const moved = entries.some((entry) => entry.move !== undefined)
    if (!director || !moved || !before.position || !after.position) return NOTHING_SEEN
    const { beats, paired } = director(entries, before.position, after.position)
    const seat = entries.find((entry) => entry.seat !== null)?.seat ?? null
    const bot = seat !== null && Boolean(after.snapshot.seats[seat]?.bot)
    const asked = after.snapshot.decision?.player ?? -1
    // One's own next step may be taken while the last is still seen, unless chance decides.
    const chance = entries.some((entry) => entry.kind === 'chance')
    const read = beats.some((beat) => beat.waits)
    const locked = chance || read || seat === null || !yours.includes(seat) || asked !== seat
    return { beats, paired, seat, bot, locked }
  }
}

/** A snapshot once an update has happened to it. */
export function updated(old: Snapshot, update: Update, position: Position | null): Snapshot {
  return {
    ...old,
    version: update.version,
    moves: update.moves,
    decision: update.decision,
    actions: update.actions ?? [],
    ahead: update.ahead ?? [],
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
