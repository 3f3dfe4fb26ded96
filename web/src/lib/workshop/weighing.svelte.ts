import { call } from '$lib/api/http'
import type { Schema } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'
import type { Pack } from './made'

export type Verdict = Schema<'Verdict'>
export type Count = Schema<'WeighedCount'>
export type Neighbour = Schema<'WeighedNeighbour'>

const LOOK_EVERY = 1000
const SLOW = 4000
/** So long after the last change a thing goes on the scales by itself. */
const BY_ITSELF = 1500

/** One thing of a pack that is to be weighed. */
export type OnScales = { game: string; pack: Pack; list: string; thing: string }

/** What is on the scales: put there a moment after each change, asked for until it is done or stopped. */
export class Weighing {
  verdict = $state.raw<Verdict | null>(null)
  trouble = $state('')
  /** What was put on the scales, as text, and when. */
  of = $state('')
  pack = $state.raw<Pack | null>(null)
  since = $state(0)
  /** Whether somebody stopped it: then it stays so until it is asked for. */
  held = $state(false)
  /** Whether it waits because nobody looks at the page. */
  paused = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #starting: ReturnType<typeof setTimeout> | undefined
  #next: OnScales | null = null

  running = $derived(['waiting', 'playing', 'around'].includes(this.verdict?.status ?? ''))

  /** Weighs something a moment after the last change, unless somebody stopped it. */
  soon(wanted: OnScales): void {
    clearTimeout(this.#starting)
    if (this.held || textOf(wanted) === this.of) return
    this.#next = wanted
    this.#starting = setTimeout(() => this.#start(), BY_ITSELF)
  }

  /** Nothing goes on the scales by itself: there is a fault, or nothing to weigh. */
  notNow(): void {
    clearTimeout(this.#starting)
    this.#next = null
  }

  #start(): void {
    this.paused = document.hidden
    if (this.#next && !this.paused) void this.weigh(this.#next)
  }

  /** Goes on once somebody looks at the page again. */
  seen(): void {
    if (!document.hidden && this.paused) this.#start()
  }

  async weigh(wanted: OnScales, seconds: number | null = null): Promise<void> {
    this.notNow()
    const before = this.running && this.of !== textOf(wanted) ? this.verdict : null
    this.trouble = ''
    this.held = false
    this.of = textOf(wanted)
    this.pack = wanted.pack
    this.since = Date.now()
    if (before) void call('POST', `/workshop/weigh/${before.key}/stop`, {}).catch(() => null)
    await this.#told(call<Verdict>('POST', '/workshop/weigh', { ...wanted, seconds }))
  }

  async stop(): Promise<void> {
    this.held = true
    this.notNow()
    if (this.verdict)
      await this.#told(call<Verdict>('POST', `/workshop/weigh/${this.verdict.key}/stop`, {}))
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.notNow()
  }

  async #told(asked: Promise<Verdict>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      this.verdict = await asked
    } catch (error) {
      this.trouble = problem(error)
      return
    }
    if (!this.running) return
    const { key, status } = this.verdict
    const look = () => void this.#told(call<Verdict>('GET', `/workshop/weigh/${key}`))
    this.#timer = setTimeout(look, status === 'playing' ? LOOK_EVERY : SLOW)
  }
}

/** What is weighed, as text: another text is another thing. */
export function textOf({ pack, list, thing }: OnScales): string {
  return JSON.stringify([pack, list, thing])
}

/** A share in percent with its half-width, as 51 % ± 2.8. */
export function percent(share: number, digits = 0): string {
  return (share * 100).toFixed(digits)
}

export function halfWidth({ low, high }: { low: number; high: number }): string {
  return percent((high - low) / 2, 1)
}

/** The headline: too strong or too weak with which numbers, fair, or nothing seen. */
export function headline(verdict: Verdict): string {
  if (verdict.endless) return t('workshop-endless', { games: verdict.endless, all: verdict.games })
  const early = verdict.status === 'playing' || verdict.status === 'waiting'
  if (early && verdict.seconds < verdict.first_look) return t('workshop-not-settled')
  const played = verdict.counts.filter((one) => one.games)
  const those = (word: Count['word']) =>
    played.filter((one) => one.word === word).map((one) => one.players)
  const [strong, weak] = [those('too_strong'), those('too_weak')]
  if (strong.length && weak.length)
    return t('workshop-strong-and-weak', { strong: strong.join(', '), weak: weak.join(', ') })
  if (strong.length) return t('workshop-too-strong', { counts: strong.join(', ') })
  if (weak.length) return t('workshop-too-weak', { counts: weak.join(', ') })
  if (played.length && played.every((one) => one.word === 'fair')) return t('workshop-fair')
  return t('workshop-nothing-seen')
}

/** What of a verdict is kept of a version that was weighed. */
export function ratesOf({ counts }: Verdict) {
  return counts.map(({ players, rate, low, high, fair }) => ({ players, rate, low, high, fair }))
}

export type Ground = Schema<'WeighedGround'>

/** The headline of a map: with which numbers of players some seat is ahead or behind, or that none is. */
export function mapHeadline(verdict: Verdict): string {
  if (verdict.endless) return t('workshop-endless', { games: verdict.endless, all: verdict.games })
  if (verdict.status === 'playing' || verdict.status === 'waiting') return t('workshop-not-settled')
  const uneven = verdict.grounds
    .filter(({ seats }) => seats.some(({ word }) => word === 'too_strong' || word === 'too_weak'))
    .map(({ players }) => players)
  if (uneven.length) return t('map-uneven', { counts: uneven.join(', ') })
  const even = verdict.grounds.every(({ seats }) => seats.every(({ word }) => word === 'fair'))
  return t(even ? 'map-even' : 'workshop-nothing-seen')
}

/** Everything a verdict says in one sentence, for those who hear it. */
export function spoken(verdict: Verdict): string {
  const each = verdict.counts
    .filter((one) => one.games)
    .map((one) =>
      t('workshop-count-said', {
        players: one.players,
        rate: percent(one.rate),
        reach: halfWidth(one),
        fair: percent(one.fair),
      }),
    )
  return [...each, headline(verdict)].join(' ')
}
