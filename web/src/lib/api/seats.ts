/** The seats this device holds: secrets never leave it except to the server. */

import { edition } from '$edition'
import { router } from '$lib/router.svelte'
import { own } from './device'

export type HeldSeat = { seat: number; secret: string }
export type SeatLink = { seat: number; link: string }
export type KnownTable = {
  table: string
  game: string
  players: number
  seats: HeldSeat[]
  /** Links of seats that wait for friends, for whoever opened the table. */
  links: SeatLink[]
  at: number
  /** The recovery code that opens these seats too. */
  coded?: string
}

const KEY = 'elbowroom.tables'
const MOST = 60

function read(): Record<string, KnownTable> {
  try {
    const value: unknown = JSON.parse(own().getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, KnownTable>) : {}
  } catch {
    return {}
  }
}

function write(tables: Record<string, KnownTable>): void {
  const newest = Object.values(tables).sort((one, other) => other.at - one.at)
  const kept = Object.fromEntries(newest.slice(0, MOST).map((known) => [known.table, known]))
  own().setItem(KEY, JSON.stringify(kept))
}

/** The tables this device has a seat at, newest first. */
export function knownTables(): KnownTable[] {
  return Object.values(read()).sort((one, other) => other.at - one.at)
}

/** Seats of tables that are left with the page, as those of puzzles: nothing of them is kept. */
const passing = new Map<string, HeldSeat[]>()

/** Holds seats of a table until the page is left. */
export function holdMeanwhile(table: string, seats: HeldSeat[]): void {
  passing.set(table, seats)
}

export function isPassing(table: string): boolean {
  return passing.has(table)
}

export function heldSeats(table: string): HeldSeat[] {
  return passing.get(table) ?? read()[table]?.seats ?? []
}

/** Remembers seats of a table beside those already held. */
export function keepSeats(
  table: string,
  seats: HeldSeat[],
  about?: { game: string; players: number },
) {
  const tables = read()
  const old = tables[table]
  const others = (old?.seats ?? []).filter(
    (held) => !seats.some((one) => one.secret === held.secret),
  )
  tables[table] = {
    table,
    game: about?.game ?? old?.game ?? '',
    players: about?.players ?? old?.players ?? 0,
    seats: [...others, ...seats],
    links: old?.links ?? [],
    at: Date.now(),
    ...(seats.length || !old?.coded ? {} : { coded: old.coded }),
  }
  write(tables)
}

/** Remembers that a code opens the seats of a table. */
export function markCoded(table: string, coded: string): void {
  const tables = read()
  const known = tables[table]
  if (!known) return
  tables[table] = { ...known, coded }
  write(tables)
}

export function seatLinks(table: string): SeatLink[] {
  return read()[table]?.links ?? []
}

/** Keeps the links of seats that wait for friends. */
export function keepLinks(table: string, links: SeatLink[]): void {
  const tables = read()
  const known = tables[table]
  if (!known) return
  tables[table] = { ...known, links }
  write(tables)
}

/** Swaps a secret for the one that was given for it, or drops it. */
export function dropSecret(table: string, secret: string): void {
  const tables = read()
  const known = tables[table]
  if (!known) return
  const seats = known.seats.filter((held) => held.secret !== secret)
  if (seats.length) tables[table] = { ...known, seats }
  else delete tables[table]
  write(tables)
}

export function forgetTable(table: string): void {
  const tables = read()
  delete tables[table]
  write(tables)
}

/** Reads a secret out of the address (`#s=…`) and takes it away from there. */
export function secretFromAddress(): string | null {
  const found = /^#s=([A-Za-z0-9_-]{8,200})$/.exec(edition.place().hash)
  if (!found) return null
  router.note('')
  return found[1] ?? null
}

const NAME = 'elbowroom.name'

export function rememberedName(): string {
  return own().getItem(NAME) ?? ''
}

export function rememberName(name: string): void {
  own().setItem(NAME, name)
}
