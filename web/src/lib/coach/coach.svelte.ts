import type { Session } from '$games/game'
import { own } from '$lib/api/device'
import type { Entry } from '$lib/api/types'
import { eventsOf } from '$lib/table/history'
import type { Arguments } from '$lib/text/texts.svelte'
import { GOAL_UNTIL, type Anchor, type Lesson, type Moment, type Step } from './lesson'

const KEY = 'elbowroom.coach.'
const ALONE = 'alone'

function regionIn(anchor: Anchor): string | null {
  return 'region' in anchor ? anchor.region : null
}

/** What somebody did that costs more than it brings. */
export type Answered = { id: string; values: Arguments; version: number }

/** The coach of one table: which step is said, which were, and what it points at. */
export class Coach<S extends Session = Session> {
  readonly lesson: Lesson<S>
  readonly session: S
  /** Whether somebody wants to hear it. */
  on = $state(true)
  done = $state.raw<readonly string[]>([])
  /** The step of the moment. */
  current = $state.raw<Step<S> | null>(null)
  /** What is said of a question between the steps. */
  aside = $state.raw<Step<S> | null>(null)
  /** How many steps somebody has gone back, to read them again. */
  back = $state(0)
  /** Whether the step is said in other words. */
  otherwise = $state(false)
  misstep = $state.raw<Answered | null>(null)
  #before: Moment | null = null
  /** The region that was pointed at then. */
  #advised: string | null = null

  constructor(lesson: Lesson<S>, session: S) {
    this.lesson = lesson
    this.session = session
    const kept = own().getItem(KEY + session.table.id)
    this.on = kept !== ALONE
    this.done = kept && kept !== ALONE ? kept.split(' ') : []
  }

  /** The steps that have been said, in the order in which they were; the one of the moment last. */
  get said(): readonly Step<S>[] {
    const done = this.done.map((id) => this.lesson.steps.find((step) => step.id === id))
    return [...done, this.current].filter((step) => step !== null && step !== undefined)
  }

  /** The step that is on the screen: the one of the moment, or an earlier one to read again. */
  get shown(): Step<S> | null {
    const { said, current, back } = this
    if (!current && !back) return this.aside
    return said[said.length - 1 - back + (current ? 0 : 1)] ?? null
  }

  /** Whether the last step was done. */
  get over(): boolean {
    return this.done.includes(this.lesson.steps.at(-1)!.id)
  }

  /** What it talks about now, by name. */
  get topic(): string {
    if (this.current) return this.current.id
    return this.over ? 'over' : (this.aside?.id ?? 'wait')
  }

  /** Whether a step counts, so that its place can be told. */
  counts(step: Step<S>): boolean {
    return this.lesson.steps.includes(step)
  }

  /** The place of a step in the lesson, from 1. */
  placeOf(step: Step<S>): number {
    return this.lesson.steps.indexOf(step) + 1
  }

  /** Whether the goal of the game is still told below. */
  get tellsGoal(): boolean {
    return this.current !== null && this.placeOf(this.current) <= GOAL_UNTIL
  }

  /** Whether the step only wants to be read, before anything is pressed. */
  get holds(): boolean {
    return this.on && this.current !== null && !this.current.done
  }

  /** What the coach points at now; nothing while an earlier step is read again. */
  anchors = $derived.by((): Anchor[] => {
    if (!this.on || this.back) return []
    return (this.current ?? this.aside)?.anchors(this.session) ?? []
  })

  /** The region it points at, for boards that show a part of the land at a time. */
  get region(): string | null {
    const [first] = this.anchors
    return first ? regionIn(first) : null
  }

  /** Follows the table: what was asked for is done, or its moment has passed. */
  follow(): void {
    const { session, lesson } = this
    const { snapshot, position } = session.table
    if (!snapshot || !position) return
    const before = this.current
    if (before?.done?.(session)) this.#finish(before)
    const next = lesson.steps.find((step) => !this.done.includes(step.id) && step.begins(session))
    if (
      next &&
      before &&
      next !== before &&
      lesson.steps.indexOf(next) > lesson.steps.indexOf(before)
    )
      this.#finish(before)
    if (next && next !== this.current) this.#say(next)
    const between = lesson.asides.find((step) => step.begins(session)) ?? null
    this.aside = this.over ? null : between
    this.#before = { position, snapshot, actions: session.table.actions }
    this.#advised = this.anchors.map(regionIn).find((region) => region !== null) ?? null
  }

  #say(step: Step<S>): void {
    this.current = step
    this.back = 0
    this.otherwise = false
  }

  /** Notes that a step was done. */
  #finish(step: Step<S>): void {
    if (!this.done.includes(step.id)) this.done = [...this.done, step.id]
    if (this.current === step) this.current = null
    this.#keep(this.done.join(' '))
  }

  /** Goes on from a step that was only to be read. */
  goOn(): void {
    if (this.back) this.back -= 1
    else if (this.current) {
      this.#finish(this.current)
      this.follow()
    }
  }

  goBack(): void {
    if (this.mayGoBack) this.back += 1
  }

  get mayGoBack(): boolean {
    return this.back < this.said.length - (this.current ? 1 : 0)
  }

  /** Looks at what just counted: whether somebody's own press was a misstep. */
  tell(entries: Entry[]): void {
    const { table } = this.session
    const ours = entries.filter((entry) => entry.seat !== null && table.yours.includes(entry.seat))
    if (!ours.length || !this.#before) return
    this.misstep = null
    // Whoever does what the coach points at does well.
    if (eventsOf(ours).some(({ facts }) => facts.region === this.#advised)) return
    for (const { id, seen } of this.lesson.missteps) {
      const values = seen(ours, this.#before, this.session)
      if (values) this.misstep = { id, values, version: table.version }
    }
  }

  /** The rest is played without a coach. */
  playAlone(): void {
    this.on = false
    this.#keep(ALONE)
  }

  #keep(what: string): void {
    own().setItem(KEY + this.session.table.id, what)
  }
}
