const patterns = new WeakMap<Record<string, string>, RegExp | null>()

/** What finds the names of places; longer ones first, so that none hides another. */
function patternOf(places: Record<string, string>): RegExp | null {
  let pattern = patterns.get(places)
  if (pattern === undefined) {
    const names = Object.values(places)
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    pattern = names.length ? new RegExp(`(${names.join('|')})`, 'u') : null
    patterns.set(places, pattern)
  }
  return pattern
}

/** A sentence cut at the names of places: every second piece is one. */
export function cutAtPlaces(text: string, places: Record<string, string>): string[] {
  const pattern = patternOf(places)
  return pattern ? text.split(pattern) : [text]
}
