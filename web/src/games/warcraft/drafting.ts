import type { Position } from '$lib/api/types'
import { countOf, phaseName, put, toolsOf } from '$lib/conquest/drafting'
import DraftPlayers from '$lib/conquest/DraftPlayers.svelte'
import type { Drafting, Tool } from '$lib/study/position/drafting'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'
import type { WarcraftPosition } from './types'

const HIDDEN = 'hidden'
const shared = toolsOf('warcraft')

/** The sites there are: those that lie face up, and those nobody has seen. */
function sitesOf(position: WarcraftPosition): string[] {
  return [...Object.keys(position.sites), ...position.unseen]
}

function tools(position: Position, tableNames: TableNames): Tool[] {
  const sites = sitesOf(position as WarcraftPosition).toSorted()
  return [
    ...shared(position, tableNames),
    { id: HIDDEN, label: t('study-site-hidden'), icon: 'warcraft/markers/hidden', seat: null },
    ...sites.map((site) => ({
      id: `site ${site}`,
      label: t('name-site', { site }),
      icon: `warcraft/sites/${site}`,
      seat: null,
    })),
  ]
}

function count(position: Position, tool: string, region: string): number {
  const { sites, face_down } = position as WarcraftPosition
  const [kind, site] = tool.split(' ')
  if (kind === HIDDEN) return Number(face_down.includes(region))
  if (kind === 'site') return Number(sites[site!] === region)
  return countOf(position, tool, region)
}

/** A site lies in one region: put down elsewhere it leaves the one before. */
function lay(position: Position, tool: string, region: string, by: 1 | -1): Position {
  const islands = position as WarcraftPosition
  const [kind, site] = tool.split(' ')
  const here = count(position, tool, region) > 0
  if ((kind === HIDDEN || kind === 'site') && here === by > 0) return position
  if (kind === HIDDEN) {
    const others = islands.face_down.filter((one) => one !== region)
    return { ...islands, face_down: by > 0 ? [...others, region] : others } as Position
  }
  if (kind !== 'site') return put(position, tool, region, by)
  const sites = { ...islands.sites }
  if (by > 0) sites[site!] = region
  else delete sites[site!]
  const left = islands.unseen.filter((one) => one !== site)
  return { ...islands, sites, unseen: by > 0 ? left : [...left, site!] } as Position
}

/** Positions of this game set up by hand. */
export const drafting: Drafting = {
  tools,
  count,
  put: lay,
  Panel: DraftPlayers,
  phase: phaseName,
}
