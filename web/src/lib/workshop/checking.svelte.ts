import { call } from '$lib/api/http'
import type { Schema } from '$lib/api/types'
import { t, texts } from '$lib/text/texts.svelte'
import type { Fault, Pack } from './made'

export type Checked = Schema<'Checked'>

const PAUSE = 250

/** What the server says of the pack on the bench, asked again a moment after each change. */
export class Checking {
  told = $state.raw<Checked | null>(null)
  away = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  look(game: string, pack: Pack): void {
    clearTimeout(this.#timer)
    const number = ++this.#asked
    this.#timer = setTimeout(() => void this.#ask(number, game, pack), PAUSE)
  }

  async #ask(number: number, game: string, document: Pack): Promise<void> {
    try {
      const told = await call<Checked>('POST', '/workshop/check', { game, document })
      if (number !== this.#asked) return
      this.told = told
      this.away = false
    } catch {
      if (number === this.#asked) this.away = true
    }
  }

  /** The faults at a place and below it. */
  below(place: string): Fault[] {
    return (this.told?.faults ?? []).filter(
      (fault) => fault.place === place || fault.place.startsWith(`${place}.`),
    )
  }
}

/** A fault in the reader's words. */
export function faultText(fault: Fault): string {
  const key = `fault-${fault.key}`
  return fault.key && texts.has(key) ? t(key, fault.values) : fault.message
}

/** What would mend a fault: the nearest number or name that is allowed. */
export function mending(fault: Fault): number | string | null {
  if (fault.nearest.length) return fault.nearest[0]!
  const { least, most, value } = fault.values
  if (typeof least !== 'number' || typeof most !== 'number') return null
  const given = Number(value)
  return Number.isFinite(given) && given > most
    ? most
    : Math.max(least, 1) > most
      ? most
      : Math.max(least, 1)
}
