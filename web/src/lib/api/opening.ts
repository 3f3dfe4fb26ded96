import { call, newKey } from './http'
import { keepLinks, keepSeats } from './seats'
import type { GivenSeat, OpenedTable, Snapshot, TableFace } from './types'

export type SeatKind = 'me' | 'here' | 'link' | 'open' | 'bot'
export type SeatWish = { kind: SeatKind; name?: string; bot?: string | null }
export type ClockWish =
  { kind: 'fast'; seconds: number; increment: number } | { kind: 'days'; days: number } | null

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

/** Opens a table and gives its id. */
export async function openTable(wish: TableWish): Promise<string> {
  const opened = await call<OpenedTable>('POST', '/tables', wish)
  keepOpened(opened, wish.seats, wish.game)
  return opened.table
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
      const body = { name, key, ...(secret === null ? {} : { secret }) }
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
