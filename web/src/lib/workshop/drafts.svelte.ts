import { KINDS, type OwnThing } from '$lib/text/ownThings'
import type { Pack } from './made'

/** What somebody makes: a pack, which of its things is on the bench, and all changes so far. */
export type DraftData = {
  key: string
  game: string
  pack: Pack
  list: string
  place: number
  past: string[]
  future: string[]
}

const KEY = 'elbowroom.drafts'
const DEEPEST_UNDO = 200
const SAVED_AFTER = 300

/** The drafts of this browser, and the one on the bench. */
export class Drafts {
  all = $state.raw<readonly DraftData[]>([])
  current = $state<string>('')
  /** Whether this browser keeps what is made. */
  kept = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined

  draft = $derived(this.all.find((one) => one.key === this.current) ?? null)
  thing = $derived(
    this.draft
      ? ((this.draft.pack[this.draft.list] as OwnThing[])[this.draft.place] ?? null)
      : null,
  )

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as DraftData[]
      this.all = kept.filter((one) => one?.pack && Array.isArray(one.pack[one.list]))
      this.current = this.all[0]?.key ?? ''
    } catch {
      this.kept = false
    }
  }

  /** Puts a pack on the bench as a new draft. */
  open(game: string, pack: Pack): void {
    const list = Object.keys(KINDS).find((one) => (pack[one] as unknown[] | undefined)?.length)
    if (!list) return
    const key = crypto.randomUUID?.() ?? String(Date.now())
    const draft = { key, game, pack, list, place: 0, past: [], future: [] }
    this.all = [draft, ...this.all]
    this.current = key
    this.#save()
  }

  /** A new thing with nothing special, as a draft. */
  blank(game: string, list: string, name: string, tokens: number): void {
    const id = freeId(list, this.all)
    const thing = { id, name, tokens, effects: [] }
    this.open(game, { format: 1, game, id, name, [list]: [thing] } as unknown as Pack)
  }

  choose(key: string, list?: string, place = 0): void {
    this.current = key
    if (list) this.#replace((draft) => ({ ...draft, list, place }))
  }

  remove(key: string): void {
    this.all = this.all.filter((one) => one.key !== key)
    if (this.current === key) this.current = this.all[0]?.key ?? ''
    this.#save()
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
    this.all = this.all.map((one) => (one.key === this.current ? change(one) : one))
    this.#save()
  }

  #save(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.saveNow(), SAVED_AFTER)
  }

  saveNow(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all))
      this.kept = true
    } catch {
      this.kept = false
    }
  }
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
