import { KINDS, type OwnThing } from '$lib/text/ownThings'
import { Bench } from './bench'
import type { Pack } from './made'

/** A version that was weighed: when, what it was, and how often it won with each number of players. */
export type WeighedVersion = {
  at: number
  pack: Pack
  rates: { players: number; rate: number; low: number; high: number; fair: number }[]
}

/** Where a draft was published. */
export type PublishedDraft = { address: string; version: string; licence: string }

/** What somebody makes: a pack, which of its things is on the bench, and all changes so far. */
export type DraftData = {
  key: string
  game: string
  pack: Pack
  list: string
  place: number
  past: string[]
  future: string[]
  /** The content it was forked from. */
  origin?: string
  published?: PublishedDraft
  weighed?: WeighedVersion[]
}

const KEY = 'elbowroom.drafts'
const DEEPEST_UNDO = 200
/** Changes that stay where this browser has no room for all. */
const LEAST_UNDO = 10
const MOST_WEIGHED = 10
const SAVED_AFTER = 300

/** How it is with keeping drafts: all is kept, this browser keeps nothing, or it is full. */
export type Keeping = 'kept' | 'closed' | 'full'

/** The drafts of this browser, and the one on the bench. */
export class Drafts {
  all = $state.raw<readonly DraftData[]>([])
  current = $state<string>('')
  keeping = $state<Keeping>('kept')
  /** Whether another tab of this browser has the draft on its bench: here it is only read. */
  elsewhere = $state(false)
  #changed: readonly string[] = []
  #removed: readonly string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #bench = new Bench()

  draft = $derived(this.all.find((one) => one.key === this.current) ?? null)
  thing = $derived(
    this.draft
      ? ((this.draft.pack[this.draft.list] as OwnThing[])[this.draft.place] ?? null)
      : null,
  )

  constructor() {
    try {
      this.all = stored()
      this.current = this.all[0]?.key ?? ''
    } catch {
      this.keeping = 'closed'
    }
  }

  /** Takes the draft on the bench for this tab, and hears what other tabs change; gives the way to stop. */
  attend(): () => void {
    const look = () => this.#look()
    const hear = (event: StorageEvent) => {
      if (event.key === KEY) this.#refresh()
    }
    const leave = () => {
      this.saveNow()
      this.#bench.leave()
    }
    look()
    const timer = setInterval(look, 2000)
    addEventListener('storage', hear)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', hear)
      removeEventListener('pagehide', leave)
      leave()
    }
  }

  /** Puts a pack on the bench as a new draft. */
  open(game: string, pack: Pack, more: Partial<DraftData> = {}): void {
    const list = Object.keys(KINDS).find((one) => (pack[one] as unknown[] | undefined)?.length)
    if (!list) return
    const key = crypto.randomUUID?.() ?? String(Date.now())
    const draft = { key, game, pack, list, place: 0, past: [], future: [], ...more }
    this.all = [draft, ...this.all]
    this.current = key
    this.#save(key)
    this.#look()
  }

  /** A new thing with what such things begin with, as a draft. */
  blank(game: string, list: string, name: string, fields: Record<string, unknown>): void {
    const id = freeId(list, this.all)
    const thing = { ...fields, id, name }
    this.open(game, { format: 1, game, id, name, [list]: [thing] } as unknown as Pack)
  }

  choose(key: string, list?: string, place = 0): void {
    this.#refresh()
    this.current = key
    this.#look()
    if (list) this.all = this.all.map((one) => (one.key === key ? { ...one, list, place } : one))
  }

  remove(key: string): void {
    this.all = this.all.filter((one) => one.key !== key)
    if (this.current === key) this.current = this.all[0]?.key ?? ''
    this.#removed = [...this.#removed, key]
    this.#save(key)
    this.#look()
  }

  /** Changes the thing on the bench; every change can be taken back. */
  change(change: (thing: OwnThing) => OwnThing): void {
    this.#edit((pack, { list, place }) => ({
      ...pack,
      [list]: (pack[list] as OwnThing[]).map((one, at) => (at === place ? change(one) : one)),
    }))
  }

  /** Changes the pack on the bench. */
  changePack(change: (pack: Pack) => Pack): void {
    this.#edit((pack) => change(pack))
  }

  /** Notes where the draft was published. */
  published(done: PublishedDraft): void {
    this.#replace((draft) => ({ ...draft, published: done }))
  }

  /** Keeps a version with its verdict, the last ten of them; the same pack once. */
  weighed(version: WeighedVersion): void {
    const text = JSON.stringify(version.pack)
    this.#replace((draft) => {
      const others = (draft.weighed ?? []).filter((one) => JSON.stringify(one.pack) !== text)
      return { ...draft, weighed: [version, ...others].slice(0, MOST_WEIGHED) }
    })
  }

  undo(): void {
    this.#replace((draft) => {
      const last = draft.past.at(-1)
      if (last === undefined) return draft
      const future = [JSON.stringify(draft.pack), ...draft.future].slice(0, DEEPEST_UNDO)
      return { ...draft, pack: JSON.parse(last) as Pack, past: draft.past.slice(0, -1), future }
    })
  }

  redo(): void {
    this.#replace((draft) => {
      const [next, ...future] = draft.future
      if (next === undefined) return draft
      const past = [...draft.past, JSON.stringify(draft.pack)].slice(-DEEPEST_UNDO)
      return { ...draft, pack: JSON.parse(next) as Pack, past, future }
    })
  }

  #edit(change: (pack: Pack, draft: DraftData) => Pack): void {
    this.#replace((draft) => {
      const before = JSON.stringify(draft.pack)
      const pack = change(draft.pack, draft)
      if (JSON.stringify(pack) === before) return draft
      const past = [...draft.past, before].slice(-DEEPEST_UNDO)
      return { ...draft, pack, past, future: [] }
    })
  }

  #replace(change: (draft: DraftData) => DraftData): void {
    if (this.elsewhere) return
    this.all = this.all.map((one) => (one.key === this.current ? change(one) : one))
    this.#save(this.current)
  }

  /** Asks whether the draft is on this tab's bench, or on another's. */
  #look(): void {
    const before = this.elsewhere
    this.elsewhere = this.current !== '' && !this.#bench.take(this.current)
    if (before && !this.elsewhere) this.#refresh()
  }

  /** Takes in what other tabs have saved; what was changed here stays. */
  #refresh(): void {
    try {
      const theirs = stored()
      const mine = this.all.filter((one) => this.#changed.includes(one.key))
      const others = theirs.filter(
        (one) => !this.#changed.includes(one.key) && !this.#removed.includes(one.key),
      )
      this.all = [...mine, ...others]
      if (!this.all.some((one) => one.key === this.current)) this.current = this.all[0]?.key ?? ''
    } catch {
      // What another tab wrote cannot be read: what is here stays.
    }
  }

  #save(key: string): void {
    if (!this.#changed.includes(key)) this.#changed = [...this.#changed, key]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.saveNow(), SAVED_AFTER)
  }

  /** Saves what was changed here beside what other tabs have saved. */
  saveNow(): void {
    clearTimeout(this.#timer)
    if (!this.#changed.length) return
    const mine = this.all.filter((one) => this.#changed.includes(one.key))
    try {
      const others = stored().filter(
        (one) => !this.#changed.includes(one.key) && !this.#removed.includes(one.key),
      )
      this.keeping = write([...mine, ...others]) ? 'kept' : 'full'
      if (this.keeping === 'kept') this.#changed = []
    } catch {
      this.keeping = 'closed'
    }
  }
}

/** The drafts this browser keeps. */
function stored(): DraftData[] {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as DraftData[]
  return kept.filter((one) => one?.pack && Array.isArray(one.pack[one.list]))
}

/** Writes drafts, with fewer of their old changes where there is no room; false if there is none at all. */
function write(drafts: readonly DraftData[]): boolean {
  for (const depth of [DEEPEST_UNDO, LEAST_UNDO, 0]) {
    const kept = drafts.map((one) => ({
      ...one,
      past: depth ? one.past.slice(-depth) : [],
      future: one.future.slice(0, depth),
    }))
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
      return true
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
    }
  }
  return false
}

/** An id nobody has: own_race_2. */
function freeId(list: string, drafts: readonly DraftData[]): string {
  const taken = new Set(drafts.map((draft) => draft.pack.id))
  const kind = KINDS[list] ?? 'thing'
  for (let number = 1; ; number++) {
    const id = `own_${kind}_${number}`
    if (!taken.has(id)) return id
  }
}

/** The id that follows from a name: small letters, digits and underscores. */
export function idFrom(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, 32)
  return plain.length >= 2 ? plain : fallback
}
