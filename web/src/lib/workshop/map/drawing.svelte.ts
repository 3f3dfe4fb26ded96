import { call } from '$lib/api/http'
import { Geometry, type GeometryData, type Orientation } from '$lib/board/geometry'
import { problem } from '$lib/ui/problems'
import type { MapFile } from './file'

const PAUSE = 250
const AGAIN = 3000

/** The drawing of the map on the bench: made at the server after each change, and never waited for. */
export class Drawing {
  geometry = $state.raw<Geometry | null>(null)
  busy = $state(false)
  seconds = $state(0)
  trouble = $state('')
  #wanted: { game: string; map: unknown; orientation: Orientation } | null = null
  #shown = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Asks for a drawing a moment after the last change; only the newest counts. */
  want(game: string, map: Pick<MapFile, 'id'>, orientation: Orientation): void {
    const { regions, features } = map as unknown as Record<string, unknown>
    const key = JSON.stringify([regions, features, map.id, orientation])
    if (key === this.#shown) return
    this.#shown = key
    this.#wanted = { game, map, orientation }
    if (!this.busy) this.#later(PAUSE)
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#wanted = null
  }

  #later(pause: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#draw(), pause)
  }

  async #draw(): Promise<void> {
    const wanted = this.#wanted
    if (!wanted) return
    this.#wanted = null
    this.busy = true
    const began = performance.now()
    try {
      const data = await call<GeometryData>('POST', '/workshop/drawing', wanted)
      for (const region of Object.values(data.regions)) region.place = region.name
      this.geometry = new Geometry(data)
      this.seconds = (performance.now() - began) / 1000
      this.trouble = ''
    } catch (error) {
      this.trouble = problem(error)
      this.#wanted ??= wanted
      this.busy = false
      this.#later(AGAIN)
      return
    }
    this.busy = false
    if (this.#wanted) this.#later(0)
  }
}
