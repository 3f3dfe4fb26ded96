import type { RegionState } from '$lib/board/types'

/** A sign on the islands that newcomers do not know, and the term that explains it. */
export type Sign = { id: string; icon: string; term: string }

export const SIGNS: readonly Sign[] = [
  { id: 'landing', icon: 'warcraft/markers/landing', term: 'border-region' },
  { id: 'hidden', icon: 'warcraft/markers/hidden', term: 'site' },
  { id: 'bomb', icon: 'warcraft/markers/bomb', term: 'bomb' },
  { id: 'tribe', icon: 'warcraft/markers/tribe', term: 'lost-tribe' },
]
const KEPT = 'elbowroom-signs'

/** The signs that lie in a region. */
export function signsIn(state: RegionState, landing: boolean): Sign[] {
  const there: Record<string, boolean> = {
    landing,
    hidden: (state.sites ?? []).some((site) => site.kind === 'hidden'),
    bomb: (state.markers.bomb ?? 0) > 0,
    tribe: state.player === null && state.tokens > 0,
  }
  return SIGNS.filter((sign) => there[sign.id])
}

/** Which signs this device has explained already. */
class KnownSigns {
  #known = $state.raw<readonly string[]>(read())

  isNew(sign: Sign): boolean {
    return !this.#known.includes(sign.id)
  }

  learn(signs: readonly Sign[]): void {
    const fresh = signs.filter((sign) => this.isNew(sign)).map((sign) => sign.id)
    if (!fresh.length) return
    this.#known = [...this.#known, ...fresh]
    localStorage.setItem(KEPT, this.#known.join(' '))
  }
}

function read(): string[] {
  return (localStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean)
}

export const knownSigns = new KnownSigns()
