import { thingsIn, type Made } from './made'

const KEY = 'elbowroom.box'
export const LARGEST_LIMIT = 8

/** What the next table will hold beside the box of the game; kept by this browser. */
class Box {
  items = $state.raw<readonly Made[]>([])
  /** Own races, and own powers, the table takes at most. */
  limit = $state(1)

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Box>
      if (Array.isArray(kept.items)) this.items = kept.items
      if (typeof kept.limit === 'number') this.limit = kept.limit
    } catch {
      // What cannot be read is not in the box.
    }
  }

  /** What is for one game. */
  of(game: string): readonly Made[] {
    return this.items.filter((one) => one.game === game)
  }

  has(made: Made): boolean {
    return this.items.some((one) => same(one, made))
  }

  /** Puts something in; a map takes the place of another, a pack that of one with its id. */
  add(made: Made): void {
    const others = this.items.filter((one) => !same(one, made) && !replaces(made, one))
    this.items = [...others, made]
    this.limit = Math.max(this.limit, Math.min(LARGEST_LIMIT, this.needed(made.game)))
    this.#keep()
  }

  remove(made: Made): void {
    this.items = this.items.filter((one) => !same(one, made))
    this.#keep()
  }

  setLimit(limit: number): void {
    this.limit = Math.max(1, Math.min(LARGEST_LIMIT, limit))
    this.#keep()
  }

  /** The limit all that is in the box would need. */
  needed(game: string): number {
    const counts: Record<string, number> = {}
    for (const made of this.of(game))
      if (made.kind === 'pack')
        for (const { list } of thingsIn(made.document)) counts[list] = (counts[list] ?? 0) + 1
    return Math.max(1, ...Object.values(counts))
  }

  /** The options of a table of a game with all that is in the box for it. */
  options(game: string): Record<string, unknown> {
    const packs = this.of(game).filter((one) => one.kind === 'pack')
    const map = this.of(game).find((one) => one.kind === 'map')
    return {
      ...(packs.length ? { packs: packs.map((one) => one.document), own_limit: this.limit } : {}),
      ...(map ? { map: map.document } : {}),
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ items: this.items, limit: this.limit }))
    } catch {
      // A full or closed store: the box lasts as long as the page.
    }
  }
}

function same(one: Made, other: Made): boolean {
  return one.kind === other.kind && one.game === other.game && one.document.id === other.document.id
}

/** Of maps only one lies on a table. */
function replaces(added: Made, one: Made): boolean {
  return added.kind === 'map' && one.kind === 'map' && one.game === added.game
}

export const box = new Box()
