import { listed } from '$lib/icons/things'
import type { ThingGroup } from '../game'

/** What the rulebook explains one by one. */
export const THINGS: readonly ThingGroup[] = [
  { title: 'pages-races', kind: 'race', icons: 'races', ids: listed('classic', 'races') },
  { title: 'pages-powers', kind: 'power', icons: 'powers', ids: listed('classic', 'powers') },
]
