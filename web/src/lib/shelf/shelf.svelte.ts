import { call } from '$lib/api/http'
import type { Schema } from '$lib/api/types'
import { problem } from '$lib/ui/problems'
import type { Made } from '$lib/workshop/made'
import { author } from './author.svelte'
import { asMade } from './link'

export type Card = Schema<'ShelfCard'>
export type Whole = Schema<'ShelfWhole'>
export type Page = Schema<'ShelfPage'>
export type Sort = 'played' | 'newest' | 'fairest'
export const SORTS: readonly Sort[] = ['played', 'newest', 'fairest']
export const WHAT = ['races', 'powers', 'maps'] as const
export const VERDICTS = ['fair', 'unfair', 'none'] as const
export const MINE = ['mine', 'played'] as const

const PAUSE = 200

/** What somebody looks for on the shelf, and the cards that were found. */
export class ShelfSearch {
  text = $state('')
  sort = $state<Sort>('played')
  chosen = $state<Record<'game' | 'what' | 'verdict' | 'own', string[]>>({
    game: [],
    what: [],
    verdict: [],
    own: [],
  })
  page = $state.raw<Page | null>(null)
  cards = $state.raw<readonly Card[]>([])
  trouble = $state('')
  away = $state(false)
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  narrowed = $derived(
    this.text.trim() !== '' || Object.values(this.chosen).some((each) => each.length > 0),
  )

  look(pause = PAUSE): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(0), pause)
  }

  more(): void {
    void this.#ask(Math.ceil(this.cards.length / 24))
  }

  toggle(group: 'game' | 'what' | 'verdict' | 'own', value: string): void {
    const now = this.chosen[group]
    this.chosen = {
      ...this.chosen,
      [group]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value],
    }
    this.look(0)
  }

  clear(): void {
    this.text = ''
    this.chosen = { game: [], what: [], verdict: [], own: [] }
    this.look(0)
  }

  #query(page: number): string {
    const own = this.chosen.own.flatMap((one) => (one === 'mine' ? author.mine : author.played))
    const only = !this.chosen.own.length ? [] : own.length ? own.slice(0, 60) : ['-']
    const text = this.text.trim().slice(0, 100)
    const asked: [string, string][] = [
      ['sort', this.sort],
      ['page', String(page)],
      ...(text ? [['text', text] as [string, string]] : []),
      ...(['game', 'what', 'verdict'] as const).flatMap((group) =>
        this.chosen[group].map((value): [string, string] => [group, value]),
      ),
      ...only.map((address): [string, string] => ['only', address]),
    ]
    return asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  }

  async #ask(page: number): Promise<void> {
    const number = ++this.#asked
    try {
      const told = await call<Page>('GET', `/shelf?${this.#query(page)}`)
      if (number !== this.#asked) return
      this.page = told
      this.cards = page ? [...this.cards, ...told.packs] : told.packs
      this.away = false
      this.trouble = ''
    } catch (error) {
      if (number !== this.#asked) return
      this.away = true
      this.trouble = problem(error)
    }
  }
}

/** Everything about something published, or about one of its versions. */
export function wholeOf(address: string, content = ''): Promise<Whole> {
  return call<Whole>('GET', `/shelf/${address}${content ? `/versions/${content}` : ''}`)
}

/** Something from the shelf, as the page knows what was made. */
export function madeOf(whole: Whole): Made {
  const { card, document } = whole
  const made = asMade(card.game, document as Record<string, unknown>)
  return { ...made, from: card.address, content: card.content }
}

export type Release = {
  game: string
  document: unknown
  author: string
  version: string
  licence: string
  changes: string
  address: string | null
  origin: string | null
}

/** Publishes something under the author's secret. */
export async function publish(release: Release): Promise<Schema<'OnTheShelf'>> {
  const done = await call<Schema<'OnTheShelf'>>('POST', '/shelf', release, [author.secret()])
  author.published(done.address)
  return done
}

/** Takes something back, or puts it on the shelf again. */
export function withdraw(address: string, withdrawn: boolean): Promise<unknown> {
  return call('POST', `/shelf/${address}/withdraw`, { withdrawn }, [author.secret()])
}

/** The number after a version: 1.0 is followed by 1.1. */
export function nextVersion(version: string): string {
  const found = /^(.*?)(\d+)$/.exec(version)
  return found ? `${found[1]}${Number(found[2]) + 1}` : '1.1'
}
