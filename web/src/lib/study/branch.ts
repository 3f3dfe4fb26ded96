import { own } from '$lib/api/device'

const KEY = 'elbowroom.branches'
const MOST = 20

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(own().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, string][]) : []
  } catch {
    return []
  }
}

/** Remembers from which moment of a studied game a table went on. */
export function keepBranch(table: string, moment: string): void {
  const others = read().filter(([one]) => one !== table)
  own().setItem(KEY, JSON.stringify([[table, moment], ...others].slice(0, MOST)))
}

/** The moment to which a table leads back; null for one that is no branch. */
export function branchOf(table: string): string | null {
  return read().find(([one]) => one === table)?.[1] ?? null
}
