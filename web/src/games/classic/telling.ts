import { telling as shared } from '$lib/conquest/telling'
import type { Telling } from '../game'

/** How the events of this game are told in the log. */
export const telling: Telling = {
  ...shared,
  icon(event) {
    const { kind, facts } = event
    if (kind === 'placed') return `classic/markers/${String(facts.marker)}`
    if (kind === 'conquered' && facts.way === 'dragon') return 'classic/markers/dragon'
    return shared.icon(event)
  },
}
