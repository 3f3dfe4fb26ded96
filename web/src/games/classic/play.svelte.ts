import { ApiError } from '$lib/api/http'
import { arrangementOf, submission, type Arrangement } from '$lib/board/arrangement'
import type { Action, ErrorBody, Refusal } from '$lib/api/types'
import type { Table } from '$lib/table/table.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import { Pins } from './pins.svelte'
import { positionOf } from './players'
import type { ClassicPosition, Region } from './types'

/** A question before something that cannot be taken back. */
export type Question = {
  kind: 'attempt' | 'substitute' | 'decline' | 'late-decline'
  action: Action
}

/** The actions a press on a region can mean, the likelier first. */
const PRESSED = ['conquer', 'attempt', 'substitute', 'abandon', 'fortress', 'hero', 'dragon']
/** Verbs that say how many. */
const COUNTED = ['redeploy', 'take', 'place', 'camp']
/** Verbs that wait behind a button of their own, so that no press means two things. */
const MODES = ['dragon', 'substitute', 'abandon']

/** What the person at the asked seat is about to do: mode, selection, draft, question. */
export class Play {
  readonly table: Table
  readonly pins: Pins
  /** A verb chosen by its button (dragon, substitute, abandon), else null. */
  mode = $state<string | null>(null)
  selected = $state<string | null>(null)
  hovered = $state<string | null>(null)
  question = $state<Question | null>(null)
  refusal = $state<{ refusal: Refusal; at: number } | null>(null)
  trouble = $state<ErrorBody | null>(null)
  /** A distribution still being made; nothing of it is played before it is confirmed. */
  arrangement = $state.raw<Arrangement | null>(null)
  combo = $state<number | null>(null)
  /** All regions when the turn began, for "as before". */
  before = $state.raw<Record<string, Region> | null>(null)
  #step = ''
  #turn = -1

  constructor(table: Table) {
    this.table = table
    this.pins = new Pins(table.id)
  }

  get position(): ClassicPosition | null {
    return positionOf(this.table)
  }

  /** Whether regions may be marked: never on a device that several share, who would see it. */
  get mayPlan(): boolean {
    return this.table.yours.length === 1 && this.table.snapshot?.status === 'playing'
  }

  /** Whether fingers point here: they select first, and a button acts. */
  get touch(): boolean {
    return viewport.coarse
  }

  /** Regions that an arrangement of what is taken back would empty. */
  get emptied(): string[] {
    if (this.arrangement?.verb !== 'take') return []
    const regions = this.position?.regions ?? {}
    return this.arrangement.rows
      .filter((row) => row.count > 0 && row.count === regions[row.region]?.tokens)
      .map((row) => row.region)
  }

  get kind(): string {
    return this.table.actions.length ? (this.table.snapshot?.decision?.kind ?? '') : ''
  }

  verbs = $derived.by(() => this.table.actions.map((action) => action.verb))

  /** The actions the map offers now. */
  offers = $derived.by(() => this.#offers(this.table.actions))

  #offers(actions: Action[]): Action[] {
    if (this.arrangement) return []
    const onMap = actions.filter((one) => one.region !== null)
    if (this.mode) return onMap.filter((one) => one.verb === this.mode)
    const plain = onMap.filter((one) => !MODES.includes(one.verb) || this.kind === 'ready')
    return this.kind === 'ghouls' || this.kind === 'conquer'
      ? plain.filter((one) => one.verb !== 'abandon')
      : plain
  }

  /** The action a press on a region means, if it means one. */
  offerAt(region: string): Action | null {
    const here = this.offers.filter((one) => one.region === region)
    for (const verb of PRESSED) {
      const found = here.find((one) => one.verb === verb)
      if (found) return found
    }
    return here[0] ?? null
  }

  /** The plain action of a verb without a region, such as done or roll. */
  plain(verb: string): Action | null {
    return this.table.actions.find((one) => one.verb === verb) ?? null
  }

  /** Follows the table: a new question starts with a clean slate. */
  follow(): void {
    const { position } = this
    const { snapshot } = this.table
    const decision = snapshot?.decision
    if (!position || !snapshot) return
    if (position.turns !== this.#turn) {
      this.#turn = position.turns
      this.before = position.regions
    }
    const step = `${snapshot.version}/${decision?.player}/${decision?.kind}/${this.table.handOver}`
    if (step === this.#step) return
    this.#step = step
    if (this.mode && !this.verbs.includes(this.mode)) this.mode = null
    this.selected = null
    this.question = null
    this.refusal = null
    this.combo = null
    this.arrangement = this.table.actions.length
      ? arrangementOf(this.table.actions, position)
      : null
  }

  /** Does an offered action; what cannot be taken back is asked first. */
  async choose(action: Action): Promise<void> {
    if (this.table.busy) return
    if (action.verb === 'attempt' || action.verb === 'substitute' || action.verb === 'decline') {
      const kind =
        action.verb === 'decline' && this.kind !== 'choice' ? 'late-decline' : action.verb
      this.question = { kind, action } as Question
    } else await this.act(action.do)
  }

  async answer(yes: boolean): Promise<void> {
    const question = this.question
    this.question = null
    if (yes && question) await this.act(question.action.do)
  }

  /** Plays an action; a refusal is shown in words, trouble in the banner. */
  async act(action: string): Promise<boolean> {
    if (this.table.busy) return false
    this.refusal = null
    this.trouble = null
    try {
      await this.table.act(action)
      this.mode = null
      return true
    } catch (error) {
      this.#complain(error)
      return false
    }
  }

  async undo(): Promise<void> {
    if (this.table.busy) return
    this.refusal = null
    try {
      await this.table.undo()
    } catch (error) {
      this.#complain(error)
    }
  }

  #complain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    const { key, rule, values } = error.body
    if (key)
      this.refuse({ key, rule: rule ?? '', values: values ?? {}, message: error.body.message })
    else if (error.code !== 'away') this.trouble = error.body
  }

  refuse(refusal: Refusal): void {
    this.refusal = { refusal, at: Date.now() }
  }

  /**
   * A press on a region that offers nothing: out of turn it is marked for oneself, before the
   * conquests it begins them, else the server says why not.
   */
  async pressIdle(region: string): Promise<void> {
    if (!this.table.actions.length) {
      if (this.mayPlan) this.pins.toggle(region)
    } else if (this.kind === 'ready' && this.plain('done')) await this.act('done')
    else await this.explain(region)
  }

  /** Asks the server why a region cannot be pressed now. */
  async explain(region: string): Promise<void> {
    const verb = this.mode ?? this.#usualVerb()
    if (!verb) return
    const count = COUNTED.includes(verb) ? ' 1' : ''
    try {
      const { allowed, refusal } = await this.table.why(`${verb} ${region}${count}`)
      if (!allowed && refusal) this.refuse(refusal as Refusal)
    } catch (error) {
      this.#complain(error)
    }
  }

  #usualVerb(): string | null {
    if (this.kind === 'conquer' || this.kind === 'ghouls') return 'conquer'
    if (this.kind === 'ready') return 'abandon'
    const onMap = this.table.actions.find((one) => one.region !== null)
    return onMap?.verb ?? null
  }

  /** Plays the arrangement, then ends the step if it can be ended. */
  async submit(): Promise<void> {
    const arrangement = this.arrangement
    if (!arrangement) return
    const turn = this.position?.turns
    const kind = this.kind
    for (const action of submission(arrangement)) if (!(await this.act(action))) return
    const same = this.kind === kind && this.position?.turns === turn
    if (same && this.plain('done')) await this.act('done')
  }

  async done(): Promise<void> {
    if (this.arrangement) await this.submit()
    else if (this.plain('done')) await this.act('done')
  }
}
