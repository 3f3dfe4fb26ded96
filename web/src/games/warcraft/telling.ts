import { telling as shared } from '$lib/conquest/telling'
import type { Telling } from '../game'

const ICONS: Record<string, string> = {
  site_found: 'warcraft/markers/hidden',
  toll: 'ui/coin',
  ransom: 'ui/coin',
  tribute: 'warcraft/sites/heart_of_azeroth',
  pushed: 'warcraft/powers/intimidating',
  swapped: 'warcraft/powers/portal_mage',
  bomb: 'warcraft/markers/bomb',
  tamed: 'warcraft/markers/beast',
  recruited: 'ui/tokens',
  form: 'warcraft/races/worgen',
  objective: 'warcraft/markers/objective',
}

/** How the events of this game are told in the log. */
export const telling: Telling = {
  ...shared,
  icon(event) {
    const { kind, facts } = event
    if (kind === 'placed') return `warcraft/markers/${String(facts.marker)}`
    if (kind === 'site_moved' || kind === 'site_paid' || kind === 'site_found')
      return `warcraft/sites/${String(facts.site)}`
    if (kind === 'bomb' && (facts.what === 'explosive' || facts.what === 'dud'))
      return `warcraft/markers/${facts.what}`
    if (kind === 'faction') return `warcraft/factions/${String(facts.faction)}`
    if (kind === 'conquered' && facts.way === 'champion') return 'warcraft/markers/champion'
    return ICONS[kind] ?? shared.icon(event)
  },
  bySeat: [...shared.bySeat, ...Object.keys(ICONS), 'site_moved', 'site_paid', 'faction'],
}
