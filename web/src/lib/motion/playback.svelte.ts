import type { Speed } from '$lib/table/settings.svelte'

/** One thing that is seen for a while; every game draws kinds of its own. */
export interface Beat {
  kind: string
  ms: number
  /** It stays to be seen until its scene ends. */
  stays?: boolean
  /** What is heard and said as it begins. */
  sound?: string
  said?: string
  /** The places it is about. */
  region?: string
  regions?: readonly string[]
  /** It is seen until somebody goes on, also where motion is not wanted: it is there to be read. */
  waits?: boolean
  /** Where motion is not wanted this is still shown, for two seconds. */
  calm?: boolean
}

/** Something that happened: seen first, then it counts. */
export interface Scene {
  beats: readonly Beat[]
  /** Who did it; null for nobody. */
  seat: number | null
  bot: boolean
  /** Nothing may be pressed before it has ended. */
  locked: boolean
  /** Two of these may be seen at once, where much is to be seen. */
  paired?: boolean
  begin?: () => void
  /** Its result is shown and told; `seen` says whether its beats were. */
  end: (seen: boolean) => void
}

/** A beat on the stage, with the time it really takes. */
export type Playing = { beat: Beat; ms: number; key: string }

type Running = { scene: Scene; number: number }

/** A bot's turn is seen in so many milliseconds at most. */
export const BOT_TURN = 6000
/** However long it was already, what is left of it gets this long. */
const LEAST_LEFT = 1500
/** More than this is not waited for when one's own turn comes. */
export const PATIENCE = 8000
const HURRY = 4
const GLOW = 2000
/** Where motion is not wanted, what is seen again stands still for so long. */
const STILL = 1600

/** Whether the person wants no motion. */
function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** How long scenes last by themselves, each from a beat on. */
function length(scenes: readonly Scene[], from = 0): number {
  const beats = scenes.flatMap((scene) => scene.beats.slice(from)).filter((beat) => !beat.waits)
  return beats.reduce((sum, beat) => sum + beat.ms, 0)
}

/** Shows what happens, one after the other; only what was seen counts. */
export class Playback {
  /** What is on the stage now. */
  playing = $state.raw<readonly Playing[]>([])
  running = $state(false)
  /** Whether a press only hurries what is shown. */
  locked = $state(false)
  hurried = $state(false)
  /** Whether what follows waits until it is asked for. */
  paused = $state(false)
  /** Whether what is seen waits for somebody to go on. */
  held = $state(false)
  /** Whether nothing of what happened waits any more, because somebody wants to see it all. */
  #flows = false
  /** Places with a still outline, and what is shown in words, where motion is not wanted. */
  glowing = $state.raw<readonly string[]>([])
  calmly = $state.raw<readonly Beat[]>([])
  /** Hears what begins; null while nobody listens. */
  onbeat: ((beat: Beat) => void) | null = null
  readonly #speed: () => Speed
  #waiting: Scene[] = []
  #now: Running[] = []
  #at = 0
  #due = 0
  #numbers = 0
  #seat: number | null = null
  #spent = 0
  #skipping = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #glow: ReturnType<typeof setTimeout> | undefined

  constructor(speed: () => Speed) {
    this.#speed = speed
  }

  /** Adds something that happened; it counts at once where nothing is to be seen. */
  add(scene: Scene): void {
    const still = this.#speed() === 0 || calm() || document.hidden || this.#skipping
    if (still && scene.beats.length && !document.hidden && this.#speed()) this.#outline(scene.beats)
    const read = scene.beats.filter((beat) => beat.waits && !this.#skipping && !document.hidden)
    this.#waiting.push(still ? { ...scene, beats: read } : scene)
    if (!this.running) this.#next()
  }

  /** Adds something to be seen again, because it is asked for: in motion, or as still outlines. */
  again(scene: Scene): void {
    const still = (this.#speed() === 0 || calm()) && scene.beats.length > 0
    const begin = () => {
      scene.begin?.()
      this.#outline(scene.beats)
    }
    this.#waiting.push(still ? { ...scene, begin, beats: [{ kind: 'still', ms: STILL }] } : scene)
    if (!this.running) this.#next()
  }

  /** Holds after what is seen now, or goes on. */
  pause(): void {
    this.paused = !this.paused
    if (!this.paused && !this.#now.length) this.#next()
  }

  /** Ends what is seen now and shows what follows. */
  step(): void {
    clearTimeout(this.#timer)
    this.#ended()
    this.#next()
  }

  /** How long something takes that needs not be waited for; 0 where motion is not wanted. */
  lasting(ms: number): number {
    const speed = calm() ? 0 : this.#speed()
    return speed ? ms / speed : 0
  }

  /** Goes on from what waits to be read. */
  goOn(): void {
    clearTimeout(this.#timer)
    this.#beat()
  }

  /** Lets everything that waits to be read go on by itself. */
  flow(): void {
    this.#flows = true
    this.goOn()
  }

  /** Hurries what runs; a second time, ends it. What waits to be read goes on by a step. */
  hurry(): void {
    if (!this.running) return
    if (this.held) {
      this.goOn()
      return
    }
    if (this.hurried) {
      this.finish()
      return
    }
    if (!this.#now.length) {
      this.step()
      return
    }
    this.hurried = true
    this.#later((this.#due - performance.now()) / HURRY)
  }

  /** A press on the board: true when it only hurried what runs. */
  press(): boolean {
    if (!this.running) return false
    const locked = this.locked
    if (locked) this.hurry()
    else this.finish()
    return locked
  }

  /** Shows no more of others until `arrive`. */
  skip(): void {
    this.#skipping = true
    this.finish()
  }

  /** All that waits counts now. */
  finish(): void {
    clearTimeout(this.#timer)
    const shown = this.#now.map(({ scene }) => scene)
    const waiting = this.#waiting
    this.#now = []
    this.#waiting = []
    for (const scene of shown) scene.end(true)
    for (const scene of waiting) count(scene)
    this.#rest()
  }

  /** One's own turn has come: what would keep it waiting for long is cut, the oldest first. */
  arrive(): void {
    this.#skipping = false
    if (!this.running) return
    const speed = (this.#speed() || 1) * (this.hurried ? HURRY : 1)
    const left = () => length(this.#waiting) / speed
    const now = length(this.#now.map(({ scene }) => scene)) / speed
    if (left() + now <= PATIENCE) return
    clearTimeout(this.#timer)
    for (const { scene } of this.#now) scene.end(true)
    this.#now = []
    while (this.#waiting.length && left() > PATIENCE) count(this.#waiting.shift()!)
    this.#next()
  }

  /** The next scene that has something to be seen; those before it count at once. */
  #next(): void {
    let scene = this.#waiting.shift()
    while (scene && !scene.beats.length) {
      count(scene)
      scene = this.#waiting.shift()
    }
    if (!scene) {
      this.#rest()
      return
    }
    this.#turnTo(scene)
    const scenes = [scene]
    const other = this.#waiting[0]
    if (this.#crowded(scene) && scene.paired && other?.paired && other.seat === scene.seat)
      scenes.push(this.#waiting.shift()!)
    this.#now = scenes.map((one) => ({ scene: one, number: ++this.#numbers }))
    for (const one of scenes) one.begin?.()
    this.running = true
    this.locked = scenes.some((one) => one.locked)
    this.#at = -1
    this.#beat()
  }

  /** A bot's turn stays hurried; what a person does is hurried for itself. */
  #turnTo({ seat, bot }: Scene): void {
    if (seat === this.#seat && bot) return
    this.#seat = seat
    this.#spent = 0
    this.hurried = false
  }

  /** What waits of the bot whose turn is shown. */
  #ofBot(): Scene[] {
    return this.#waiting.filter((scene) => scene.bot && scene.seat === this.#seat)
  }

  #left(): number {
    return Math.max(LEAST_LEFT, BOT_TURN - this.#spent)
  }

  #crowded(scene: Scene): boolean {
    return scene.bot && length([scene, ...this.#ofBot()]) > this.#left()
  }

  #pace(): number {
    const speed = this.#speed() || 1
    if (this.hurried) return speed * HURRY
    if (!this.#now.some(({ scene }) => scene.bot)) return speed
    const waiting = length(this.#ofBot()) / this.#now.length
    const begun = Math.max(...this.#now.map(({ scene }) => length([scene], this.#at)))
    return speed * Math.max(1, (begun + waiting) / this.#left())
  }

  #beat(): void {
    this.#at += 1
    const at = this.#at
    const beats = this.#now.flatMap(({ scene }) => scene.beats[at] ?? [])
    if (!beats.length) {
      this.#ended()
      if (!this.paused || !this.#waiting.length) this.#next()
      return
    }
    const ms = Math.max(...beats.map((beat) => beat.ms)) / this.#pace()
    const before = this.playing
    this.playing = this.#now.flatMap(({ scene, number }) =>
      scene.beats.slice(0, at + 1).flatMap((beat, place): Playing[] => {
        const key = `${number}.${place}`
        if (place < at && !beat.stays) return []
        return [before.find((one) => one.key === key) ?? { beat, ms, key }]
      }),
    )
    for (const beat of beats) this.onbeat?.(beat)
    this.held = !this.#flows && beats.some((beat) => beat.waits)
    if (this.held) return
    this.#spent += ms
    this.#later(ms)
  }

  /** What is seen has been seen. */
  #ended(): void {
    const ended = this.#now
    this.#now = []
    this.playing = []
    this.held = false
    for (const { scene } of ended) scene.end(true)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#due = performance.now() + ms
    this.#timer = setTimeout(() => this.#beat(), Math.max(0, ms))
  }

  #rest(): void {
    if (this.#now.length || this.#waiting.length) {
      // Something happened while the rest was counted.
      if (!this.#now.length) this.#next()
      return
    }
    this.playing = []
    this.running = false
    this.locked = false
    this.paused = false
    this.held = false
    this.#flows = false
  }

  /** Outlines places for two seconds. */
  point(places: readonly string[]): void {
    this.#still(places, [])
  }

  #outline(beats: readonly Beat[]): void {
    const places = beats.flatMap((beat) => beat.regions ?? (beat.region ? [beat.region] : []))
    this.#still(
      places,
      beats.filter((beat) => beat.calm),
    )
  }

  #still(places: readonly string[], beats: readonly Beat[]): void {
    clearTimeout(this.#glow)
    this.glowing = places.filter((one, place) => places.indexOf(one) === place)
    this.calmly = beats
    this.#glow = setTimeout(() => {
      this.glowing = []
      this.calmly = []
    }, GLOW)
  }
}

/** Lets a scene count that nobody sees. */
function count(scene: Scene): void {
  scene.begin?.()
  scene.end(false)
}
