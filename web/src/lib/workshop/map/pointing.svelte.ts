import { t } from '$lib/text/texts.svelte'
import { snapped, type Cut } from './cutting'
import type { MapEditor } from './editor.svelte'
import { distance, nearestOn, type Point } from './plane'
import { moved, nearestCorner, withCorner, withoutBorder, withoutCorner } from './shaping'
import {
  areaOf,
  borders,
  isRefusal,
  placeAt,
  placeOf,
  said,
  type Refusal,
  type Sheet,
} from './sheet'
import type { View } from './view.svelte'

/** Pixels within which a finger or pointer takes hold of a corner or border. */
const HOLD = 12
const HOLD_TOUCH = 22
const CLOSER = 2

type Press = { id: number; at: Point; touch: boolean }

/** What fingers and pointers do on the sheet: one uses the tool, two pan and zoom. */
export class Pointing {
  /** The line that is being drawn, on the sheet. */
  line = $state.raw<readonly Point[]>([])
  /** The sheet as it would be. */
  preview = $state.raw<Sheet | null>(null)
  /** The two halves that a stroke would make, or why it would not. */
  halves = $state.raw<Cut | Refusal | null>(null)
  over = $state<string | null>(null)
  /** Where a finger is, for the loupe. */
  finger = $state.raw<{ at: Point; screen: Point } | null>(null)
  /** Where the tool would take hold. */
  hold = $state.raw<Point | null>(null)
  spread = $state.raw<readonly string[]>([])
  #presses: Press[] = []
  #corner: number | null = null
  #from: Sheet | null = null
  #start: string | null = null
  #on: boolean | undefined
  #panning = false

  constructor(
    readonly editor: MapEditor,
    readonly view: View,
    /** Units of the sheet for a pixel. */
    readonly unit: () => number,
  ) {}

  busy = $derived(this.line.length > 0 || this.preview !== null)

  down(press: Press, pan: boolean): void {
    this.#presses = [...this.#presses.filter((one) => one.id !== press.id), press]
    if (this.#presses.length > 1) return this.cancel(false)
    this.editor.refusal = null
    this.#panning = pan || this.editor.tool === 'select'
    if (pan) return
    this.#begin(this.view.onSheet(press.at), press)
  }

  #begin(point: Point, press: Press): void {
    const { editor } = this
    const region = placeAt(editor.sheet, point)?.id ?? null
    this.#start = region
    switch (editor.tool) {
      case 'select':
        editor.selected = region
        break
      case 'split':
      case 'draw':
        this.line = [point]
        this.#loupe(point, press)
        break
      case 'corners':
        this.#grab(point, press.touch)
        this.#loupe(point, press)
        break
      case 'erase':
        this.#erase(point, region, press.touch)
        break
      case 'paint':
        if (region) this.#paint(region)
        break
      case 'merge':
        if (editor.merging && region && region !== editor.merging)
          editor.merge(editor.merging, region)
        else editor.merging = region
    }
  }

  move(press: Press, screen: Point): void {
    const before = this.#presses.find((one) => one.id === press.id)
    if (!before) return this.#hover(this.view.onSheet(press.at), press.touch)
    if (this.#presses.length > 1) return this.#pinch(before, press)
    if (this.#panning) return this.view.pan(before.at[0] - press.at[0], before.at[1] - press.at[1])
    this.#presses = [press]
    const point = this.view.onSheet(press.at)
    if (press.touch && this.finger) this.finger = { at: point, screen }
    this.#go(point)
  }

  #go(point: Point): void {
    const { editor } = this
    const region = placeAt(editor.sheet, point)?.id ?? null
    if (this.line.length) {
      if (distance(this.line.at(-1)!, point) >= CLOSER) this.line = [...this.line, point]
      if (editor.tool === 'split') this.halves = editor.tryCut(this.line)
      this.hold = editor.tool === 'split' ? snapped(editor.sheet, point) : null
    } else if (this.#corner !== null) this.#drag(point)
    else if (editor.tool === 'paint' && region && !this.spread.includes(region)) this.#paint(region)
    else if (editor.tool === 'merge') this.over = region
  }

  up(id: number): void {
    const own = this.#presses.length === 1 && this.#presses[0]!.id === id
    this.#presses = this.#presses.filter((one) => one.id !== id)
    if (!own) return
    const { editor } = this
    if (editor.tool === 'split' && this.line.length) editor.split(this.line)
    if (editor.tool === 'draw' && this.line.length) editor.drawRegion(this.line)
    if (this.#corner !== null && this.preview) editor.take(this.preview)
    if (this.spread.length) editor.paint(this.spread, this.#on)
    const target = this.over
    if (editor.tool === 'merge' && this.#start && target && target !== this.#start)
      editor.merge(this.#start, target)
    this.cancel(true)
  }

  /** Forgets what was begun. */
  cancel(all = true): void {
    if (all) this.#presses = []
    Object.assign(this, {
      line: [],
      preview: null,
      halves: null,
      over: null,
      finger: null,
      hold: null,
      spread: [],
    })
    this.#corner = null
    this.#from = null
    this.#panning = false
  }

  #reach(touch: boolean): number {
    return (touch ? HOLD_TOUCH : HOLD) * this.unit()
  }

  #loupe(at: Point, press: Press): void {
    if (press.touch) this.finger = { at, screen: [0, 0] }
  }

  /** Takes hold of a corner, or makes one on a border. */
  #grab(point: Point, touch: boolean): void {
    const { sheet } = this.editor
    const reach = this.#reach(touch)
    this.#corner = nearestCorner(sheet, point, reach)
    this.#from = sheet
    if (this.#corner !== null) return
    const border = this.#borderAt(point, reach)
    if (!border) return
    const made = withCorner(sheet, border.ends, border.at)
    this.#corner = made.corner
    this.#from = made.sheet
  }

  #borderAt(point: Point, reach: number): { ends: [number, number]; at: Point } | null {
    const { sheet } = this.editor
    let best: { ends: [number, number]; at: Point } | null = null
    for (const { ends } of borders(sheet).values()) {
      const { at } = nearestOn(point, sheet.corners.get(ends[0])!, sheet.corners.get(ends[1])!)
      if (distance(at, point) <= reach) {
        best = { ends, at }
        reach = distance(at, point)
      }
    }
    return best
  }

  #drag(to: Point): void {
    const next = moved(this.#from!, this.#corner!, to, 10)
    if (isRefusal(next)) this.editor.refusal = next
    else {
      this.editor.refusal = null
      this.preview = next
    }
  }

  #erase(point: Point, region: string | null, touch: boolean): void {
    const { editor } = this
    const reach = this.#reach(touch) * 0.8
    const corner = nearestCorner(editor.sheet, point, reach)
    const border = this.#borderAt(point, reach)
    if (corner !== null) {
      const done = withoutCorner(editor.sheet, corner)
      if (!isRefusal(done) || !border) return void editor.take(done)
    }
    if (border) editor.take(withoutBorder(editor.sheet, border.ends), t('map-told-erased'))
    else if (region) editor.clear(region)
  }

  #paint(region: string): void {
    const { editor } = this
    const place = placeOf(editor.sheet, region)
    if (!this.spread.length)
      this.#on = editor.brush.kind === 'terrain' ? undefined : !editor.has(place)
    this.spread = [...this.spread, region]
    this.preview = said(editor.sheet, this.spread, (one) => editor.painted(one, this.#on))
  }

  #hover(point: Point, touch: boolean): void {
    if (touch) return
    const { tool, sheet } = this.editor
    this.over = placeAt(sheet, point)?.id ?? null
    const reach = this.#reach(false)
    if (tool === 'split') this.hold = snapped(sheet, point)
    else if (tool === 'corners' || tool === 'erase') {
      const corner = nearestCorner(sheet, point, reach)
      this.hold =
        corner !== null ? sheet.corners.get(corner)! : (this.#borderAt(point, reach)?.at ?? null)
    } else this.hold = null
  }

  #pinch(before: Press, now: Press): void {
    const other = this.#presses.find((one) => one.id !== now.id)!
    const [was, is] = [distance(before.at, other.at), distance(now.at, other.at)]
    if (was > 0) this.view.zoomAt(other.at, is / was)
    this.view.pan((before.at[0] - now.at[0]) / 2, (before.at[1] - now.at[1]) / 2)
    this.#presses = this.#presses.map((one) => (one.id === now.id ? now : one))
  }

  /** What a cut would leave, in square units: 17 400 and 15 100. */
  sizes = $derived.by((): [number, number] | null => {
    if (!this.halves || 'refused' in this.halves) return null
    const { sheet, pieces } = this.halves
    const [one, other] = pieces[0]!.parts.map(
      (id) => Math.round(areaOf(sheet, placeOf(sheet, id)) / 100) * 100,
    )
    return [one!, other!]
  })
}
