import { asIds } from '$lib/api/actions'
import type { GameEvent } from '$lib/api/types'
import type { Misstep } from '$lib/coach/lesson'
import * as shared from '$lib/conquest/lessons/missteps'
import { me } from '$lib/conquest/lessons/reading'
import { eventsOf } from '$lib/table/history'
import { islandOf } from '../sea'
import type { WarcraftPosition } from '../types'
import { hasPrize, isEnemy, isNear, type Islander } from './reading'

/** Whether a region was worth more than the coin that all land brings. */
function paysMore(session: Islander, before: WarcraftPosition, region: string): boolean {
  const state = before.regions[region]!
  const own = Object.entries(before.regions).filter(([, one]) => one.player === me(session))
  const site = before.face_down.includes(region) || Object.values(before.sites).includes(region)
  const foothold = !own.some(([id]) => islandOf(id) === islandOf(region))
  return hasPrize(state) || isEnemy(session, state) || site || foothold
}

/** Land was taken for more tokens than other land would have cost, and brings no more. */
const dear: Misstep<Islander> = {
  ...shared.dear,
  seen(entries, before, session) {
    const taken = eventsOf(entries).find(({ kind }) => kind === 'conquered')
    const region = String(taken?.facts.region)
    const position = before.position as WarcraftPosition
    const helped = asIds(taken?.facts.tools as string[] | undefined).length > 0
    if (taken && (helped || paysMore(session, position, region))) return null
    return shared.dear.seen(entries, before, session)
  },
}

const isObjective = ({ kind, facts }: GameEvent) =>
  kind === 'placed' && facts.marker === 'objective'

/** An objective was put where one cannot come next turn. */
const far: Misstep<Islander> = {
  id: 'far',
  seen(entries, _before, session) {
    const placed = eventsOf(entries).find(isObjective)
    const region = String(placed?.facts.region)
    if (!placed || isNear(session, region)) return null
    return { region: session.where.place(region) }
  },
}

export const MISSTEPS: readonly Misstep<Islander>[] = [
  dear,
  far,
  shared.early,
  shared.paid,
  shared.hasty,
]
