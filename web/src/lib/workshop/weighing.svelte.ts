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

/** What is on the scales: asked for again and again until it is done or stopped. */
export class Weighing {
  verdict = $state.raw<Verdict | null>(null)
  trouble = $state('')
  /** The pack that was put on the scales, as text. */
  of = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  running = $derived(['waiting', 'playing', 'around'].includes(this.verdict?.status ?? ''))

  async weigh(game: string, pack: Pack, list: string, thing: string): Promise<void> {
    this.trouble = ''
    this.of = JSON.stringify(pack)
    await this.#told(call<Verdict>('POST', '/workshop/weigh', { game, pack, list, thing }))
  }

  async stop(): Promise<void> {
    if (this.verdict)
      await this.#told(call<Verdict>('POST', `/workshop/weigh/${this.verdict.key}/stop`, {}))
  }

  leave(): void {
    clearTimeout(this.#timer)
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
