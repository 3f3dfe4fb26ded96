import { Geometry, type GeometryData, type Point } from '$lib/board/geometry'
import { ownDrawing as drawnByServer } from '$lib/board/ownDrawing'
import { own } from '$lib/icons/own.svelte'
import { t } from '$lib/text/texts.svelte'
import facts from './territories.json'
import type { Resource } from './types'

type River = { id: string; arcs: number[]; at: Point }
type TerritoryData = GeometryData & { rivers: River[] }

/** A territory that a pack brings, as the pack writes it. */
type OwnTerritory = {
  id: string
  name: string
  regions: { id: string; name?: string; type: string }[]
  features?: { id: string; kind: string }[]
}
const ownTerritories = () => Object.values(own.whole.territories ?? {}) as unknown as OwnTerritory[]

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

/** A territory from what the server drew. */
export function territoryFrom(data: GeometryData): Territory {
  return new Territory(data as TerritoryData)
}

const FILES = import.meta.glob<TerritoryData>('./territories/*.json', { import: 'default' })
const loaded = new Map<string, Promise<Territory>>()

/** Loads a territory, once. */
export function loadTerritory(id: string): Promise<Territory> {
  const file = FILES[`./territories/${id}.json`] ?? ownDrawing(id)
  if (!file) return Promise.reject(new Error(`the territory ${id} is not drawn`))
  const key = JSON.stringify([id, own.whole.territories?.[id]])
  let territory = loaded.get(key)
  if (!territory) {
    territory = file().then((data) => new Territory(data))
    loaded.set(key, territory)
    territory.catch(() => loaded.delete(key))
  }
  return territory
}

/** The drawing of a territory that a pack brings: the server makes it. */
function ownDrawing(id: string): (() => Promise<TerritoryData>) | null {
  const map = own.whole.territories?.[id]
  if (!map) return null
  return () => drawnByServer<TerritoryData>({ game: 'kingdoms', map })
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
  return TERRAIN_OF.get(place) ?? ownPlace(place)?.terrain ?? 'plains'
}

export function territoryOf(place: string): string {
  return TERRITORY_OF.get(place) ?? ownPlace(place)?.territory.id ?? ''
}

type OwnPlace = { territory: OwnTerritory; terrain: string; name?: string }

/** The places of territories that packs bring; a feature is named after its territory. */
function ownPlaces(): Map<string, OwnPlace> {
  return new Map(
    ownTerritories().flatMap((territory): [string, OwnPlace][] => [
      ...territory.regions.map(({ id, type, name }): [string, OwnPlace] => [
        id,
        { territory, terrain: type, ...(name ? { name } : {}) },
      ]),
      ...(territory.features ?? []).map(({ id, kind }): [string, OwnPlace] => [
        `${territory.id}.${id}`,
        { territory, terrain: kind },
      ]),
    ]),
  )
}

function ownPlace(place: string): OwnPlace | undefined {
  return ownPlaces().get(place)
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
  const all = [...TERRAIN_OF.keys(), ...ownPlaces().keys()]
  return Object.fromEntries(all.map((id) => [id, placeNamed(id)]))
}

export function placeNamed(place: string): string {
  const mine = TERRAIN_OF.has(place) ? undefined : ownPlace(place)
  if (!mine) return t('name-place', { place })
  return mine.name ?? `${mine.territory.name}: ${t('name-terrain', { terrain: mine.terrain })}`
}
