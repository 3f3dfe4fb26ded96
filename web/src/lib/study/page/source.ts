import { call } from '$lib/api/http'
import { openSealed, type SeatWish } from '$lib/api/opening'
import { heldSeats } from '$lib/api/seats'
import type {
  GameOdds,
  GameStudy,
  Making,
  Mistakes,
  OpenedTable,
  RecordedGame,
  ReplayData,
  Seat,
  TableFace,
} from '$lib/api/types'
import { studied } from '../asking'
import { bySize } from './mistakes'
import { positionsOf } from './positions'

export type StudiedSeat = Pick<Seat, 'seat' | 'name' | 'bot'>

/** A finished game as it is studied. */
export type Told = {
  game: string
  replay: ReplayData
  seats: StudiedSeat[]
  /** Whether odds and mistakes can be asked for. */
  judged: boolean
}

/** Where a studied game comes from, and who is asked about it. */
export interface Source {
  /** The address at which anybody finds this game; null: it is on this device alone. */
  readonly path: string | null
  /** The page of its end; null where it has none. */
  readonly result: string | null
  /** The seat this device plays; null where it watched. */
  readonly own: number | null
  /** Loads the game; `foretell` hears as soon as it is known which one it is. */
  load(foretell: (game: string) => void): Promise<Told>
  odds(wanted: () => boolean, told?: (making: Making) => void): Promise<GameOdds | null>
  mistakes(
    seat: number,
    wanted: () => boolean,
    told: (making: Making) => void,
  ): Promise<Mistakes | null>
  /** Looks no further. */
  stop(): void
  /** Opens a table that goes on from a moment. */
  branch(move: number, seats: SeatWish[]): Promise<{ opened: OpenedTable; words: string | null }>
}

/** A game of a record file, which is nowhere but on this device. */
export class RecordSource implements Source {
  readonly #record: unknown
  #told: Told | null = null
  readonly path = null
  readonly result = null
  readonly own = null

  constructor(record: unknown) {
    this.#record = record
  }

  async load(foretell: (game: string) => void): Promise<Told> {
    const named = (this.#record as { game?: unknown } | null)?.game
    if (typeof named === 'string') foretell(named)
    const { game, names, ...replay } = await call<RecordedGame>('POST', '/records', {
      record: this.#record,
    })
    const seats = names.map((name, seat) => ({ seat, name, bot: null }))
    const { judged, ...rest } = replay
    this.#told = { game, replay: rest as unknown as ReplayData, seats, judged }
    return this.#told
  }

  odds(wanted: () => boolean, told?: (making: Making) => void): Promise<GameOdds | null> {
    return this.#judged(wanted, told)
  }

  async mistakes(
    seat: number,
    wanted: () => boolean,
    told: (making: Making) => void,
  ): Promise<Mistakes | null> {
    const found = await this.#judged(wanted, told)
    if (!found) return null
    const own = found.turns.filter((turn) => turn.seat === seat)
    const mistakes = bySize(own.filter((turn) => turn.mark !== null))
    return { status: 'ready', seat, turns: own.length, mistakes }
  }

  /** The whole game judged; the server is given the record each time and keeps nothing of it for long. */
  #judged(wanted: () => boolean, told?: (making: Making) => void): Promise<GameStudy | null> {
    return studied<GameStudy>('/records/study', [], wanted, told, { record: this.#record })
  }

  stop(): void {}

  branch(move: number, seats: SeatWish[]) {
    const { game, replay } = this.#told!
    const position = positionsOf(replay.position, replay.steps.slice(0, move)).at(-1)
    const body = { game, setup: replay.setup, position, seats }
    return openSealed('/positions/table', body, seats)
  }
}

/** A game that was played at a table of this server. */
export class TableSource implements Source {
  readonly #id: string
  readonly #secrets: string[]
  readonly path: string
  readonly result: string
  readonly own: number | null

  constructor(id: string) {
    const held = heldSeats(id)
    this.#id = id
    this.#secrets = held.map((one) => one.secret)
    this.path = `/t/${id}/study`
    this.result = `/t/${id}`
    this.own = held.find((one) => one.seat >= 0)?.seat ?? null
  }

  async load(foretell: (game: string) => void): Promise<Told> {
    const faced = this.#get<TableFace>('').then((face) => {
      foretell(face.game)
      return face
    })
    const [face, replay] = await Promise.all([faced, this.#get<ReplayData>('/replay')])
    return { game: face.game, replay, seats: face.seats, judged: face.study }
  }

  odds(wanted: () => boolean, told?: (making: Making) => void): Promise<GameOdds | null> {
    return studied<GameOdds>(this.#at('/odds'), this.#secrets, wanted, told)
  }

  mistakes(
    seat: number,
    wanted: () => boolean,
    told: (making: Making) => void,
  ): Promise<Mistakes | null> {
    return studied<Mistakes>(this.#at(`/mistakes?seat=${seat}`), this.#secrets, wanted, told)
  }

  stop(): void {
    call('POST', this.#at('/study/stop'), undefined, this.#secrets).catch(() => {})
  }

  branch(move: number, seats: SeatWish[]) {
    return openSealed(this.#at('/fork'), { move, seats }, seats, this.#secrets)
  }

  #at(path: string): string {
    return `/tables/${this.#id}${path}`
  }

  #get<T>(path: string): Promise<T> {
    return call<T>('GET', this.#at(path), undefined, this.#secrets)
  }
}
