import type { Entry } from '$lib/api/types'
import { BOT_TURN, type Playback, type Scene } from '$lib/motion/playback.svelte'
import { settings } from './settings.svelte'
import { NOTHING_SEEN, type State } from './states'

/** Something that happened, with the moments around it. */
export type Shot = { before: State; after: State; entries: Entry[]; scene: Omit<Scene, 'end'> }

/** A table that nobody here plays at is remembered this far. */
const MOST = 120

/** What others did since one's own last turn, to be watched again. */
export class Reel {
  shots = $state.raw<readonly Shot[]>([])
  /** Whether it is being watched. */
  watched = $state(false)
  /** Which of its shots is seen. */
  at = $state(0)
  /** Rises whenever it begins anew. */
  age = 0
  /** One's own turn has come since: what others do next begins anew. */
  #over = false

  note(shot: Shot, yours: readonly number[]): void {
    const { beats } = shot.scene
    const told = shot.entries.some((entry) => entry.events?.length || entry.kind === 'undone')
    if (!told && !beats.length) return
    if (ownTurn(shot, yours)) {
      this.#over = true
      return
    }
    if (this.#over) this.clear()
    this.shots = [...this.shots, shot].slice(-MOST)
  }

  /** Puts what happened before this page was open before what it saw itself. */
  recall(shots: readonly Shot[]): void {
    const known = this.shots[0]?.before.snapshot.moves ?? Infinity
    this.shots = [...shots.filter(({ after }) => after.snapshot.moves <= known), ...this.shots]
  }

  /** Shows everything again, then the present. */
  play(playback: Playback, show: (past: State) => void, present: () => void): void {
    const { shots } = this
    if (!shots.length) return
    this.watched = true
    show(shots[0]!.before)
    for (const [place, { after, scene }] of shots.entries())
      playback.again({
        ...scene,
        beats: scene.beats.map((beat) => ({ ...beat, waits: false })),
        locked: true,
        begin: () => (this.at = place),
        end: () => show(after),
      })
    const end = () => {
      this.watched = false
      present()
    }
    playback.again({ ...NOTHING_SEEN, end })
  }

  clear(): void {
    this.shots = []
    this.age += 1
    this.#over = false
  }

  /** How long watching takes, in seconds: a bot's turn no longer than it is shown. */
  get seconds(): number {
    let whole = 0
    let turn = 0
    let seat: number | null = null
    for (const { scene } of this.shots) {
      const ms = scene.beats.reduce((sum, beat) => sum + beat.ms, 0)
      if (scene.seat !== seat || !scene.bot) turn = 0
      seat = scene.seat
      const shown = scene.bot ? Math.max(0, Math.min(ms, BOT_TURN - turn)) : ms
      turn += shown
      whole += shown
    }
    return Math.ceil(whole / 1000 / (settings.speed || 1))
  }
}

/** Whether something happened in a turn of one's own; an answer in another's turn is none. */
function ownTurn({ before, entries }: Shot, yours: readonly number[]): boolean {
  const turn = before.position?.turn_player
  if (turn !== undefined) return yours.includes(turn)
  return entries.some((entry) => entry.seat !== null && yours.includes(entry.seat))
}
