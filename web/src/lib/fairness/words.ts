import type { Snapshot } from '$lib/api/types'
import { keepCommitment, keepSeals, keepWords, keptOf } from './kept'
import { bytesOf, hexOf, sha256 } from './sha256'

/** Random words for the dice, made by this browser and known to nobody else until they are opened. */
export function newWords(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)))
}

export function sealOf(seat: number, words: string): string {
  return hexOf(sha256(bytesOf(`${seat}|${words}`)))
}

/** Makes words for a seat and gives their seal; `keep` is called with the words. */
export function sealedWords(seat: number, keep: (words: string) => void): string {
  const words = newWords()
  keep(words)
  return sealOf(seat, words)
}

type Post = (path: string, body: object) => Promise<unknown>

/** Brings the words of this device: sealed where a seal is missing, opened once all are sealed. */
export class Bringing {
  #done = new Set<string>()

  constructor(
    private readonly table: string,
    private readonly post: Post,
  ) {}

  /** Does what is due at this moment of the table. */
  follow(snapshot: Snapshot): void {
    if (snapshot.commitment && !snapshot.challenge)
      keepCommitment(this.table, snapshot.commitment, snapshot.status === 'waiting')
    const sealing = snapshot.sealing
    if (!sealing || snapshot.status !== 'waiting') return
    const mine = sealing.missing.filter((seat) => snapshot.yours.includes(seat))
    const phase = sealing.missing.some((seat) => sealing.seals[seat] === null)
    for (const seat of mine) {
      const round = `${sealing.left_out.length}.${seat}`
      if (phase) this.#once(`seal ${round}`, () => this.#seal(seat))
      else this.#once(`open ${round}`, () => this.#open(seat, sealing.seals))
    }
  }

  #once(what: string, act: () => Promise<unknown>): void {
    if (this.#done.has(what)) return
    this.#done.add(what)
    act().catch(() => this.#done.delete(what))
  }

  #seal(seat: number): Promise<unknown> {
    const seal = sealedWords(seat, (words) => keepWords(this.table, words))
    return this.post(`/seats/${seat}/seal`, { seal })
  }

  /** Opens words only after the seals of all are kept here. */
  #open(seat: number, seals: (string | null)[]): Promise<unknown> {
    const words = keptOf(this.table)?.words.find((one) => sealOf(seat, one) === seals[seat])
    if (words === undefined) return Promise.resolve()
    keepSeals(this.table, seals)
    return this.post(`/seats/${seat}/unseal`, { words })
  }
}
