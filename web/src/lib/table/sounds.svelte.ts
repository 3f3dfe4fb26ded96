import type { GameEvent } from '$lib/api/types'

const KEY = 'elbowroom.sound'
const LOUDNESS = 'elbowroom.loudness'

type Tone = {
  from: number
  to: number
  last: number
  shape: OscillatorType
  loud: number
  after?: number
}

const WOOD: Tone[] = [{ from: 320, to: 110, last: 0.09, shape: 'triangle', loud: 0.5 }]
const COIN: Tone[] = [
  { from: 1560, to: 1560, last: 0.08, shape: 'square', loud: 0.08 },
  { from: 2080, to: 2080, last: 0.14, shape: 'square', loud: 0.07, after: 0.06 },
]
const PAPER: Tone[] = [{ from: 900, to: 300, last: 0.16, shape: 'sawtooth', loud: 0.06 }]
const DRUM: Tone[] = [{ from: 120, to: 46, last: 0.4, shape: 'sine', loud: 0.7 }]
const BELL: Tone[] = [
  { from: 880, to: 880, last: 0.5, shape: 'sine', loud: 0.25 },
  { from: 1320, to: 1320, last: 0.6, shape: 'sine', loud: 0.15, after: 0.12 },
]
const DIE: Tone[] = [0, 0.07, 0.13, 0.2, 0.3].map((after) => ({
  from: 500,
  to: 180,
  last: 0.05,
  shape: 'square',
  loud: 0.12,
  after,
}))

const SOUNDS: Record<string, Tone[]> = {
  conquered: WOOD,
  placed: WOOD,
  abandoned: PAPER,
  picked: PAPER,
  rolled: DIE,
  scored: COIN,
  declined: DRUM,
  bell: BELL,
}

/** Small synthesised sounds; off until the person switches them on. */
class Sounds {
  on = $state(localStorage.getItem(KEY) === 'on')
  /** From 0 to 100. */
  loudness = $state(Number(localStorage.getItem(LOUDNESS) ?? 60))
  #context: AudioContext | null = null

  toggle(): void {
    this.on = !this.on
    localStorage.setItem(KEY, this.on ? 'on' : 'off')
    if (this.on) this.play('bell')
  }

  setLoudness(loudness: number): void {
    this.loudness = loudness
    localStorage.setItem(LOUDNESS, `${loudness}`)
  }

  event(event: GameEvent): void {
    this.play(event.kind)
  }

  play(name: string): void {
    const tones = SOUNDS[name]
    if (!this.on || !tones) return
    this.#context ??= new AudioContext()
    for (const tone of tones) this.#tone(this.#context, tone)
  }

  #tone(context: AudioContext, tone: Tone): void {
    const start = context.currentTime + (tone.after ?? 0)
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = tone.shape
    oscillator.frequency.setValueAtTime(tone.from, start)
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.last)
    gain.gain.setValueAtTime(Math.max(0.001, (tone.loud * this.loudness) / 150), start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + tone.last)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + tone.last + 0.02)
  }
}

export const sounds = new Sounds()
