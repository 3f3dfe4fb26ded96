import { call } from '$lib/api/http'
import type { Hint } from '$lib/api/types'
import type { Table } from '$lib/table/table.svelte'
import { problem } from '$lib/ui/problems'
import { LiveOdds } from './liveOdds.svelte'

/** Hints and odds at a table: asked for by the person, never acted upon by themselves. */
export class Advice {
  readonly #table: Table
  readonly odds: LiveOdds
  #hint = $state.raw<Hint | null>(null)
  /** The question the hint, or the trouble, is about. */
  #about = $state('')
  #trouble = $state('')
  busy = $state(false)

  constructor(table: Table) {
    this.#table = table
    this.odds = new LiveOdds(table)
  }

  /** Whether a hint can be asked for now. */
  get offered(): boolean {
    return !!this.#table.snapshot?.hints && this.#table.actions.length > 0
  }

  /** The hint, as long as the question it answers is asked. */
  get current(): Hint | null {
    return this.#about === this.#question ? this.#hint : null
  }

  get trouble(): string {
    return this.#about === this.#question ? this.#trouble : ''
  }

  get open(): boolean {
    return this.offered && (this.busy || this.current !== null || this.trouble !== '')
  }

  /** What tells the present question from every other one. */
  get #question(): string {
    const { snapshot, asked, actions } = this.#table
    if (!snapshot || asked === null || !actions.length) return 'none'
    return [snapshot.moves, asked, ...actions.map((one) => one.do)].join('/')
  }

  toggle(): void {
    if (!this.close()) void this.ask()
  }

  /** Puts the hint away; true when there was one. */
  close(): boolean {
    if (!this.open || this.busy) return false
    this.#hint = null
    this.#trouble = ''
    return true
  }

  /** Keeps nothing: the device goes to somebody else. */
  forget(): void {
    this.#hint = null
    this.#trouble = ''
    this.#about = ''
    this.odds.forget()
  }

  async ask(): Promise<void> {
    const { asked, id, secrets } = this.#table
    if (!this.offered || this.busy || asked === null) return
    const about = this.#question
    this.#hint = null
    this.#trouble = ''
    this.busy = true
    try {
      const hint = await call<Hint>('GET', `/tables/${id}/hint?seat=${asked}`, undefined, secrets)
      if (about === this.#question) this.#hint = hint
    } catch (error) {
      this.#trouble = problem(error)
    } finally {
      if (about === this.#question) this.#about = about
      this.busy = false
    }
  }
}
