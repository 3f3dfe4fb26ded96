import type { Badge } from '$lib/conquest/session.svelte'
import { t } from '$lib/text/texts.svelte'
import { factionOf } from './factions'

/** The faction of a race, as a sign. */
export function badgeOf(race: string): Badge {
  const faction = factionOf(race)
  return { icon: `warcraft/factions/${faction}`, name: t('name-faction', { faction }) }
}
