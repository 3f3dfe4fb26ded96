import type { GameEvent } from '$lib/api/types'
import type { Beat } from '$lib/motion/playback.svelte'
import type { Die } from './types'

/** What a side of a war shows. */
export type Side = { seat: number; die: Die }

/** One thing that is seen on the territories. */
export type Step = Beat &
  (
    | { kind: 'walk'; seat: number; hero: boolean; from: string; to: string }
    | { kind: 'come'; seat: number; hero: boolean; to: string }
    | { kind: 'fall'; seat: number; hero: boolean; from: string }
    | { kind: 'turning'; seats: [number, number] }
    | { kind: 'compared'; sides: [Side, Side] }
    | { kind: 'paying'; seat: number; units: [string, number][] }
  )

const WALK = 480
const COME = 320
const FALL = 500
const PAY = 500

function walk(event: GameEvent): Step {
  const { from, to, hero } = event.facts
  const way = { from: String(from), to: String(to), regions: [String(from), String(to)] }
  return { kind: 'walk', seat: event.player, hero: hero === true, ...way, ms: WALK, stays: true }
}

/** Both dice turn over together; only then are their numbers seen. */
function reveal({ player, facts }: GameEvent): Step[] {
  const { against, number, answer } = facts
  const other = Number(against)
  const sides: [Side, Side] = [
    { seat: player, die: number as Die },
    { seat: other, die: answer as Die },
  ]
  return [
    { kind: 'turning', seats: [player, other], ms: 600, sound: 'rolled' },
    { kind: 'compared', sides, ms: 500 },
  ]
}

function paying({ player, facts }: GameEvent): Step[] {
  const { for: what, ...units } = facts
  if (what !== 'war') return []
  const paid = Object.entries(units).map(
    ([name, count]) => [name, Number(count)] as [string, number],
  )
  return [{ kind: 'paying', seat: player, units: paid, ms: PAY }]
}

/** What the events of an entry look like. */
export function stepsOf(events: readonly GameEvent[]): Step[] {
  return events.flatMap((event): Step[] => {
    const { kind, player: seat, facts } = event
    const hero = facts.hero === true
    switch (kind) {
      case 'moved':
      case 'charged':
      case 'retreated':
        return [walk(event)]
      case 'expanded':
      case 'started':
      case 'returned':
      case 'revived': {
        const to = String(facts.region)
        return [{ kind: 'come', seat, hero, to, regions: [to], ms: COME, sound: 'placed' }]
      }
      case 'meeple_removed':
      case 'froze': {
        const from = String(facts.region)
        return [{ kind: 'fall', seat, hero, from, regions: [from], ms: FALL }]
      }
      case 'revealed':
        return reveal(event)
      case 'paid':
        return paying(event)
      default:
        return []
    }
  })
}
