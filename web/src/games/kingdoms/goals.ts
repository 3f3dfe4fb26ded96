import { meeplesOf, MOST_MEEPLES, TOP_MAGIC, TOWER, type KingdomsPosition } from './types'

/** What announces the last round, how much of it, and who is nearest to it. */
export type Goal = {
  id: 'population' | 'tower' | 'magic' | 'heroes-retired'
  icon: string
  most: number
  /** How far the first has come; the seat is null where nobody has any of it. */
  count: number
  seat: number | null
}

export const RETIRED_HEROES = 3

/** The ends of the game in the order of the rules; heroes only where they are played with. */
export function goalsOf(position: KingdomsPosition, heroes: boolean): Goal[] {
  const { players } = position
  const goals: Goal[] = [
    {
      id: 'population',
      icon: 'kingdoms/markers/meeple',
      most: MOST_MEEPLES,
      ...first(players.map((_, seat) => meeplesOf(position, seat))),
    },
    {
      id: 'tower',
      icon: 'kingdoms/markers/fortress',
      most: TOWER.length,
      ...first(players.map(({ tower }) => tower)),
    },
    {
      id: 'magic',
      icon: 'kingdoms/actions/research',
      most: TOP_MAGIC,
      ...first(players.map(({ magic }) => magic)),
    },
  ]
  if (heroes)
    goals.push({
      id: 'heroes-retired',
      icon: 'kingdoms/markers/hero',
      most: RETIRED_HEROES,
      ...first(players.map(({ retired }) => retired.length)),
    })
  return goals
}

function first(counts: number[]): { count: number; seat: number | null } {
  const count = Math.max(0, ...counts)
  return { count, seat: count ? counts.indexOf(count) : null }
}
