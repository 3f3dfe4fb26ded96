import icons from '$lib/icons/names.json'
import { listed } from '$lib/icons/things'
import type { ThingGroup } from '../game'
import { TERRITORIES } from './territories'

const OWN = 'pages-about-own'
const own = (list: 'actions' | 'terrains' | 'resources') => Object.keys(icons.kingdoms[list])

/** What the rulebook explains one by one; notes say what of it is printed. */
export const THINGS: readonly ThingGroup[] = [
  { title: 'pages-actions', kind: 'action', icons: 'actions', ids: own('actions') },
  { title: 'pages-kinds-of-region', kind: 'terrain', icons: 'terrains', ids: own('terrains') },
  { title: 'pages-resources', kind: 'resource', icons: 'resources', ids: own('resources') },
  {
    title: 'pages-factions',
    kind: 'faction',
    icons: 'factions',
    ids: listed('kingdoms', 'factions'),
    note: OWN,
  },
  {
    title: 'pages-heroes',
    kind: 'hero',
    icons: 'heroes',
    ids: listed('kingdoms', 'heroes'),
    note: OWN,
  },
  {
    title: 'pages-territories',
    kind: 'territory',
    icons: 'territories',
    ids: TERRITORIES,
    icon: 'kingdoms/terrains/capital',
    note: OWN,
  },
]
