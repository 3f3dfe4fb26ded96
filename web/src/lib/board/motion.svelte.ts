import type { GameEvent, Position } from './types'

/** One thing that moves on the board, then is gone. */
export type Step =
  | { kind: 'conquest'; seat: number; race: string; count: number; region: string; ms: number }
  | { kind: 'loss'; seat: number | null; race: string | null; region: string; ms: number }
  | { kind: 'marker'; marker: string; region: string; ms: number }
  | { kind: 'decline'; regions: string[]; ms: number }
  | { kind: 'coins'; seat: number; regions: string[]; coins: number; ms: number }
  | { kind: 'die'; seat: number; face: number; ms: number }
  | { kind: 'failed'; region: string; ms: number }

export type Speed = 0 | 1 | 2

/** More waiting steps than this are played at double speed. */
const MANY = 6
const GLOW = 2000

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function regionsOf(position: Position, player: number): string[] {
  return Object.keys(position.regions).filter((id) => position.regions[id]!.player === player)
}

function conquestSteps(event: GameEvent): Step[] {
  const { region, race, tokens, from, from_race: loser, lost_tribe: tribe, way } = event.facts
  const where = text(region)
  const steps: Step[] = []
  if (typeof from === 'number' || tribe) {
    const seat = typeof from === 'number' ? from : null
    steps.push({ kind: 'loss', seat, race: text(loser) || null, region: where, ms: 280 })
  }
  if (way === 'dragon') steps.push({ kind: 'marker', marker: 'dragon', region: where, ms: 420 })
  const count = typeof tokens === 'number' ? tokens : 1
  const ms = 320 + 60 * Math.min(3, count - 1)
  steps.push({ kind: 'conquest', seat: event.player, race: text(race), count, region: where, ms })
  return steps
}

/** What the events of an entry look like, on the position after it. */
export function stepsOf(events: GameEvent[], position: Position, bot = false): Step[] {
  return events.flatMap((event): Step[] => {
    const seat = event.player
    switch (event.kind) {
      case 'conquered':
        return conquestSteps(event)
      case 'rolled':
        return [{ kind: 'die', seat, face: Number(event.facts.die), ms: bot ? 300 : 900 }]
      case 'attempt_failed':
        return [{ kind: 'failed', region: text(event.facts.region), ms: 300 }]
      case 'placed': {
        const marker = text(event.facts.marker)
        return [{ kind: 'marker', marker, region: text(event.facts.region), ms: 420 }]
      }
      case 'site_found':
        return [{ kind: 'marker', marker: 'hidden', region: text(event.facts.region), ms: 420 }]
      case 'bomb':
        return event.facts.what === 'explosive'
          ? [{ kind: 'failed', region: text(event.facts.region), ms: 420 }]
          : []
      case 'declined': {
        const regions = regionsOf(position, seat)
        return [{ kind: 'decline', regions, ms: Math.min(700, 60 * regions.length + 200) }]
      }
      case 'scored': {
        const regions = regionsOf(position, seat)
        const coins = Number(event.facts.coins)
        return [{ kind: 'coins', seat, regions, coins, ms: Math.min(1400, 50 * coins + 500) }]
      }
      default:
        return []
    }
  })
}

/** The regions that a step is about. */
export function touched(step: Step): string[] {
  if ('region' in step) return [step.region]
  return 'regions' in step ? step.regions : []
}

function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Shows events one after the other. Acting skips to the end; input is never blocked. */
export class MotionQueue {
  /** What moves now. */
  current = $state.raw<Step | null>(null)
  /** Rises with each step, so that the same step twice is drawn twice. */
  turn = $state(0)
  /** Regions with a still outline, when motion is reduced. */
  glowing = $state.raw<readonly string[]>([])
  speed = $state<Speed>(1)
  #waiting: Step[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #glow: ReturnType<typeof setTimeout> | undefined

  /** How long the current step lasts, in milliseconds. */
  get duration(): number {
    return (this.current?.ms ?? 0) / this.#pace()
  }

  /** Adds what happened; `position` is the one after it. */
  play(events: GameEvent[], position: Position, bot = false) {
    const steps = stepsOf(events, position, bot)
    if (this.speed === 0 || steps.length === 0) return
    if (calm()) {
      this.#outline(steps.flatMap(touched))
      return
    }
    this.#waiting.push(...steps)
    if (this.current === null) this.#next()
  }

  /** Forgets everything that has not been shown. */
  skip() {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.current = null
  }

  #pace(): number {
    return this.speed * (this.#waiting.length > MANY ? 2 : 1) || 1
  }

  #next() {
    this.current = this.#waiting.shift() ?? null
    this.turn += 1
    if (this.current) this.#timer = setTimeout(() => this.#next(), this.duration)
  }

  #outline(regions: string[]) {
    clearTimeout(this.#glow)
    this.glowing = regions.filter((id, place) => regions.indexOf(id) === place)
    this.#glow = setTimeout(() => (this.glowing = []), GLOW)
  }
}
