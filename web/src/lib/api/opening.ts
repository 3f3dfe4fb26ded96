import { edition } from '$edition'
import { keepWords } from '$lib/fairness/kept'
import { sealedWords } from '$lib/fairness/words'
import { ApiError, call, newKey } from './http'
import { keepLinks, keepSeats } from './seats'
import type { GivenSeat, Invitation, OpenedTable, Snapshot, TableFace } from './types'

export type SeatKind = 'me' | 'here' | 'link' | 'open' | 'bot' | 'letter'
export type SeatWish = { kind: SeatKind; name?: string; bot?: string | null }
export type ClockWish =
  { kind: 'fast'; seconds: number; increment: number } | { kind: 'days'; days: number } | null

/** Seconds a table waits for somebody; null: for ever. */
export type PatienceWish = {
  away: number | null
  idle: number | null
  close: number
  /** How many of the others have to agree to go on without somebody. */
  consent: 'most' | 'all' | 'one'
}

export type TableWish = {
  game: string
  players: number
  seats: SeatWish[]
  options: Record<string, unknown>
  private: boolean
  spectators: boolean
  clock: ClockWish
  /** Whether players may ask for hints; the server decides where nobody says. */
  hints?: boolean
  patience?: PatienceWish
}

/** Names of bots, so that two of a kind can be told apart. */
export const BOT_NAMES = ['Bramble', 'Thistle', 'Pebble', 'Sorrel', 'Moss']

/** Keeps what a newly opened table gave us: our own seats, and links for friends. */
export function keepOpened(opened: OpenedTable, seats: SeatWish[], game: string): void {
  const own = opened.seats.filter((given) => seats[given.seat]?.kind !== 'link')
  const links = opened.seats.filter((given) => seats[given.seat]?.kind === 'link')
  const held = own.map(({ seat, secret }) => ({ seat, secret }))
  if (opened.host) held.push({ seat: -1, secret: opened.host })
  keepSeats(opened.table, held, { game, players: seats.length })
  keepLinks(
    opened.table,
    links.map(({ seat, link }) => ({ seat, link })),
  )
}

type Opening = { opened: OpenedTable; words: string | null }

/** Opens a table to which the host's browser brings words for the dice, sealed. */
export async function openSealed(
  path: string,
  body: object,
  seats: SeatWish[],
  secrets: string[] = [],
): Promise<Opening> {
  const host = seats.findIndex((seat) => seat.kind === 'me')
  let words: string | null = null
  const sealed = host < 0 ? {} : { seal: sealedWords(host, (made) => (words = made)) }
  const opened = await call<OpenedTable>('POST', path, { ...body, ...sealed }, secrets)
  return { opened, words }
}

/** Opens a table and gives its id. */
export async function openTable(wish: TableWish): Promise<string> {
  if (edition.openLetters && wish.seats.some((seat) => seat.kind === 'letter'))
    return edition.openLetters(wish)
  const { opened, words } = await openSealed('/tables', wish, wish.seats)
  keepOpened(opened, wish.seats, wish.game)
  if (words) keepWords(opened.table, words)
  return opened.table
}

/** What the secret of a link invites to; null: it opens no waiting chair. */
export async function invitationTo(table: string, secret: string): Promise<Invitation | null> {
  try {
    return await call<Invitation>('GET', `/tables/${table}/invitation`, undefined, [secret])
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_your_seat') return null
    throw error
  }
}

/** Whether a secret opens a seat that somebody holds already. */
export async function opensSeat(table: string, secret: string): Promise<boolean> {
  const view = await call<Snapshot>('GET', `/tables/${table}/view`, undefined, [secret])
  return view.yours.length > 0 || view.host
}

/** Sits down on a waiting seat: an open one, or the one the secret of a link opens. */
export async function sitDown(
  table: string,
  name: string,
  secret: string | null,
  seat?: number,
): Promise<void> {
  const face = await call<TableFace>('GET', `/tables/${table}`)
  const waiting = face.seats.filter((one) => one.kind === 'waiting')
  const fitting = waiting.filter((one) =>
    seat === undefined ? one.open === (secret === null) : one.seat === seat,
  )
  const key = newKey()
  let refused: unknown = null
  for (const one of fitting) {
    try {
      const seal = sealedWords(one.seat, (words) => keepWords(table, words))
      const body = { name, key, seal, ...(secret === null ? {} : { secret }) }
      const given = await call<GivenSeat>('POST', `/tables/${table}/seats/${one.seat}/take`, body)
      keepSeats(table, [{ seat: given.seat, secret: given.secret }], {
        game: face.game,
        players: face.players,
      })
      return
    } catch (error) {
      refused = error
    }
  }
  throw refused ?? new Error('no seat waits')
}

/** Opens a table for a guided first game or an exercise, and gives its id. */
export async function openLesson(game: string, lesson: string, name: string): Promise<string> {
  const opened = await call<OpenedTable>('POST', `/lessons/${game}/${lesson}`, { name })
  keepOpened(opened, [{ kind: 'me', name }], game)
  return opened.table
}
