/** Characters a name may have beyond the one its place on the map was measured for. */
const SPARE = 2
const SMALLEST = 0.84

/** How many letters the longest word of a name has: the least room it needs. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/\s+/).map((word) => word.length))
}

/**
 * A name as it is written on the land: its lines, and how large they are.
 *
 * Places of names are measured for what is printed on the map; a longer name breaks between its
 * words, or is written a little smaller.
 */
export function labelLines(name: string, printed: string): { lines: string[]; size: number } {
  const room = printed.length + SPARE
  if (name.length <= room) return { lines: [name], size: 1 }
  const words = name.split(' ')
  const lines = words.length > 1 ? [words[0]!, words.slice(1).join(' ')] : [name]
  const longest = Math.max(...lines.map((line) => line.length))
  return { lines, size: Math.max(SMALLEST, Math.min(1, room / longest)) }
}
