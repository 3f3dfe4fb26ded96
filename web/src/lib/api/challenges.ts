import { own } from './device'
import { call, newKey } from './http'
import { keepOpened } from './opening'
import type { ChallengeFace, OpenedTable } from './types'

/** What tells the server whose results are whose; it never leaves this device except to there. */
const KEY = 'elbowroom.challenger'
const BEGUN = 'elbowroom.challenges'

type Begun = Record<string, { day: string; table: string }>

function challenger(): string {
  const known = own().getItem(KEY)
  if (known) return known
  const made = newKey()
  own().setItem(KEY, made)
  return made
}

function begunTables(): Begun {
  try {
    const value: unknown = JSON.parse(own().getItem(BEGUN) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Begun) : {}
  } catch {
    return {}
  }
}

/** The table at which this device began the challenge of a day last; null if at none. */
export function begunTable(game: string, day: string): string | null {
  const begun = begunTables()[game]
  return begun?.day === day ? begun.table : null
}

/** The challenge of a game and day (today's, if none is named) with its score table. */
export function challengeOf(game: string, name: string, day: string): Promise<ChallengeFace> {
  const asked = new URLSearchParams(day ? { name, day } : { name })
  return call('GET', `/challenges/${game}?${asked}`, undefined, [challenger()])
}

/** Takes today's challenge up and gives the table. */
export async function takeUp(game: string, name: string, day: string): Promise<string> {
  const wish = { name, day }
  const opened = await call<OpenedTable>('POST', `/challenges/${game}`, wish, [challenger()])
  keepOpened(opened, [{ kind: 'me', name }], game)
  const begun = { ...begunTables(), [game]: { day, table: opened.table } }
  own().setItem(BEGUN, JSON.stringify(begun))
  return opened.table
}
