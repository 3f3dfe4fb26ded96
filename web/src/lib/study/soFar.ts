import type { OddsMoment } from '$lib/api/types'

/** A round on the line of turns: from where to where, in turns. */
export type Round = { round: number; from: number; to: number }

/**
 * Where each moment lies on the line of turns, in turns since the first began. Moments of one turn share
 * its width; of the turn that goes on, the end is still free.
 */
export function placesOf(moments: readonly OddsMoment[]): number[] {
  const last = moments.at(-1)?.turn
  return moments.map((moment, index) => {
    const alike = moments.filter((other) => other.turn === moment.turn).length
    const before = moments.slice(0, index).filter((other) => other.turn === moment.turn).length
    const parts = moment.turn === last ? alike + 1 : alike
    return Math.max(0, moment.turn - 1) + before / parts
  })
}

/**
 * The rounds below the line of turns. Where the number of rounds is settled the rest of the game is left
 * free, each round as long as there are players; else the line ends with the turn that goes on.
 */
export function roundsOf(
  moments: readonly OddsMoment[],
  rounds: number | null,
  players: number,
): Round[] {
  const found: Round[] = []
  for (const { round, turn } of moments) {
    const from = Math.max(0, turn - 1)
    const last = found.at(-1)
    if (last && last.round >= round) last.to = from + 1
    else {
      if (last) last.to = from
      found.push({ round, from, to: from + 1 })
    }
  }
  const now = found.at(-1)
  if (!now || rounds === null) return found
  now.to = Math.max(now.to, now.from + players)
  for (let round = now.round + 1; round <= rounds; round += 1) {
    const from = found.at(-1)!.to
    found.push({ round, from, to: from + players })
  }
  return found
}
