import type { Outcome } from '$games/game'
import type { Snapshot } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import type { Faction } from './factions'

type TeamSetup = { teams?: boolean; team_scoring?: string }

export type Side = { faction: Faction; seats: number[]; score: number; sum: number; won: boolean }

/** The side of each seat: they alternate, and the odd one out is neutral (W-TEAM-1, W-TEAM-2). */
export function sideOf(seat: number, players: number): Faction {
  if (players % 2 && seat === players - 1) return 'neutral'
  return seat % 2 ? 'horde' : 'alliance'
}

/** The sides of a finished game, the best first, with what counts for each (W-TEAM-7). */
export function sidesOf(snapshot: Snapshot): Side[] {
  const { scores, ranks, winners } = snapshot.result!
  const bySum = (snapshot.setup as TeamSetup).team_scoring === 'sum'
  const all = scores.map((_, seat) => sideOf(seat, scores.length))
  const sides = [...new Set(all)].map((faction) => {
    const seats = all.flatMap((one, seat) => (one === faction ? [seat] : []))
    const coins = seats.map((seat) => scores[seat]!)
    const sum = coins.reduce((one, other) => one + other, 0)
    const won = seats.some((seat) => winners.includes(seat))
    return { faction, seats, score: bySum ? sum : Math.max(...coins), sum, won }
  })
  return sides.sort((one, other) => ranks[one.seats[0]!]! - ranks[other.seats[0]!]!)
}

/** How a game of sides ended: who won, by which numbers, and by which rule; null without sides. */
export function outcome(snapshot: Snapshot, name: (seat: number) => string): Outcome | null {
  if (!(snapshot.setup as TeamSetup).teams || !snapshot.result?.scores) return null
  const sides = sidesOf(snapshot)
  const [first, ...others] = sides
  const side = first!.faction
  const numbers = { score: first!.score, others: others.map((one) => one.score).join(', ') }
  const shared = sides.filter((one) => one.won).length > 1
  const tied = !shared && others.some((one) => one.score === first!.score)
  const bySum = (snapshot.setup as TeamSetup).team_scoring === 'sum'
  const rule = bySum ? 'pages-side-rule-sum' : 'pages-side-rule-best'
  const decided = bySum ? 'pages-side-rule-tie-sum' : 'pages-side-rule-tie'
  return {
    headline: shared ? t('pages-sides-tie', numbers) : t('pages-side-wins', { side, ...numbers }),
    rule: tied ? `${t(rule)} ${t(decided)}` : t(rule),
    lines: sides.map(({ faction, seats, sum }) =>
      t('pages-side-line', {
        side: faction,
        players: seats.map((seat) => `${name(seat)} ${snapshot.result!.scores[seat]!}`).join(', '),
        sum,
      }),
    ),
  }
}
