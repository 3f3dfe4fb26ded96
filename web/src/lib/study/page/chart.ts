import type { OddsMoment } from '$lib/api/types'
import type { Turn } from './turns'

/** A seat's part of the chart at one moment: from where to where, of 1 in all. */
export type Share = { from: number; to: number }

/** Where a move lies on the line of turns, from 0 to 1: every turn is as wide as another. */
export function across(turns: readonly Turn[], at: number): number {
  if (!turns.length) return 0
  const place = Math.max(
    0,
    turns.findLastIndex((turn) => turn.at <= at),
  )
  const { at: begun, end } = turns[place]!
  const within = end > begun ? Math.min(1, Math.max(0, (at - begun) / (end - begun))) : 0
  return (place + within) / turns.length
}

/** The move that lies at a place of the line of turns. */
export function moveAt(turns: readonly Turn[], share: number): number {
  if (!turns.length) return 0
  const far = Math.min(0.999999, Math.max(0, share)) * turns.length
  const turn = turns[Math.floor(far)]!
  return Math.round(turn.at + (far % 1) * (turn.end - turn.at))
}

/** The rounds as parts of the line, each with where it begins and ends. */
export function roundsOf(turns: readonly Turn[]): { round: number; from: number; to: number }[] {
  const rounds: { round: number; from: number; to: number }[] = []
  for (const [place, turn] of turns.entries()) {
    const to = (place + 1) / turns.length
    const last = rounds.at(-1)
    if (last && (last.round === turn.round || turn.seat < 0)) last.to = to
    else rounds.push({ round: turn.round, from: place / turns.length, to })
  }
  return rounds
}

/** Chances piled up, one's own at the bottom. */
export function piled(moment: OddsMoment, order: readonly number[]): Share[] {
  let from = 0
  return order.map((seat) => {
    const part = { from, to: from + (moment.wins[seat] ?? 0) }
    from = part.to
    return part
  })
}

/** Seats with one's own first. */
export function ownFirst(seats: number, own: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return [...all.filter((seat) => seat === own), ...all.filter((seat) => seat !== own)]
}

/** Where a moment and a share of 100 lie in a chart. */
export type Placed = (moment: number, percent: number) => string

/** What the chart fills for a seat, and the edge above it. */
export type Area = { seat: number; above: string[]; body: string }

/** The shares piled up over all moments: for each seat what lies between the edges below and above it. */
export function areasOf(
  moments: readonly OddsMoment[],
  order: readonly number[],
  at: Placed,
): Area[] {
  const shares = moments.map((moment) => piled(moment, order))
  return order.map((seat, place) => {
    const edge = (side: 'from' | 'to') =>
      shares.map((parts, moment) => at(moment, parts[place]![side] * 100))
    const above = edge('to')
    return { seat, above, body: `M${[...above, ...edge('from').toReversed()].join('L')}Z` }
  })
}
