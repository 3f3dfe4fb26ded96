import { asNumber } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import { isMove } from './actions'
import type { KingdomsPlay } from './play.svelte'
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
export function signsOf(play: KingdomsPlay): Map<string, Sign> {
  return new Map([...play.targets].map(([region, actions]) => [region, signOf(actions)]))
}

/** The sign of what may be done in a region: war, a price, a piece. */
function signOf(actions: Action[]): Sign {
  const [first] = actions
  if (!first) return { icon: null, number: null }
  if (asNumber(first.facts.enemy) !== null) return { icon: 'ui/conquer', number: null }
  if (isMove(first))
    return { icon: first.total === null ? null : 'ui/conquer', number: first.total }
  return { icon: ICONS[first.verb] ?? null, number: first.total }
}
