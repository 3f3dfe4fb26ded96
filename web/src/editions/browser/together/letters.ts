import { call } from '$lib/api/http'
import { keepSeats } from '$lib/api/seats'
import type { OpenedTable } from '$lib/api/types'
import type { TableWish } from '$lib/api/opening'

/** Games by letters: what is written to whoever is next, and what came from them. */

export type AboutLetter = { by_letters: boolean; to: number | null; due: boolean }
export type Invited = { game: string; players: number; names: string[]; setup: object }
type Opened = {
  table: string
  new: boolean
  invitation: Invited | null
  opened: OpenedTable | null
}

export function aboutLetter(table: string, secrets: string[]): Promise<AboutLetter> {
  return call<AboutLetter>('GET', `/tables/${table}/letter`, undefined, secrets)
}

export async function writeLetter(table: string, seat: number, secrets: string[]) {
  return call<{ letter: object; to: number | null }>(
    'POST',
    `/tables/${table}/letter`,
    { seat },
    secrets,
  )
}

function keep(opened: OpenedTable, game: string, players: number): void {
  const held = opened.seats.map(({ seat, secret }) => ({ seat, secret }))
  keepSeats(opened.table, held, { game, players })
}

/** Opens a letter; whoever is invited by it sits down with a name. */
export async function openLetter(letter: unknown, name: string | null): Promise<Opened> {
  const told = await call<Opened>('POST', '/letters/open', { letter, name })
  const { game, names } = letter as { game: string; names: unknown[] }
  if (told.opened) keep(told.opened, game, names.length)
  return told
}

/** Begins a game by letters, and gives its table. */
export async function beginLetters(wish: TableWish): Promise<string> {
  const name = wish.seats.find((seat) => seat.kind === 'me')?.name ?? ''
  const { game, players, options } = wish
  const opened = await call<OpenedTable>('POST', '/letters', { game, players, options, name })
  keep(opened, game, players)
  return opened.table
}
