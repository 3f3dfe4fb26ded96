/** Chance that is the same for the same seed on every machine (mulberry32). */
export function chanceOf(seed: string): () => number {
  let state = 2166136261
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], chance: () => number): T[] {
  const left = [...things]
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    ;[left[at], left[other]] = [left[other]!, left[at]!]
  }
  return left
}
