import type { Component } from 'svelte'
import type { GeometryData } from '$lib/board/geometry'
import { idFrom } from '../drafts.svelte'
import { t } from '$lib/text/texts.svelte'
import { cut, drawn, halvedAcross, type Cut } from './cutting'
import type { PublishedDraft } from '../drafts.svelte'
import type { Pack } from '../made'
import { sheetOf, written, writtenLand, type Head, type MapFile } from './file'
import {
  keepMaps,
  keptMaps,
  MOST_VERSIONS,
  plain,
  unfolded,
  type MapDraft,
  type Version,
} from './kept'
import { faultsOf, type Bench, type MapFault, type Mend } from './mending'
import { named } from './naming'
import type { Point } from './plane'
import { filled, randomShapes, type MapWords } from './random'
import { merged } from './shaping'
import {
  emptySheet,
  isRefusal,
  placeOf,
  said,
  type Outcome,
  type Place,
  type Refusal,
  type Sheet,
} from './sheet'

export const TOOLS = ['select', 'draw', 'split', 'merge', 'corners', 'erase'] as const
export type Tool = (typeof TOOLS)[number] | 'paint'
export type Brush = { kind: 'terrain' | 'symbol'; id: string } | { kind: 'tribe' | 'edge'; id: '' }

const DEEPEST_UNDO = 200
const SAVED_AFTER = 300
type Step = { sheet: Sheet; head: Head }

/** The map on the bench: every change can be taken back, and is kept by this browser. */
export class MapEditor {
  sheet = $state.raw<Sheet>(emptySheet('1'))
  head = $state.raw<Head>({ id: 'own_map', name: '', players: [3] })
  past = $state.raw<readonly Step[]>([])
  future = $state.raw<readonly Step[]>([])
  tool = $state<Tool>('select')
  brush = $state.raw<Brush>({ kind: 'terrain', id: 'farmland' })
  selected = $state<string | null>(null)
  /** The first of two that are to be merged. */
  merging = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** What was done last, for those who listen. */
  told = $state('')
  drafts = $state.raw<readonly MapDraft[]>([])
  key = $state('')
  /** Whether this browser keeps what is drawn. */
  kept = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined

  naming = (number: number): string => t('map-region', { number })
  bench: Bench = $derived.by(() => ({
    sheet: this.sheet,
    head: this.head,
    words: this.words,
    naming: this.naming,
  }))
  faults: MapFault[] = $derived(faultsOf(this.bench))
  file: MapFile = $derived.by(() => written(this.sheet, this.head, this.words))
  /** The pack that a land lies in; null where a map is drawn. */
  pack: Pack | null = $derived.by(() =>
    this.words.land ? writtenLand(this.sheet, this.head, this.words) : null,
  )
  /** What goes out of the workshop: a map, or the pack of a land. */
  document: Pack = $derived.by(() => this.pack ?? (this.file as unknown as Pack))
  published = $state.raw<PublishedDraft | undefined>(undefined)

  constructor(
    readonly words: MapWords,
    /** How the game shows a drawn land. */
    readonly LandPicture: Component<{ data: GeometryData }> | null = null,
  ) {
    const found = keptMaps()
    this.drafts = found.drafts.filter((one) => one.game === words.game)
    this.brush = { kind: 'terrain', id: words.terrains[0]! }
    if (words.land) this.head = { ...this.head, id: 'own_land', players: [...words.players] }
    this.kept = found.kept
    const [first] = this.drafts
    if (first) this.open(first.key)
    else this.beginEmpty()
  }

  get versions(): readonly Version[] {
    return this.drafts.find((one) => one.key === this.key)?.versions ?? []
  }

  /** Puts a new map on the bench. */
  begin(sheet: Sheet, name: string, players: number[]): void {
    const taken = this.drafts.map((one) => one.head.id)
    let id = idFrom(name, 'own_map')
    for (let number = 2; taken.includes(id); number++)
      id = `${idFrom(name, 'own_map').slice(0, 28)}_${number}`
    this.#put(crypto.randomUUID?.() ?? String(Date.now()), sheet, { id, name, players })
    this.save()
  }

  beginEmpty(): void {
    this.begin(emptySheet(this.naming(1)), t('map-blank-name'), this.head.players)
    this.tool = 'split'
  }

  beginRandom(count: number, seed: string): void {
    const players = this.head.players
    const shapes = randomShapes(count, seed, this.naming)
    const full = filled(shapes, this.words, Math.max(...players), seed)
    this.begin(named(full, this.words, seed), t('map-random-name'), players)
  }

  beginFrom(board: MapWords['boards'][number]): void {
    const name = this.words.land
      ? t('map-land-after', { land: t('name-territory', { territory: board.name }) })
      : t('map-board-name', { players: board.players })
    this.begin(sheetOf(board.regions), name, [board.players])
  }

  /** Puts a file that can be drawn on the bench. */
  beginFile(file: MapFile): void {
    this.begin(sheetOf(file.regions), file.name, file.players)
    this.head = { ...this.head, ...(file.author ? { author: file.author } : {}), id: file.id }
    this.save()
  }

  open(key: string): void {
    const draft = this.drafts.find((one) => one.key === key)
    if (!draft) return
    this.#put(key, unfolded(draft.sheet), draft.head)
    this.published = draft.published
  }

  forget(key: string): void {
    this.drafts = this.drafts.filter((one) => one.key !== key)
    if (key === this.key) {
      const [next] = this.drafts
      if (next) this.open(next.key)
      else this.beginEmpty()
    }
    this.kept = keepMaps(this.drafts, this.words.game)
  }

  /** Notes where this was published. */
  notePublished(done: PublishedDraft): void {
    this.published = done
    this.saveNow()
  }

  #put(key: string, sheet: Sheet, head: Head): void {
    Object.assign(this, { key, sheet, head, past: [], future: [], selected: null, refusal: null })
    this.merging = null
    this.published = undefined
  }

  /** Does what was tried, or tells why not. */
  take(outcome: Outcome, told = ''): boolean {
    if (isRefusal(outcome)) {
      this.refusal = outcome
      return false
    }
    this.refusal = null
    if (outcome === this.sheet) return true
    this.#step({ sheet: outcome, head: this.head })
    this.told = told
    if (this.selected && !outcome.places.some((place) => place.id === this.selected))
      this.selected = null
    return true
  }

  #step(next: Step): void {
    this.past = [...this.past, { sheet: this.sheet, head: this.head }].slice(-DEEPEST_UNDO)
    this.future = []
    Object.assign(this, next)
    this.save()
  }

  setHead(change: Partial<Head>): void {
    this.#step({ sheet: this.sheet, head: { ...this.head, ...change } })
  }

  rename(name: string): void {
    this.setHead({ name, id: idFrom(name, this.head.id) })
  }

  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.future = [{ sheet: this.sheet, head: this.head }, ...this.future]
    this.past = this.past.slice(0, -1)
    Object.assign(this, last, { refusal: null, merging: null, told: t('map-told-undone') })
    this.save()
  }

  redo(): void {
    const [next, ...rest] = this.future
    if (!next) return
    this.past = [...this.past, { sheet: this.sheet, head: this.head }]
    this.future = rest
    Object.assign(this, next, { refusal: null, merging: null })
    this.save()
  }

  /** What a stroke would cut. */
  tryCut(points: readonly Point[]): Cut | Refusal {
    return cut(this.sheet, points, this.naming, this.words.most_regions)
  }

  split(points: readonly Point[]): void {
    this.takeCut(this.tryCut(points))
  }

  halve(id: string, upright: boolean): void {
    this.takeCut(halvedAcross(this.sheet, id, upright, this.naming, this.words.most_regions))
  }

  takeCut(done: Cut | Refusal): void {
    if ('refused' in done) this.refusal = done
    else {
      const ids = done.pieces.map(({ parts }) => parts[1])
      const next = named(done.sheet, this.words, this.head.id, ids)
      const [first] = done.pieces
      const label = (id: string) => placeOf(next, id).label
      const whole = placeOf(this.sheet, first!.whole).label
      this.take(
        next,
        t('map-told-split', { whole, one: label(first!.parts[0]), other: label(first!.parts[1]) }),
      )
      this.selected = first!.parts[1]
    }
  }

  drawRegion(points: readonly Point[]): void {
    if (points.length < 3) return
    const done = drawn(this.sheet, points, this.naming, this.words.most_regions)
    if (!this.take(done, t('map-told-drawn'))) return
    const fresh = this.sheet.places.find((place) => place.terrain === null && place.named)
    this.selected = fresh?.id ?? null
  }

  merge(one: string, other: string): void {
    const told = t('map-told-merged', {
      one: placeOf(this.sheet, one).label,
      other: placeOf(this.sheet, other).label,
    })
    this.take(merged(this.sheet, one, other), told)
    this.merging = null
  }

  /** What a region is after the brush; the first one of a stroke decides on or off. */
  painted(place: Place, on?: boolean): Partial<Place> {
    const { kind, id } = this.brush
    if (kind === 'terrain') {
      const water = this.words.waters.includes(id)
      return { terrain: id, ...(water ? { symbols: [], tribe: false } : {}) }
    }
    if (kind === 'symbol') {
      const without = place.symbols.filter((one) => one !== id)
      return { symbols: (on ?? !place.symbols.includes(id)) ? [...without, id].slice(-3) : without }
    }
    return kind === 'tribe' ? { tribe: on ?? !place.tribe } : { edge: on ?? !place.edge }
  }

  /** Whether the brush would take something away from a region. */
  has(place: Place): boolean {
    const { kind, id } = this.brush
    if (kind === 'terrain') return false
    if (kind === 'symbol') return place.symbols.includes(id)
    return kind === 'tribe' ? place.tribe : place.edge
  }

  /** Paints regions in one step; those without a name of their own are named anew. */
  paint(ids: readonly string[], on?: boolean): void {
    const next = said(this.sheet, ids, (place) => this.painted(place, on))
    this.take(this.brush.kind === 'terrain' ? named(next, this.words, this.head.id, ids) : next)
  }

  /** Says something of a region in the table of regions. */
  say(id: string, change: Partial<Place>): void {
    const next = said(this.sheet, [id], () => change)
    this.take('terrain' in change ? named(next, this.words, this.head.id, [id]) : next)
  }

  /** Takes everything off a region. */
  clear(id: string): void {
    const blank = { terrain: null, symbols: [], tribe: false }
    this.take(
      said(this.sheet, [id], () => blank),
      t('map-told-cleared', { region: placeOf(this.sheet, id).label }),
    )
  }

  mend(mend: Mend): void {
    const next = mend.change(this.sheet)
    if (isRefusal(next)) {
      this.refusal = next
      return
    }
    const head = mend.head?.(this.head) ?? this.head
    const before = (id: string) => this.sheet.places.find((one) => one.id === id)?.terrain
    const other = next.places.filter((one) => one.terrain !== before(one.id)).map((one) => one.id)
    this.#step({ sheet: named(next, this.words, this.head.id, other), head })
    this.refusal = null
    this.told = t('map-told-mended')
  }

  /** Keeps this version, to come back to. */
  keepVersion(): void {
    const version = { at: Date.now(), head: this.head, sheet: plain(this.sheet) }
    const same = JSON.stringify(this.versions[0]?.sheet) === JSON.stringify(version.sheet)
    if (!same) this.#saveDraft([version, ...this.versions].slice(0, MOST_VERSIONS))
  }

  goBack(version: Version): void {
    this.#step({ sheet: unfolded(version.sheet), head: version.head })
  }

  save(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.saveNow(), SAVED_AFTER)
  }

  saveNow(): void {
    clearTimeout(this.#timer)
    this.#saveDraft(this.versions)
  }

  #saveDraft(versions: readonly Version[]): void {
    const { key, head } = this
    const draft = {
      key,
      game: this.words.game,
      head,
      sheet: plain(this.sheet),
      versions: [...versions],
      ...(this.published ? { published: this.published } : {}),
    }
    const others = this.drafts.filter((one) => one.key !== key)
    this.drafts = [draft, ...others]
    this.kept = keepMaps(this.drafts, this.words.game)
  }
}
