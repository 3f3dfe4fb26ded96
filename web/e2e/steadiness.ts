import type { Page } from 'playwright-core'
import type { Sight } from './sight'

/**
 * What no moment of a game may show on a page: a map that changes its box, words that stick out of their zone,
 * an accented button out of its place. Every look of a player adds to it, and every scene ends by asking for it.
 */
export class Steadiness {
  readonly #boxes = new Map<string, Set<string>>()
  readonly #faults = new Set<string>()

  note({ frame, mapBox, faults }: Sight): void {
    if (!frame) return
    this.#boxes.set(frame, (this.#boxes.get(frame) ?? new Set()).add(mapBox))
    for (const fault of faults) this.#faults.add(fault)
  }

  /** Everything that was wrong so far. */
  get complaints(): string[] {
    const moved = [...this.#boxes]
      .filter(([, boxes]) => boxes.size > 1)
      .map(([frame, boxes]) => `the map moved at ${frame}: ${[...boxes].join(', then ')}`)
    return [...moved, ...this.#faults]
  }
}

const seen = new WeakMap<Page, Steadiness>()

/** What was seen of a page so far. */
export function steadiness(page: Page): Steadiness {
  const known = seen.get(page) ?? new Steadiness()
  seen.set(page, known)
  return known
}

/** Begins anew with a page that somebody else has now. */
export function forget(page: Page): void {
  seen.delete(page)
}
