/** How good somebody is at puzzles: a rating after Glicko, of a person against puzzles of known grade. */

export type Rating = { rating: number; deviation: number; tries: number }

export const FIRST: Rating = { rating: 1200, deviation: 200, tries: 0 }
/** However much somebody has tried, the rating still follows. */
const LEAST_DEVIATION = 60
/** How sure the rating of a puzzle is. */
const OF_PUZZLE = 80
const Q = Math.LN10 / 400

function weight(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI))
}

/** How likely somebody is to find the answer. */
export function likely(person: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((-weight(OF_PUZZLE) * (person - puzzle)) / 400))
}

/** The rating after a first try at a puzzle. */
export function rated(before: Rating, puzzle: number, right: boolean): Rating {
  const expected = likely(before.rating, puzzle)
  const g = weight(OF_PUZZLE)
  const known = Q * Q * g * g * expected * (1 - expected)
  const inverse = 1 / (before.deviation * before.deviation) + known
  const step = (Q / inverse) * g * ((right ? 1 : 0) - expected)
  return {
    rating: Math.round(before.rating + step),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / inverse)),
    tries: before.tries + 1,
  }
}
