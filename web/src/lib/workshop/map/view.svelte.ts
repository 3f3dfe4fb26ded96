import type { Orientation } from '$lib/board/geometry'
import type { Point } from './plane'
import { HIGH, WIDE } from './sheet'

const MARGIN = 16
const CLOSEST = 4
const SHOWN_AT = 1.5

/** Which part of the sheet is seen, how large, and which way round it lies. */
export class View {
  orientation = $state<Orientation>('landscape')
  zoom = $state(1)
  /** The middle of what is seen, as it lies on the screen. */
  middle = $state.raw<Point>([WIDE / 2, HIGH / 2])

  upright = $derived(this.orientation === 'portrait')
  size = $derived<Point>(this.upright ? [HIGH, WIDE] : [WIDE, HIGH])
  box = $derived.by((): [number, number, number, number] => {
    const wide = (this.size[0] + 2 * MARGIN) / this.zoom
    const high = (this.size[1] + 2 * MARGIN + 8) / this.zoom
    return [this.middle[0] - wide / 2, this.middle[1] - high / 2, wide, high]
  })

  turn(orientation: Orientation): void {
    if (orientation === this.orientation) return
    this.orientation = orientation
    this.fit()
  }

  fit(): void {
    this.zoom = 1
    this.middle = [this.size[0] / 2, this.size[1] / 2 + 2]
  }

  /** A point of the sheet as it lies on the screen, and back. */
  place([x, y]: Point): Point {
    return this.upright ? [HIGH - y, x] : [x, y]
  }

  onSheet([x, y]: Point): Point {
    return this.upright ? [y, HIGH - x] : [x, y]
  }

  /** Zooms so that a point stays where it is. */
  zoomAt(at: Point, factor: number): void {
    const zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor))
    const part = this.zoom / zoom
    this.zoom = zoom
    this.#look([at[0] + (this.middle[0] - at[0]) * part, at[1] + (this.middle[1] - at[1]) * part])
  }

  pan(dx: number, dy: number): void {
    this.#look([this.middle[0] + dx, this.middle[1] + dy])
  }

  /** Brings a place of the sheet into the middle, close enough to be seen. */
  show(at: Point): void {
    this.zoom = Math.max(this.zoom, SHOWN_AT)
    this.#look(this.place(at))
  }

  #look([x, y]: Point): void {
    const [wide, high] = this.size
    this.middle =
      this.zoom === 1
        ? [wide / 2, high / 2 + 2]
        : [Math.max(0, Math.min(wide, x)), Math.max(0, Math.min(high, y))]
  }
}
