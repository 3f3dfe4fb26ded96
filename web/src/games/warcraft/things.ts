import { listed } from '$lib/icons/things'
import type { ThingGroup } from '../game'
import { ARTIFACTS, PLACES } from './factions'

const RACES = listed('warcraft', 'races').filter((race) => race !== 'murlocs')

/** What the rulebook explains one by one. */
export const THINGS: readonly ThingGroup[] = [
  { title: 'pages-races', kind: 'race', icons: 'races', ids: RACES },
  { title: 'pages-powers', kind: 'power', icons: 'powers', ids: listed('warcraft', 'powers') },
  { title: 'pages-artifacts', kind: 'site', icons: 'sites', ids: ARTIFACTS },
  { title: 'pages-places', kind: 'site', icons: 'sites', ids: PLACES },
]
