import { asNumber, given, regionOf, valueOf } from '$lib/api/actions'
import { ApiError } from '$lib/api/http'
import { arrangementOf, submission, type Arrangement } from '$lib/board/arrangement'
import type { MapLook } from '$lib/board/mapLook'
import type { Action, ErrorBody, GivenAction, Refusal } from '$lib/api/types'
import type { Table } from '$lib/table/table.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import { expectedOf, type Expected } from './expected'
import { Pins } from './pins.svelte'
import { positionOf } from './players'
import type { Combo, ConquestPosition, Region } from './types'

/** A question before something that cannot be taken back, or gives something up. */
export type Question = { kind: string; action: Action | null }

/** What a game's verbs mean to whoever points at its map. */
export type PressRules = {
  look: MapLook
  /** Verbs that wait behind a button of their own, so that no press means two things. */
  modes: readonly string[]
  /** Kinds of question in which regions are conquered. */
  conquests: readonly string[]
  /** Kinds of question in which an army in decline acts. */
  declined: readonly string[]
  /** Verbs that are asked about before they are done. */
  asked: readonly string[]
  /** Verbs after which a die decides. */
  rolled: readonly string[]
  /** Verbs of which only the server knows what they lead to. */
  unforeseen: readonly string[]
}

/** The end of a turn in which nothing was conquered. */
export const NOTHING_TAKEN = 'nothing'
/** The end of a turn with pieces that could still be placed. */
export const UNUSED = 'pieces'
const LEAVING: readonly string[] = [NOTHING_TAKEN, UNUSED]

/** What the person at the asked seat is about to do: mode, selection, draft, question. */
export class Play {
  readonly table: Table
  readonly pins: Pins
  readonly rules: PressRules
  /** A verb chosen by its button, else null. */
  mode = $state<string | null>(null)
  selected = $state<string | null>(null)
  hovered = $state<string | null>(null)
  question = $state<Question | null>(null)
  #refused = $state.raw<{ refusal: Refusal; at: number; asking: string } | null>(null)
  trouble = $state<ErrorBody | null>(null)
  /** A distribution still being made; nothing of it is played before it is confirmed. */
  arrangement = $state.raw<Arrangement | null>(null)
  combo = $state<number | null>(null)
  /** Whether own land is offered too: taking it from one's race in decline is seldom wise. */
  ownToo = $state(false)
  /** The combo that is pointed at, or has the focus. */
  pointedCombo = $state<number | null>(null)
  /** The region whose action is on its way. */
  pending = $state<string | null>(null)
  /** What the last action is expected to lead to, and after how many moves it was made. */
  #expecting = $state.raw<{ expected: Expected; moves: number } | null>(null)
  /** All regions when the turn began, for "as before". */
  before = $state.raw<Record<string, Region> | null>(null)
  #step = ''
  #turn = -1
  #ownTurn = -1

  constructor(table: Table, rules: PressRules) {
    this.table = table
    this.rules = rules
    this.pins = new Pins(table.id, table.yours.length > 1 ? table.viewer : null)
  }

  /** What tells this prompt from every other one: what was refused at one is no matter to the next. */
  get asking(): string {
    const { snapshot } = this.table
    return [snapshot?.moves, snapshot?.decision?.player, this.kind, this.mode].join('/')
  }

  /** What was refused at this prompt. */
  get refusal(): { refusal: Refusal; at: number } | null {
    return this.#refused?.asking === this.asking ? this.#refused : null
  }

  set refusal(none: null) {
    this.#refused = none
  }

  get look(): MapLook {
    return this.rules.look
  }

  get position(): ConquestPosition | null {
    return positionOf(this.table)
  }

  /** The combos to pick from, cheapest first. */
  get row(): Combo[] {
    return this.position?.row ?? []
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

  /** Whether an army in decline moves. */
  get inDecline(): boolean {
    return this.rules.declined.includes(this.kind)
  }

  get kind(): string {
    return this.table.actions.length ? (this.table.snapshot?.decision?.kind ?? '') : ''
  }

  verbs = $derived.by(() => this.table.actions.map((action) => action.verb))

  /** The tokens in hand of the army that acts; before the conquests, those it will begin with. */
  get hand(): number {
    const [first] = this.table.ahead.filter((one) => one.what === 'cost' && one.needs === null)
    const left = asNumber(first?.facts.left)
    if (first && left !== null) return left + (first.total ?? 0)
    const armies = this.position?.players[this.table.asked ?? 0]?.armies ?? []
    return armies.find((army) => army.declined === this.inDecline)?.hand ?? 0
  }

  /** Whether regions are conquered now, or could be at once. */
  get conquering(): boolean {
    return this.rules.conquests.includes(this.kind) || this.table.ahead.length > 0
  }

  /** The actions the map offers now. */
  offers = $derived.by(() => {
    if (this.arrangement) return []
    const offered = this.offered([...this.table.actions, ...this.table.ahead])
    return this.ownToo ? offered : offered.filter((action) => !this.isOwnLand(action))
  })

  /** Whether something of one's own could be conquered; it is offered only to whoever asks for it. */
  hasOwnLand = $derived.by(
    () =>
      !this.arrangement &&
      [...this.table.actions, ...this.table.ahead].some((action) => this.isOwnLand(action)),
  )

  /** Whether an action would conquer land that a race of one's own holds already. */
  protected isOwnLand(action: Action): boolean {
    const region = regionOf(action)
    if (region === null || action.what !== 'cost' || this.mode) return false
    if (!this.conquering) return false
    return this.position?.regions[region]?.player === this.table.asked
  }

  /** Which of the allowed actions the map offers. */
  protected offered(actions: Action[]): Action[] {
    const { modes } = this.rules
    const onMap = actions.filter((one) => regionOf(one) !== null)
    if (this.mode) return onMap.filter((one) => one.verb === this.mode)
    return this.conquering ? onMap.filter((one) => !modes.includes(one.verb)) : onMap
  }

  /** The action a press on a region means, if it means one. */
  offerAt(region: string): Action | null {
    const here = this.offers.filter((one) => regionOf(one) === region)
    for (const verb of this.look.pressed) {
      const found = here.find((one) => one.verb === verb)
      if (found) return found
    }
    return here[0] ?? null
  }

  /** The plain action of a verb without a region, such as done or roll. */
  plain(verb: string): Action | null {
    return this.table.actions.find((one) => one.verb === verb) ?? null
  }

  /** The action that takes the combo at a place of the row. */
  pickAt(place: number): Action | null {
    const picks = this.table.actions.filter((one) => one.verb === 'pick')
    return picks.find((one) => valueOf(one, 'place') === place) ?? null
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
    // What was expected has happened: taking it back must not bring it again.
    if (this.#expecting?.moves !== snapshot.moves) this.#expecting = null
    const step = `${snapshot.version}/${decision?.player}/${decision?.kind}/${this.table.viewer}`
    if (step === this.#step) return
    this.#step = step
    if (this.mode && !this.verbs.includes(this.mode)) this.mode = null
    this.selected = null
    this.question = null
    this.refusal = null
    this.combo = null
    if (position.turns !== this.#ownTurn) this.ownToo = false
    this.#ownTurn = position.turns
    this.begin()
    this.arrangement = this.table.actions.length
      ? arrangementOf(this.table.actions, position, this.look)
      : null
  }

  /** A new question: what a game keeps of the last one is forgotten. */
  protected begin(): void {}

  /** Leaves mode, selection and what was refused; true when there was something. */
  leave(): boolean {
    const left = this.question || this.mode || this.combo !== null || this.refusal || this.selected
    this.question = null
    this.mode = null
    this.combo = null
    this.refusal = null
    this.selected = null
    return Boolean(left)
  }

  /** Does an offered action; what cannot be taken back is asked first. */
  async choose(action: Action): Promise<void> {
    if (this.table.busy) return
    const kind = this.questionAbout(action)
    if (kind) this.question = { kind, action }
    else await this.#doThere(action)
  }

  /** Plays an action; what is expected of it is drawn until the answer is here and seen. */
  async #doThere(action: Action): Promise<void> {
    this.pending = regionOf(action)
    this.#expect(action)
    if (!(await this.act(action.do))) this.#expecting = null
    this.pending = null
  }

  #expect(action: Action): void {
    this.table.catchUp()
    const { position, inDecline, rules } = this
    const { asked, snapshot } = this.table
    if (!position || asked === null || !snapshot) return
    const expected = expectedOf(action, position, asked, inDecline, rules)
    this.#expecting = expected && { expected, moves: snapshot.moves }
  }

  /** What the last action is expected to lead to, until that is shown. */
  get expected(): Expected | null {
    const expecting = this.#expecting
    return expecting?.moves === this.table.snapshot?.moves ? (expecting?.expected ?? null) : null
  }

  /** What is asked before an action, if anything is. */
  protected questionAbout(action: Action): string | null {
    if (!this.rules.asked.includes(action.verb)) return null
    return action.verb === 'decline' && this.kind !== 'choice' ? 'late-decline' : action.verb
  }

  async answer(yes: boolean): Promise<void> {
    const question = this.question
    this.question = null
    if (!yes || !question) return
    if (question.action) await this.#doThere(question.action)
    else await this.done()
  }

  /** Asks before the end of a step that gives something up. */
  askToLeave(kind: string): void {
    if (!this.table.busy) this.question = { kind, action: null }
  }

  /** Whether the end of the turn is asked about. */
  get leaving(): boolean {
    return LEAVING.includes(this.question?.kind ?? '')
  }

  /** Plays an action; a refusal is shown in words, trouble in the banner. */
  async act(action: string | GivenAction): Promise<boolean> {
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
    this.#refused = { refusal, at: Date.now(), asking: this.asking }
  }

  /**
   * A press on a region that offers nothing: out of turn it is marked for oneself, before the
   * conquests one's own begins them, else the server says why not.
   */
  async pressIdle(region: string): Promise<void> {
    if (!this.table.actions.length) {
      if (this.mayPlan) this.pins.toggle(region)
    } else if (this.#isOwn(region) && this.kind === 'ready') this.#abandonNext(region)
    else if (this.#goesOn(region)) await this.#goOn(region)
    else await this.explain(region)
  }

  #isOwn(region: string): boolean {
    return this.position?.regions[region]?.player === this.table.asked
  }

  /** Whoever presses own land before the conquests may mean to abandon it: the next press does. */
  #abandonNext(region: string): void {
    if (!this.verbs.includes('abandon')) return
    this.mode = 'abandon'
    this.selected = region
  }

  /** Whether a press only means to play on: on own land, or where the conquests are not known yet. */
  #goesOn(region: string): boolean {
    if (this.kind !== 'choice' && this.kind !== 'ready') return false
    return this.#isOwn(region) || !this.table.ahead.length
  }

  async #goOn(region: string): Promise<void> {
    const step = this.plain(this.kind === 'choice' ? 'expand' : 'done')
    if (!step) return
    this.pending = region
    await this.act(step.do)
    this.pending = null
  }

  /** Asks the server why a region cannot be pressed now. */
  async explain(region: string): Promise<void> {
    // Whoever presses own land means it: now it is offered, and the next press takes it.
    const all = [...this.table.actions, ...this.table.ahead]
    const own = all.some((one) => this.isOwnLand(one) && regionOf(one) === region)
    if (own && !this.ownToo) {
      this.ownToo = true
      return
    }
    const verb = this.mode ?? this.#usualVerb()
    if (!verb) return
    const { asking } = this
    try {
      const { allowed, refusal } = await this.table.why(this.wishFor(verb, region))
      if (!allowed && refusal && asking === this.asking) this.refuse(refusal as Refusal)
    } catch (error) {
      this.#complain(error)
    }
  }

  /** The action that a press on a region would mean if it were allowed. */
  protected wishFor(verb: string, region: string): GivenAction {
    return given(verb, this.look.counted.includes(verb) ? { region, count: 1 } : { region })
  }

  #usualVerb(): string | null {
    if (this.conquering) return 'conquer'
    const onMap = this.table.actions.find((one) => regionOf(one) !== null)
    return onMap?.verb ?? null
  }

  /** Plays the arrangement, then ends the step if it can be ended. */
  async submit(): Promise<void> {
    const arrangement = this.arrangement
    if (!arrangement) return
    const turn = this.position?.turns
    const kind = this.kind
    for (const action of submission(arrangement)) if (!(await this.act(action))) return
    this.table.catchUp()
    const same = this.kind === kind && this.position?.turns === turn
    if (same && this.plain('done')) await this.act('done')
  }

  async done(): Promise<void> {
    if (this.arrangement) await this.submit()
    else if (this.plain('done')) await this.act('done')
  }
}
