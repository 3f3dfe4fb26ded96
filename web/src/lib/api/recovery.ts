import { call } from './http'
import { own } from './device'
import { keepSeats, knownTables, markCoded } from './seats'
import type { Snapshot } from './types'

/** The code with which a person gets lost seats back: made here, kept by the server as a hash. */
const KEY = 'elbowroom.recovery'
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 25
const GROUP = 5

type Recovered = {
  seats: { table: string; seat: number; secret: string; game: string; players: number }[]
}

export function recoveryCode(): string | null {
  return own().getItem(KEY)
}

/** The code as it is printed: in groups. */
export function inGroups(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-').toUpperCase()
}

/** Makes a code and lets it open all seats of this device; gives how many those are. */
export async function makeCode(): Promise<number> {
  own().setItem(KEY, randomCode())
  let seats = 0
  for (const known of knownTables()) seats += await keepCode(known.table)
  return seats
}

function randomCode(): string {
  const letters: string[] = []
  while (letters.length < LENGTH) {
    // What would favour the first letters is thrown away.
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    if (byte! < 256 - (256 % LETTERS.length)) letters.push(LETTERS[byte! % LETTERS.length]!)
  }
  return letters.join('')
}

/** Lets the code, if there is one, open the seats held at a table; gives how many those are. */
export async function keepCode(table: string, yours?: number[]): Promise<number> {
  const code = recoveryCode()
  const known = knownTables().find((one) => one.table === table)
  if (!code || !known) return 0
  const secrets = known.seats.map((held) => held.secret)
  try {
    const seats: number[] = yours ?? (await heldAt(table, secrets))
    if (known.coded !== code)
      for (const seat of seats)
        await call('POST', `/tables/${table}/seats/${seat}/recovery`, { code }, secrets)
    markCoded(table, code)
    return seats.length
  } catch {
    return 0 // a table that is gone, or a server that is away: the next visit tries again
  }
}

async function heldAt(table: string, secrets: string[]): Promise<number[]> {
  const view = await call<Snapshot>('GET', `/tables/${table}/view`, undefined, secrets)
  return view.yours
}

/** Gets the seats of a code back; gives how many. */
export async function recover(code: string): Promise<number> {
  const { seats } = await call<Recovered>('POST', '/recover', { code })
  own().setItem(KEY, code.toLowerCase().replace(/[^a-z0-9]/g, ''))
  for (const { table, seat, secret, game, players } of seats)
    keepSeats(table, [{ seat, secret }], { game, players })
  return seats.length
}
