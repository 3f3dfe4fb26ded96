/** What this browser keeps of a table's dice from the start, so that nothing can be changed later. */

export type Kept = {
  /** The seal of the server's seed, as it was first shown. */
  commitment: string
  /** Whether that was before the game began. */
  before: boolean
  /** Every word this browser has made for the table; which of them counts, the seals say. */
  words: string[]
  /** The seals of all seats, as they stood before words of this browser were opened. */
  seals: (string | null)[] | null
  at: number
}

const KEY = 'elbowroom.dice'
const MOST = 80

function read(): Record<string, Kept> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}

function keep(table: string, changed: Partial<Kept>): void {
  const all = read()
  const old = all[table] ?? { commitment: '', before: false, words: [], seals: null, at: 0 }
  all[table] = { ...old, ...changed, at: Date.now() }
  const newest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))))
}

export function keptOf(table: string): Kept | null {
  return read()[table] ?? null
}

/** Keeps the seal of the server's seed; what was kept once stays. */
export function keepCommitment(table: string, commitment: string, before: boolean): void {
  if (!keptOf(table)?.commitment) keep(table, { commitment, before })
}

export function keepWords(table: string, words: string): void {
  keep(table, { words: [...(keptOf(table)?.words ?? []), words] })
}

/** Keeps the seals of all: from now on nobody can bring other words unnoticed. */
export function keepSeals(table: string, seals: (string | null)[]): void {
  keep(table, { seals })
}
