import type { Geometry } from '$lib/board/geometry'
import { t } from '$lib/text/texts.svelte'

/** What the regions of a map are called, by id. */
export function namesOn(geometry: Geometry): Record<string, string> {
  return Object.fromEntries(
    geometry.ids.map((id) => [id, t('name-place', { place: geometry.region(id).place })]),
  )
}
