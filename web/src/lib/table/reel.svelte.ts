import type { Entry } from '$lib/api/types'
import type { Scene } from '$lib/motion/playback.svelte'
import type { State } from './states'

/** Something that happened, with the moments around it. */
export type Shot = { before: State; after: State; entries: Entry[]; scene: Omit<Scene, 'end'> }

/** A table that nobody here plays at is remembered this far. */
const MOST = 120

/** What others did since one's own last turn, to be watched again. */
export class Reel {
  shots = $state.raw<readonly Shot[]>([])
  /** Whether it is being watched. */
  watched = $state(false)

  note(shot: Shot, yours: readonly number[]): void {
    if (!shot.entries.some((entry) => entry.events?.length || entry.kind === 'undone')) return
    if (ownTurn(shot, yours)) this.clear()
    else this.shots = [...this.shots, shot].slice(-MOST)
  }

  clear(): void {
    this.shots = []
  }

  /** How long watching takes, in seconds. */
  get seconds(): number {
    const all = this.shots.flatMap(({ scene }) => scene.beats)
    return Math.ceil(all.reduce((sum, beat) => sum + beat.ms, 0) / 1000)
  }
}

/** Whether something happened in a turn of one's own; an answer in another's turn is none. */
function ownTurn({ before, entries }: Shot, yours: readonly number[]): boolean {
  const turn = before.position?.turn_player
  if (turn !== undefined) return yours.includes(turn)
  return entries.some((entry) => entry.seat !== null && yours.includes(entry.seat))
}
