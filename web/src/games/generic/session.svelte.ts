import type { Button, Prompt, Session } from '$games/game'
import { ApiError } from '$lib/api/http'
import type { Action, Entry, ErrorBody, Refusal } from '$lib/api/types'
import type { Table } from '$lib/table/table.svelte'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'
import { actionWords, listedValues, phaseWords } from './words'

/** The action that ends a step has a button of its own. */
const DONE = 'done'

/** A table of a game this page has no board for: what may be done is a list. */
export class GenericSession implements Session {
  readonly table: Table
  readonly choosing = false
  refusal = $state.raw<Refusal | null>(null)
  trouble = $state.raw<ErrorBody | null>(null)

  constructor(table: Table) {
    this.table = table
  }

  tableNames = $derived.by((): TableNames => {
    const { snapshot } = this.table
    const players = (snapshot?.seats ?? []).map((seat) => seat.name)
    return { players, places: {}, game: snapshot?.game }
  })

  prompt = $derived.by((): Prompt => (this.table.actions.length ? this.#asked() : this.#waiting()))

  /** All that may be done but the end of the step. */
  choices = $derived.by(() => this.table.actions.filter((one) => one.verb !== DONE))

  get kind(): string {
    return this.table.actions.length ? (this.table.snapshot?.decision?.kind ?? '') : ''
  }

  /** The text of the action the hint proposes. */
  get advised(): string {
    return this.table.advice.current?.action ?? ''
  }

  #asked(): Prompt {
    return this.#words('ui/human', t('prompt-your-turn'), this.#end())
  }

  #end(): Button | null {
    const action = this.table.actions.find((one) => one.verb === DONE)
    if (!action) return null
    const look = this.choices.length ? 'early' : 'primary'
    return { id: DONE, label: actionWords(action), key: 'E', look, run: () => this.act(action) }
  }

  #waiting(): Prompt {
    const { snapshot, asked } = this.table
    if (!snapshot) return this.#words('ui/timer', t('ui-loading'))
    if (snapshot.status === 'waiting') return this.#words('ui/timer', t('pages-waiting-for-seats'))
    if (snapshot.status === 'closed') return this.#words('ui/score', t('entry-closed'))
    if (snapshot.status === 'over') return this.#words('ui/score', t('phase-over'))
    if (asked === null) return this.#words('ui/die', t('phase-die'))
    const icon = snapshot.seats[asked]?.kind === 'bot' ? 'ui/bot' : 'ui/timer'
    return this.#words(icon, t('prompt-waiting-for', { player: this.table.name(asked) }))
  }

  /** A prompt that names what is asked, and what the server tells of it. */
  #words(icon: string, title: string, primary: Button | null = null): Prompt {
    const decision = this.table.snapshot?.decision
    const detail = decision ? [phaseWords(decision.kind), listedValues(decision.facts)] : []
    return { icon, title, detail: detail.filter(Boolean).join(' · '), side: [], primary }
  }

  follow(): void {
    this.refusal = null
  }

  tell(_entries: Entry[]): void {}

  async act(action: Action): Promise<void> {
    await this.#safely(() => this.table.act(action.do))
  }

  async undo(): Promise<void> {
    await this.#safely(() => this.table.undo())
  }

  /** A refusal is shown in words, trouble in the banner. */
  async #safely(call: () => Promise<void>): Promise<void> {
    if (this.table.busy) return
    this.refusal = null
    this.trouble = null
    try {
      await call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { key, rule, values, message } = error.body
      if (key) this.refusal = { key, rule: rule ?? '', values: values ?? {}, message }
      else if (error.code !== 'away') this.trouble = error.body
    }
  }

  /** The first nine choices have their numbers. */
  press(key: string): boolean {
    const action = this.choices[Number(key) - 1]
    if (!action) return false
    void this.act(action)
    return true
  }

  escape(): boolean {
    const left = this.refusal !== null
    this.refusal = null
    return left
  }
}
