import { keepWords } from '$lib/fairness/kept'
import { call } from './http'
import { keepOpened, openSealed, type SeatKind, type SeatWish } from './opening'
import { offerFile } from './personal'
import { heldSeats } from './seats'

/** A game that goes on, as a file on its way from one table to another. */
export type Parcel = {
  seats: { name: string; bot: string | null }[]
  record: { game: string }
}

/** Saves the game of a table as a file that another place goes on from. */
export async function takeAway(table: string): Promise<void> {
  const secrets = heldSeats(table).map((one) => one.secret)
  const parcel = await call<Parcel>('GET', `/tables/${table}/parcel`, undefined, secrets)
  offerFile(`elbowroom-${parcel.record.game}-${table}.json`, parcel)
}

/** Reads a file; nothing where it is no such game. */
export function readParcel(text: string): Parcel | null {
  try {
    const read = JSON.parse(text) as Partial<Parcel> | null
    const seats: readonly unknown[] = Array.isArray(read?.seats) ? read.seats : []
    const fits = seats.length > 0 && seats.every(isSeat) && typeof read?.record?.game === 'string'
    return fits ? (read as Parcel) : null
  } catch {
    return null
  }
}

function isSeat(value: unknown): boolean {
  return typeof (value as { name?: unknown } | null)?.name === 'string'
}

/** Who sits where at first: whoever opens the file, everybody else on the same device, bots as they were. */
export function packedSeats(parcel: Parcel | null): SeatKind[] {
  const seats = parcel?.seats ?? []
  const first = seats.findIndex((one) => !one.bot)
  return seats.map((one, place) => (one.bot ? 'bot' : place === first ? 'me' : 'here'))
}

/** Opens a table at which the game goes on; gives its id. */
export async function openParcel(parcel: Parcel, kinds: SeatKind[]): Promise<string> {
  const seats: SeatWish[] = parcel.seats.map(({ name, bot }, place) => ({
    kind: kinds[place]!,
    ...(kinds[place] === 'link' ? {} : { name }),
    ...(bot ? { bot } : {}),
  }))
  const { opened, words } = await openSealed('/parcels', { parcel, seats }, seats)
  keepOpened(opened, seats, parcel.record.game)
  if (words) keepWords(opened.table, words)
  return opened.table
}
