import type { Entry, GameEvent } from '$lib/api/types'
import { eventsOf, standing } from '$lib/table/history'
import { listed, placeName, type TableNames } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import { eventSentences } from './sentences'

/** The actions of the hours from 1; the same again from 7 (K-SOLO-COMPASS-1). */
export const RING = ['research', 'trade', 'build', 'patrol', 'quest', 'expand'] as const
export const DUMMY = 1
const HOURS = 12

export const actionAt = (hour: number): string => RING[(hour - 1) % RING.length]!
const nextHour = (hour: number) => (hour % HOURS) + 1

/** What a step of the dummy's is about: the die, an hour that is covered, what the hand picks, what it does. */
export type PlanKind = 'rolled' | 'covered' | 'hand' | 'meeple' | 'move' | 'region' | 'deed'

/** One step of the dummy's plan, with what it lights up. */
export type PlanStep = {
  kind: PlanKind
  text: string
  /** The hour at which something was found. */
  hour: number | null
  /** The hours that were passed over before it. */
  skipped: readonly number[]
  /** The regions among which the hand picked. */
  candidates: readonly string[]
  /** Where the hand was laid; null for the middle of the compass. */
  from: string | null
  /** What was picked. */
  to: string | null
}

/** What happened, with the step that tells it; null where a person did it. */
export type Chapter = { step: PlanStep | null; events: GameEvent[] }

const NOTHING = { hour: null, skipped: [], candidates: [], from: null, to: null }
/** What the hand leads to at once: it belongs to the pick before it. */
const WALKS = ['moved', 'charged', 'retreated']
/** What is told beside the steps already, or says nothing of the dummy's reasons. */
const LEFT_OUT = ['selected', 'turn_began']

/** The last thing the dummy did, step by step. */
export function planSteps(entries: Entry[], tableNames: TableNames): PlanStep[] {
  const events = eventsOf(standing(entries))
  const from = events.findLastIndex(begins)
  if (from < 0) return [{ ...NOTHING, kind: 'deed', text: t('compass-plan-nothing') }]
  const since = events.slice(from)
  const end = since.findIndex(
    (event, place) => place > 0 && event.kind === 'selected' && event.player !== DUMMY,
  )
  return stepsIn(chaptersOf(end < 0 ? since : since.slice(0, end), tableNames, null))
}

export function stepsIn(chapters: readonly Chapter[]): PlanStep[] {
  return chapters.flatMap(({ step }) => (step ? [step] : []))
}

/** A turn of the dummy begins with a die for its action. */
function begins({ kind, player, facts }: GameEvent): boolean {
  return kind === 'die_rolled' && player === DUMMY && facts.purpose === 'action'
}

/** What happened as chapters, the dummy's each with its step; `following` is what a person chose before. */
export function chaptersOf(
  events: readonly GameEvent[],
  tableNames: TableNames,
  following: string | null,
): Chapter[] {
  const writer = new Writer(tableNames, following)
  for (const event of events) writer.add(event)
  return writer.finished()
}

class Writer {
  readonly #chapters: Chapter[] = []
  /** What a person chose, until it is said that the dummy follows. */
  #following: string | null
  /** The hour of the die for an action that is not chosen yet. */
  #rolled: number | null = null

  constructor(
    readonly tableNames: TableNames,
    following: string | null,
  ) {
    this.#following = following
  }

  add(event: GameEvent): void {
    const { kind, player, facts } = event
    if (player !== DUMMY) this.#byPerson(event)
    else if (begins(event)) this.#roll(event)
    else if (kind === 'die_rolled') this.#lay(event)
    else if (kind === 'picked') this.#pick(event)
    else if (kind === 'selected' && this.#rolled !== null) this.#choose(event, String(facts.action))
    else if (WALKS.includes(kind) && this.#last?.step?.kind === 'move')
      this.#last.events.push(event)
    else this.#do(event)
  }

  get #last(): Chapter | undefined {
    return this.#chapters.at(-1)
  }

  #byPerson(event: GameEvent): void {
    if (event.kind === 'selected') this.#following = String(event.facts.action)
    if (this.#last && !this.#last.step) this.#last.events.push(event)
    else this.#chapters.push({ step: null, events: [event] })
  }

  #write(event: GameEvent, step: Pick<PlanStep, 'kind' | 'text'> & Partial<PlanStep>): void {
    const text = this.#follows() + step.text
    this.#chapters.push({ step: { ...NOTHING, ...step, text }, events: [event] })
  }

  /** Says once that the dummy follows what a person chose. */
  #follows(): string {
    const action = this.#following
    this.#following = null
    return action === null ? '' : `${t('compass-plan-chosen', { action })} `
  }

  #roll(event: GameEvent): void {
    const hour = Number(event.facts.number)
    this.#following = null
    this.#rolled = hour
    const text = t('compass-plan-rolled', { hour, action: actionAt(hour) })
    this.#write(event, { kind: 'rolled', text, hour })
  }

  /** How the die led to the action: the next free hour where a shield lay. */
  #choose(event: GameEvent, action: string): void {
    const skipped: number[] = []
    let hour = this.#rolled!
    this.#rolled = null
    while (actionAt(hour) !== action && skipped.length < RING.length) {
      skipped.push(hour)
      hour = nextHour(hour)
    }
    if (!skipped.length) this.#last!.events.push(event)
    else {
      const text = t('compass-plan-covered', { hour, action })
      this.#write(event, { kind: 'covered', text, hour, skipped })
    }
  }

  #lay(event: GameEvent): void {
    const hour = Number(event.facts.number)
    const key = event.facts.purpose === 'retreat' ? 'compass-plan-retreat' : 'compass-plan-hand'
    this.#write(event, { kind: 'hand', text: t(key, { hour }), hour })
  }

  #pick(event: GameEvent): void {
    const { what, hand, hour, far, region, candidates, there, from } = event.facts
    const place = (one: unknown) => placeName(this.tableNames, one)
    const found = there as string[]
    const skipped: number[] = []
    for (let at = Number(hand); at !== hour; at = nextHour(at)) skipped.push(at)
    const kind = what as PlanKind
    const text = t(`compass-plan-${kind}`, {
      hand: Number(hand),
      hour: Number(hour),
      passed: skipped.length ? 'yes' : 'no',
      there: listed(found.map(place), texts),
      several: found.length > 1 ? 'yes' : 'no',
      far: far ? 'yes' : 'no',
      region: place(region),
      from: place(from ?? region),
    })
    this.#write(event, {
      kind,
      text,
      hour: Number(hour),
      skipped,
      candidates: candidates as string[],
      from: from === undefined ? null : String(from),
      to: String(region),
    })
  }

  /** What the dummy does: whatever comes in a row is one step, told at the end. */
  #do(event: GameEvent): void {
    const last = this.#last
    if (last?.step?.kind === 'deed' || LEFT_OUT.includes(event.kind)) last?.events.push(event)
    else this.#write(event, { kind: 'deed', text: '' })
  }

  /** The chapters, once all that was done is known. */
  finished(): Chapter[] {
    return this.#chapters.map(({ step, events }) => {
      if (step?.kind !== 'deed') return { step, events }
      const told = events.filter(({ kind }) => !LEFT_OUT.includes(kind))
      const words = eventSentences(told, this.tableNames, texts).join(' ')
      return { step: { ...step, text: step.text + words }, events }
    })
  }
}
