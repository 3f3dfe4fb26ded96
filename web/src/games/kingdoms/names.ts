import type { Point } from '$lib/board/geometry'

/** How wide a letter is, in parts of the size of type. */
const LETTER = 0.6
const MARGIN = 6
/** Rather than break, a name is written so much smaller. */
const SHRUNK = 0.84
/** Room for the sign before a name. */
export const SIGN = 17

export type NameLine = { text: string; x: number; y: number }
export type WrittenName = { lines: NameLine[]; size: number; sign: Point | null }

/** From where to where a region reaches at a height, around a point of it. */
export function reachAt(outline: Point[], [x, y]: Point): [number, number] {
  const crossed = outline.flatMap((here, place): number[] => {
    const there = outline[(place + 1) % outline.length]!
    if (here[1] > y === there[1] > y) return []
    return [here[0] + ((y - here[1]) / (there[1] - here[1])) * (there[0] - here[0])]
  })
  const left = Math.max(...crossed.filter((at) => at <= x))
  const right = Math.min(...crossed.filter((at) => at > x))
  return Number.isFinite(left) && Number.isFinite(right) ? [left, right] : [x - 60, x + 60]
}

/**
 * A name where it is written on the land, as large as the region allows, with the place of the
 * sign of what the region gives. A name too long for its region breaks between its words.
 */
export function writtenName(
  name: string,
  at: Point,
  outline: Point[],
  { size, smallest, signed }: { size: number; smallest: number; signed: boolean },
): WrittenName {
  const [left, right] = reachAt(outline, at)
  const room = right - left - 2 * MARGIN - (signed ? SIGN : 0)
  const words = name.split(' ')
  const whole = words.length < 2 || name.length * LETTER * size * SHRUNK <= room
  const lines = whole ? [name] : [words[0]!, words.slice(1).join(' ')]
  const longest = Math.max(...lines.map((line) => line.length))
  const fitted = Math.max(smallest, Math.min(size, room / (longest * LETTER)))
  const wide = longest * LETTER * fitted + (signed ? SIGN : 0)
  const middle = Math.min(Math.max(at[0], left + MARGIN + wide / 2), right - MARGIN - wide / 2)
  const x = (wide > right - left ? (left + right) / 2 : middle) + (signed ? SIGN / 2 : 0)
  const first = at[1] - (lines.length - 1) * fitted * 0.7
  return {
    lines: lines.map((text, place) => ({ text, x, y: first + place * fitted })),
    size: fitted,
    sign: signed ? [x - (longest * LETTER * fitted) / 2 - SIGN / 2, at[1] - fitted * 0.34] : null,
  }
}
