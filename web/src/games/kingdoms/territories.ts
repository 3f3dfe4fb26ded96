import { Geometry, type GeometryData, type Point } from '$lib/board/geometry'
import { t } from '$lib/text/texts.svelte'
import facts from './territories.json'
import type { Resource } from './types'

type River = { id: string; arcs: number[]; at: Point }
type TerritoryData = GeometryData & { rivers: River[] }

/** A drawn territory: made by tools/geometry.py. */
export class Territory extends Geometry {
  constructor(readonly drawn: TerritoryData) {
    super(drawn)
  }

  /** Where rivers part regions. */
  get rivers(): { id: string; path: string; at: Point }[] {
    return this.drawn.rivers.map(({ id, arcs, at }) => ({ id, path: this.flow(arcs), at }))
  }
}

const FILES = import.meta.glob<TerritoryData>('./territories/*.json', { import: 'default' })
const loaded = new Map<string, Promise<Territory>>()

/** Loads a territory, once. */
export function loadTerritory(id: string): Promise<Territory> {
  const file = FILES[`./territories/${id}.json`]
  if (!file) return Promise.reject(new Error(`the territory ${id} is not drawn`))
  let territory = loaded.get(id)
  if (!territory) {
    territory = file().then((data) => new Territory(data))
    loaded.set(id, territory)
    territory.catch(() => loaded.delete(id))
  }
  return territory
}

export const TERRITORIES: readonly string[] = Object.keys(facts)
const TERRAINS: Record<string, Record<string, string>> = facts

/** The kind of a region or feature. */
const TERRAIN_OF = new Map(Object.values(TERRAINS).flatMap((places) => Object.entries(places)))
const TERRITORY_OF = new Map(
  Object.entries(TERRAINS).flatMap(([territory, places]) =>
    Object.keys(places).map((place) => [place, territory]),
  ),
)

export function terrainOf(place: string): string {
  return TERRAIN_OF.get(place) ?? 'plains'
}

export function territoryOf(place: string): string {
  return TERRITORY_OF.get(place) ?? ''
}

/** What regions of a kind give; null for those that give nothing, or whatever one likes. */
const GIVES: Record<string, Resource | 'choice'> = {
  plains: 'food',
  forest: 'mana',
  mountain: 'ore',
  peaks: 'silver',
  ruins: 'choice',
  tundra: 'choice',
}

export function givenBy(place: string): Resource | 'choice' | null {
  return GIVES[terrainOf(place)] ?? null
}

/** Whether a place is water, a river or a crag. */
export function isFeature(place: string): boolean {
  return place.includes('.')
}

/** What all places are called. */
export function placeNames(): Record<string, string> {
  return Object.fromEntries([...TERRAIN_OF.keys()].map((id) => [id, placeNamed(id)]))
}

export function placeNamed(place: string): string {
  return t('name-place', { place })
}
