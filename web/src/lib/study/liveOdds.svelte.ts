import type { GameOdds, Making, OddsMoment } from '$lib/api/types'
import type { Table } from '$lib/table/table.svelte'
import { problem } from '$lib/ui/problems'
import { studied } from './asking'

/**
 * The odds of a game that goes on, from what whoever looks may know. What is still to be seen on the board
 * is not told by them before.
 */
export class LiveOdds {
  readonly #table: Table
  #odds = $state.raw<GameOdds | null>(null)
  /** Whose odds they are. */
  #eyes = $state('')
  #asked = 0
  making = $state.raw<Making | null>(null)
  trouble = $state('')

  constructor(table: Table) {
    this.#table = table
  }

  /** Whether the table tells the odds while its game goes on. */
  get offered(): boolean {
    const { snapshot } = this.#table
    return !!snapshot?.hints && snapshot.status === 'playing'
  }

  get unit(): string {
    return this.#odds?.unit ?? 'coins'
  }

  /** Whoever looks: a seat, or somebody who may know what everybody may. */
  get #looking(): string {
    return `${this.#table.viewer ?? ''}`
  }

  /** Whenever somebody began to play, up to what is shown. */
  get moments(): OddsMoment[] {
    if (!this.#odds || this.#eyes !== this.#looking) return []
    const { snapshot } = this.#table
    return this.#odds.moments.filter((one) => one.move <= (snapshot?.moves ?? 0))
  }

  async ask(): Promise<void> {
    const { id, secrets } = this.#table
    const eyes = this.#looking
    const mine = ++this.#asked
    const wanted = () => mine === this.#asked
    try {
      const path = `/tables/${id}/odds${eyes && `?seat=${eyes}`}`
      const found = await studied<GameOdds>(path, secrets, wanted, (one) => (this.making = one))
      if (!found || !wanted()) return
      this.#odds = found
      this.#eyes = eyes
      this.trouble = ''
    } catch (error) {
      if (wanted()) this.trouble = problem(error)
    } finally {
      if (wanted()) this.making = null
    }
  }

  /** Nobody waits for them any more. */
  stop(): void {
    this.#asked += 1
    this.making = null
  }

  /** Keeps nothing: the device goes to somebody else. */
  forget(): void {
    this.stop()
    this.#odds = null
    this.#eyes = ''
    this.trouble = ''
  }
}
