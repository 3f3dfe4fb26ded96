import type { PublishedDraft } from '../drafts.svelte'
import type { Head } from './file'
import type { Sheet } from './sheet'

/** Maps in the making that this browser keeps, with their last versions. */

export type MapDraft = {
  key: string
  game: string
  head: Head
  sheet: KeptSheet
  versions: Version[]
  published?: PublishedDraft
}
export type Version = { at: number; head: Head; sheet: KeptSheet }
/** A sheet as plain data. */
export type KeptSheet = Omit<Sheet, 'corners'> & { corners: [number, number, number][] }

const KEY = 'elbowroom.maps'
export const MOST_VERSIONS = 10

export function plain(sheet: Sheet): KeptSheet {
  return { ...sheet, corners: [...sheet.corners].map(([corner, [x, y]]) => [corner, x, y]) }
}

export function unfolded(kept: KeptSheet): Sheet {
  return {
    ...kept,
    corners: new Map(kept.corners.map(([corner, x, y]) => [corner, [x, y] as const])),
  }
}

/** The kept maps; what cannot be read is left out. */
export function keptMaps(): { drafts: MapDraft[]; kept: boolean } {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as MapDraft[]
    return { drafts: found.filter(isDraft), kept: true }
  } catch {
    return { drafts: [], kept: false }
  }
}

function isDraft(one: MapDraft): boolean {
  return (
    Array.isArray(one?.sheet?.corners) &&
    one.sheet.places?.length > 0 &&
    one.head?.players?.length > 0
  )
}

/** Keeps the maps of a game beside those of others; says whether the browser had room. */
export function keepMaps(drafts: readonly MapDraft[], game: string): boolean {
  try {
    const others = keptMaps().drafts.filter((one) => one.game !== game)
    localStorage.setItem(KEY, JSON.stringify([...drafts, ...others]))
    return true
  } catch {
    return false
  }
}
