import type { Action } from '$lib/api/types'
import type { Geometry } from '$lib/board/geometry'
import type { SitePiece } from '$lib/board/types'
import { ConquestSession, type Badge } from '$lib/conquest/session.svelte'
import type { Table } from '$lib/table/table.svelte'
import type { Prompt } from '../game'
import { distinct } from './actions'
import { badgeOf } from './badges'
import { ARTIFACTS } from './factions'
import { labelOf } from './labels'
import { WarcraftPlay } from './play.svelte'
import { promptOf } from './prompts'
import { islandOf, loadSea } from './sea'
import type { Sign } from './signs.svelte'
import type { WarcraftPosition } from './types'

/** The island faces of a position, by the regions it knows. */
export function islandsOf(position: WarcraftPosition): string[] {
  return distinct(Object.keys(position.regions).map(islandOf))
}

/** The position with its sites in the regions where they lie. */
export function withSites(position: WarcraftPosition): WarcraftPosition {
  const lying: Record<string, SitePiece[]> = {}
  for (const region of position.face_down) lying[region] = [{ id: '', kind: 'hidden' }]
  for (const [id, region] of Object.entries(position.sites)) {
    const kind = ARTIFACTS.includes(id) ? 'artifact' : 'place'
    lying[region] = [...(lying[region] ?? []), { id, kind }]
  }
  const regions = Object.entries(position.regions).map(([id, state]) => [
    id,
    lying[id] ? { ...state, sites: lying[id] } : state,
  ])
  return { ...position, regions: Object.fromEntries(regions) }
}

/** A table of this game on this device. */
export class WarcraftSession extends ConquestSession<WarcraftPlay> {
  /** Signs under the pointer that were never explained here. */
  signs = $state.raw<readonly Sign[]>([])
  #shown = $derived.by(() => withSites(this.expected))

  constructor(table: Table) {
    super(table, new WarcraftPlay(table))
  }

  override get position(): WarcraftPosition {
    return this.play.islands!
  }

  override get expected(): WarcraftPosition {
    return super.expected as WarcraftPosition
  }

  protected override laidOut(position: WarcraftPosition): WarcraftPosition {
    return withSites(position)
  }

  override get shown(): WarcraftPosition {
    return this.#shown
  }

  override badgeOf(race: string): Badge | null {
    return badgeOf(race)
  }

  protected override labelOf(action: Action): string | null {
    return labelOf(action, this.play, this.where.place)
  }

  protected loadMap(): Promise<Geometry> {
    return loadSea(islandsOf(this.position), 'landscape')
  }

  protected promptNow(): Prompt {
    return promptOf(this.play, this.where)
  }
}
