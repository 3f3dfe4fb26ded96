import type { Action } from '$lib/api/types'
import { isMove } from './actions'
import type { RealmPlay } from './play.svelte'
import { enemyAt } from './prompts'
import type { Sign } from './TerritoryMap.svelte'

const ICONS: Record<string, string> = {
  build: 'kingdoms/markers/fortress',
  restore: 'kingdoms/markers/fortress',
  expand: 'kingdoms/markers/meeple',
  stand: 'kingdoms/markers/meeple',
  'stand-hero': 'kingdoms/markers/hero',
  break: 'ui/conquer',
  'break-hero': 'ui/conquer',
  knock: 'kingdoms/markers/laid_down',
  'knock-hero': 'kingdoms/markers/laid_down',
  topple: 'kingdoms/markers/laid_down',
}

/** The sign of what may be done in a region: war, a price, a piece. */
export function signOf(actions: Action[], play: RealmPlay): Sign {
  const [first] = actions
  if (!first) return { icon: null, number: null }
  if (enemyAt(play, first) !== null) return { icon: 'ui/conquer', number: null }
  if (isMove(first))
    return { icon: first.total === null ? null : 'ui/conquer', number: first.total }
  return { icon: ICONS[first.verb] ?? null, number: first.total }
}
