import type { Action } from '$lib/api/types'
import { isMove } from './actions'
import type { RealmPlay } from './play.svelte'
import { enemyAt } from './prompts'
import type { Sign } from './types'

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

/** The signs of all regions where something may be done. */
export function signsOf(play: RealmPlay): Map<string, Sign> {
  return new Map([...play.targets].map(([region, actions]) => [region, signOf(actions, play)]))
}

/** The sign of what may be done in a region: war, a price, a piece. */
function signOf(actions: Action[], play: RealmPlay): Sign {
  const [first] = actions
  if (!first) return { icon: null, number: null }
  if (enemyAt(play, first) !== null) return { icon: 'ui/conquer', number: null }
  if (isMove(first))
    return { icon: first.total === null ? null : 'ui/conquer', number: first.total }
  return { icon: ICONS[first.verb] ?? null, number: first.total }
}
