import {
  asId,
  asIds,
  asNumber,
  countOf,
  given,
  regionOf,
  valueOf,
  valuesOf,
} from '$lib/api/actions'
import { ApiError } from '$lib/api/http'
import type { Action, ErrorBody, Facts, GivenAction, Refusal } from '$lib/api/types'
import type { Table } from '$lib/table/table.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import { choiceOf, isMove, moveOf, sameMover, type Mover } from './actions'
import { moversIn, targetsIn } from './offers'
import { unitsIn } from './payments'
import { BASIC, NO_ACTION, type KingdomsPosition, type Resource } from './types'

/** What a press on a region can mean: an action there, or the meeple to move next. */
export type Meaning = { action: Action } | { mover: Mover }
/** What is given up for what. */
export type Exchange = { given: Resource; received: Resource; count: number }

const FLAG = 0
/** Questions whose answer is chosen first and then confirmed. */
const WISHING: readonly string[] = ['select', 'side', 'faction', 'dummy_faction', 'keep']

/** What a trade gives up, for what, and how much of it. */
export function exchangeOf(trade: Action): Exchange {
  const [given, received] = asIds(valueOf(trade, 'exchange')) as Resource[]
  return { given: given!, received: received!, count: countOf(trade) ?? 0 }
}

/** What the person at the asked seat is about to do: meeple, selection, number, division. */
export class KingdomsPlay {
  readonly table: Table
  /** The meeple that moves next. */
  mover = $state.raw<Mover | null>(null)
  selected = $state<string | null>(null)
  hovered = $state<string | null>(null)
  /** What is chosen and not yet confirmed: a space of the action card, a faction, a hero. */
  wished = $state<string | null>(null)
  /** The space of the action card that is pointed at. */
  pointed = $state<string | null>(null)
  /** Where the die points; 0 is the flag. */
  number = $state<number | null>(null)
  /** Whether the sheet with the die was put away, to look at the map. */
  away = $state(false)
  split = $state.raw<Record<string, number>>({ food: 2, mana: 2, ore: 2 })
  exchange = $state.raw<Exchange | null>(null)
  /** What would give something up: asked about first. */
  question = $state.raw<Action | null>(null)
  /** The region whose action is on its way. */
  pending = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  trouble = $state.raw<ErrorBody | null>(null)
  /** Which of the possible payments is chosen, and of what. */
  #way = $state.raw({ of: '', place: 0 })
  /** How the number of the die will be paid for, once the dice lie open. */
  #agreed: string | null = null
  #step = ''

  constructor(table: Table) {
    this.table = table
  }

  get position(): KingdomsPosition | null {
    return this.table.position as KingdomsPosition | null
  }

  /** The chosen action; null before one is. */
  get chosen(): string | null {
    const selected = this.position?.selected ?? NO_ACTION
    return selected === NO_ACTION ? null : selected
  }

  name(seat: number): string {
    return this.table.name(seat)
  }

  /** Whether fingers point here: they select first, and a button acts. */
  get touch(): boolean {
    return viewport.coarse
  }

  get kind(): string {
    return this.table.actions.length ? (this.table.snapshot?.decision?.kind ?? '') : ''
  }

  /** What the server tells of the question beyond the position. */
  get facts(): Facts {
    return this.table.snapshot?.decision?.facts ?? {}
  }

  /** Whether the asked player chose the action, or follows. */
  get leads(): boolean {
    return this.table.asked === this.position?.active
  }

  verbs = $derived.by(() => this.table.actions.map((action) => action.verb))

  movers = $derived.by(() => moversIn(this.table.actions))
  targets = $derived.by(() => targetsIn(this.table.actions, this.mover))

  /** All that a press on a region can mean. */
  meanings(region: string): Meaning[] {
    const actions = (this.targets.get(region) ?? []).map((action): Meaning => ({ action }))
    const movers = (this.movers.get(region) ?? [])
      .filter((mover) => !sameMover(mover, this.mover))
      .map((mover): Meaning => ({ mover }))
    const moves = this.mover !== null && actions.length > 0
    return moves ? actions : [...movers, ...actions]
  }

  plain(verb: string): Action | null {
    return this.table.actions.find((one) => one.verb === verb) ?? null
  }

  actionsOf(verb: string): Action[] {
    return this.table.actions.filter((one) => one.verb === verb)
  }

  /** Follows the table: a new question starts with a clean slate. */
  follow(): void {
    const { snapshot } = this.table
    if (!snapshot || !this.position) return
    const { decision, version } = snapshot
    const step = `${version}/${decision?.player}/${decision?.kind}/${this.table.viewer}`
    if (step === this.#step) return
    this.#step = step
    this.selected = null
    this.hovered = null
    this.refusal = null
    this.number = null
    this.away = false
    this.wished = null
    this.question = null
    this.pointed = null
    this.mover = this.#onlyMover()
    this.exchange = this.#firstExchange()
    this.#payAsAgreed()
  }

  /** The meeple that moves if no other can, and nothing else can be done on the map. */
  #onlyMover(): Mover | null {
    const all = [...this.movers.values()].flat()
    const others = this.table.actions.some((one) => !isMove(one) && regionOf(one))
    return all.length === 1 && !others ? all[0]! : null
  }

  #firstExchange(): Exchange | null {
    const first = this.plain('trade')
    return first && { ...exchangeOf(first), count: 1 }
  }

  /** The action that makes the exchange that was put together. */
  get trade(): Action | null {
    const same = ({ given, received, count }: Exchange) =>
      given === this.exchange?.given &&
      received === this.exchange.received &&
      count === this.exchange.count
    return this.actionsOf('trade').find((one) => same(exchangeOf(one))) ?? null
  }

  /** Leaves the meeple, the selection and what was refused; true when there was something. */
  leave(): boolean {
    const only = this.#onlyMover()
    const moved = this.mover !== null && !sameMover(this.mover, only)
    const chosen = this.selected ?? this.wished ?? this.question ?? this.refusal
    this.mover = only
    this.selected = null
    this.wished = null
    this.question = null
    this.refusal = null
    return moved || chosen !== null
  }

  /** A press on a region. */
  async press(region: string): Promise<void> {
    if (!this.table.actions.length || this.table.busy) return
    const meanings = this.meanings(region)
    const [first] = meanings
    this.refusal = null
    if (!first) {
      this.selected = null
      if (this.mover?.from === region) this.mover = this.#onlyMover()
      else await this.explain(region)
    } else if (meanings.length > 1) this.selected = region
    else if ('mover' in first) this.take(first.mover)
    else if (this.touch && this.selected !== region) this.selected = region
    else await this.#actThere(first.action, region)
  }

  /** Plays an action on the map, where it is seen to be on its way. */
  async #actThere(action: Action, region: string): Promise<void> {
    this.pending = region
    await this.act(action.do)
    this.pending = null
  }

  /** Asks before an action that gives something up. */
  ask(action: Action): void {
    if (!this.table.busy) this.question = action
  }

  async answer(yes: boolean): Promise<void> {
    const { question } = this
    this.question = null
    if (yes && question) await this.act(question.do)
  }

  take(mover: Mover): void {
    this.mover = mover
    this.selected = null
  }

  /** Plays an action; a refusal is shown in words, trouble in the banner. */
  async act(action: string | GivenAction): Promise<boolean> {
    if (this.table.busy) return false
    this.refusal = null
    this.trouble = null
    try {
      await this.table.act(action)
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
    const { key, rule, values, message } = error.body
    if (key) this.refusal = { key, rule: rule ?? '', values: values ?? {}, message }
    else if (error.code !== 'away') this.trouble = error.body
  }

  /** Asks the server why a region cannot be pressed now. */
  async explain(region: string): Promise<void> {
    const wish = this.#wishFor(region)
    if (wish) await this.whyNot(wish)
  }

  async whyNot(wish: GivenAction): Promise<void> {
    try {
      const { allowed, refusal } = await this.table.why(wish)
      if (!allowed && refusal) this.refusal = refusal as Refusal
    } catch (error) {
      this.#complain(error)
    }
  }

  /** The action that a press on a region would mean if it were allowed. */
  #wishFor(region: string): GivenAction | null {
    const { mover, chosen } = this
    const move = this.table.actions.find(isMove)
    if (mover && move) return given(moveOf(move, mover), { from: mover.from, region })
    const acts = this.kind === 'act'
    if (acts && (chosen === 'patrol' || chosen === 'quest'))
      return given(chosen, { from: region, region })
    const some = this.table.actions.find((one) => regionOf(one))
    if (some) return given(some.verb, { ...valuesOf(some), region })
    return acts && chosen === 'expand' ? given('expand', { region }) : null
  }

  // Choosing first, confirming then: spaces of the action card, factions, sides, heroes.

  /** Whether something is chosen first and confirmed by the main button. */
  get wishing(): boolean {
    return WISHING.includes(this.kind)
  }

  /** What may be chosen. */
  get choices(): Action[] {
    return this.wishing ? this.table.actions : []
  }

  /** The action that takes a choice; null where it cannot be taken now. */
  choice(id: string | null): Action | null {
    return this.choices.find((one) => choiceOf(one) === id) ?? null
  }

  /** Chooses something; a space of the action card that is not free says why. */
  wish(id: string): void {
    this.refusal = null
    if (this.choice(id)) this.wished = id
    else if (this.kind === 'select') void this.whyNot(given('select', { action: id }))
  }

  /** Takes what was chosen. */
  async confirm(): Promise<void> {
    const action = this.choice(this.wished)
    if (action) await this.act(action.do)
  }

  // Dividing the first units.

  get leftToSplit(): number {
    const units = asNumber(this.facts.units) ?? 0
    return BASIC.reduce((left, resource) => left - this.split[resource]!, units)
  }

  /** The action that divides them so; null while some are left. */
  get division(): Action | null {
    const wished = (one: Action) =>
      valueOf(one, 'food') === this.split.food && valueOf(one, 'mana') === this.split.mana
    return this.leftToSplit ? null : (this.actionsOf('split').find(wished) ?? null)
  }

  addUnit(resource: string, by: 1 | -1): void {
    const count = this.split[resource]! + by
    if (count < 0 || (by > 0 && this.leftToSplit < 1)) return
    this.split = { ...this.split, [resource]: count }
  }

  // War.

  /** The numbers that may be set; 0 is the flag. */
  numbers = $derived.by(() => {
    if (this.kind !== 'dial') return []
    const dials = this.actionsOf('dial').map((one) => countOf(one) ?? 0)
    return this.plain('flag') ? [FLAG, ...dials] : dials
  })

  /** Turns the die to the next number that may be set. */
  turn(step: 1 | -1): void {
    const { numbers, number } = this
    if (!numbers.length) return
    const place =
      number === null ? (step > 0 ? 0 : numbers.length - 1) : numbers.indexOf(number) + step
    this.number = numbers[(place + numbers.length) % numbers.length]!
  }

  /** The action that sets the number the die points at; null before it does. */
  get setting(): Action | null {
    if (this.number === FLAG) return this.plain('flag')
    return this.actionsOf('dial').find((one) => countOf(one) === this.number) ?? null
  }

  async lock(): Promise<void> {
    const { setting, payment } = this
    if (!setting) return
    this.#agreed = payment
    if (!(await this.act(setting.do))) this.#agreed = null
  }

  // Paying: the server asks resource by resource, people choose a payment as a whole.

  /** Every way to pay for what is asked about, the usual one first. */
  get payments(): string[] {
    if (this.kind === 'pay') return asIds(this.facts.payments)
    return asIds(this.setting?.facts.payments)
  }

  get #paidFor(): string {
    return `${this.#step}/${this.number}`
  }

  /** The payment that is chosen. */
  get payment(): string | null {
    const { payments } = this
    const place = this.#way.of === this.#paidFor ? this.#way.place : 0
    return payments[place % payments.length] ?? null
  }

  /** Chooses the next of the possible payments. */
  changePayment(): void {
    const place = this.payments.indexOf(this.payment ?? '') + 1
    this.#way = { of: this.#paidFor, place }
  }

  /** Pays in full, whatever is asked for one by one. */
  async pay(payment = this.payment): Promise<void> {
    const units: Record<string, number> = payment ? unitsIn(payment) : {}
    while (payment && this.kind === 'pay' && this.payments.includes(payment)) {
      const answer = this.actionsOf('pay').find(
        (one) => countOf(one) === units[asId(valueOf(one, 'resource'))],
      )
      if (!answer || !(await this.act(answer.do))) return
    }
  }

  /** What was agreed when the die was set is paid without another question. */
  #payAsAgreed(): void {
    const agreed = this.#agreed
    if (this.position?.war.region === null) this.#agreed = null
    if (!agreed || this.kind !== 'pay' || this.facts.for !== 'war') return
    this.#agreed = null
    void this.pay(agreed)
  }
}
