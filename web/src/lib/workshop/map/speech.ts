import { t } from '$lib/text/texts.svelte'
import type { MapEditor } from './editor.svelte'
import { placeOf, type Place } from './sheet'

/** A region in one breath: its name, what lies on it, its neighbours, its faults. */
export function spoken(
  editor: MapEditor,
  place: Place,
  near: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const on = [
    place.terrain ? terrainName(place.terrain) : t('map-no-terrain'),
    ...place.symbols.map(symbolName),
    ...(place.tribe ? [t('map-tribe')] : []),
    ...(place.edge ? [t('map-edge')] : []),
  ]
  const others = [...near.get(place.id)!].map((id) => placeOf(editor.sheet, id).label)
  const faults = editor.faults.filter((fault) => fault.regions.includes(place.id))
  return t('map-region-said', {
    name: place.label,
    on: on.join(', '),
    neighbours: others.join(', ') || '–',
    faults: faults.length,
  })
}

export function terrainName(terrain: string): string {
  return t('name-terrain', { terrain })
}

export function symbolName(symbol: string): string {
  return t('name-symbol', { symbol })
}
