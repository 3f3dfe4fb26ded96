import type { Position } from '$lib/api/types'
import type { Drafting, Tool } from '$lib/study/position/drafting'
import type { TableNames } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import DraftPlayers from './DraftPlayers.svelte'
import {
  ACTIONS,
  type Ground,
  type KingdomsPlayer,
  type KingdomsPosition,
  type Meeple,
} from './types'

const NEUTRAL = 'neutral'
const NOBODY: Ground = { meeples: [], fortress: null, neutral: false }
/** The pieces of a player, each with its icon. */
const PIECES: Record<string, string> = {
  meeple: 'kingdoms/markers/meeple',
  lying: 'kingdoms/markers/laid_down',
  hero: 'kingdoms/markers/hero',
  fortress: 'kingdoms/markers/fortress',
}

function tools(position: Position, tableNames: TableNames): Tool[] {
  const { players } = position as KingdomsPosition
  const own = players.flatMap((_, seat) =>
    Object.entries(PIECES).map(([piece, icon]) => ({
      id: `${piece} ${seat}`,
      label: t(`study-piece-${piece}`, { player: tableNames.players[seat] ?? '' }),
      icon,
      seat,
    })),
  )
  const neutral = { label: t('study-piece-neutral'), icon: 'kingdoms/markers/neutral', seat: null }
  return [...own, { id: NEUTRAL, ...neutral }]
}

/** The meeple that a piece is. */
function meepleOf(piece: string, player: number): Meeple {
  return { player, hero: piece === 'hero', laid: piece === 'lying' }
}

function same(one: Meeple, other: Meeple): boolean {
  return one.player === other.player && one.hero === other.hero && one.laid === other.laid
}

function count(position: Position, tool: string, region: string): number {
  const ground = (position as KingdomsPosition).regions[region] ?? NOBODY
  const [piece, seat] = tool.split(' ')
  if (piece === NEUTRAL) return Number(ground.neutral)
  if (piece === 'fortress') return Number(ground.fortress?.player === Number(seat))
  const meant = meepleOf(piece!, Number(seat))
  return ground.meeples.filter((meeple) => same(meeple, meant)).length
}

function changed(ground: Ground, tool: string, by: 1 | -1): Ground {
  const [piece, seat] = tool.split(' ')
  if (piece === NEUTRAL) return { ...ground, neutral: by > 0 }
  const player = Number(seat)
  if (piece === 'fortress') return { ...ground, fortress: by > 0 ? { player, laid: false } : null }
  const meant = meepleOf(piece!, player)
  if (by > 0) return { ...ground, meeples: [...ground.meeples, meant] }
  const place = ground.meeples.findIndex((meeple) => same(meeple, meant))
  return { ...ground, meeples: ground.meeples.toSpliced(place, 1) }
}

/** The towers are as high as their players have fortresses, where there are any. */
function withTowers(position: KingdomsPosition): KingdomsPosition {
  const forts = Object.values(position.regions).flatMap(({ fortress }) => fortress?.player ?? [])
  const players = position.players.map((player, seat) => ({
    ...player,
    tower: forts.filter((one) => one === seat).length,
  }))
  return { ...position, players }
}

/** A hero stands in one region: put down elsewhere it leaves the one before. */
function withoutHero(position: KingdomsPosition, player: number): KingdomsPosition {
  const regions = Object.entries(position.regions).map(([id, ground]) => {
    const others = ground.meeples.filter((one) => !one.hero || one.player !== player)
    return [id, others.length === ground.meeples.length ? ground : { ...ground, meeples: others }]
  })
  return { ...position, regions: Object.fromEntries(regions) as KingdomsPosition['regions'] }
}

/** No more meeples of one player than that can be told apart in a region. */
const MOST_IN_REGION = 2

function ownIn(position: Position, region: string, player: number): number {
  const { meeples } = (position as KingdomsPosition).regions[region] ?? NOBODY
  return meeples.filter((meeple) => meeple.player === player).length
}

function put(position: Position, tool: string, region: string, by: 1 | -1): Position {
  const [piece, seat] = tool.split(' ')
  const here = count(position, tool, region)
  const single = piece === NEUTRAL || piece === 'fortress' || piece === 'hero'
  if ((by < 0 && !here) || (by > 0 && single && here)) return position
  if (by > 0 && !single && ownIn(position, region, Number(seat)) >= MOST_IN_REGION) return position
  let next = position as KingdomsPosition
  if (piece === 'hero' && by > 0) next = withoutHero(next, Number(seat))
  const ground = changed(next.regions[region] ?? NOBODY, tool, by)
  next = { ...next, regions: { ...next.regions, [region]: ground } }
  return piece === 'fortress' ? withTowers(next) : next
}

/** The position with something else of a player. */
export function withPlayer(
  position: KingdomsPosition,
  seat: number,
  part: Partial<KingdomsPlayer>,
): KingdomsPosition {
  const players = position.players.map((one, place) => (place === seat ? { ...one, ...part } : one))
  return { ...position, players }
}

/** The actions of the card are steps too: one of them has been chosen. */
function phase(name: string): string {
  if ((ACTIONS as readonly string[]).includes(name)) return t('name-action', { action: name })
  const key = `phase-${name.replaceAll('_', '-')}`
  return texts.has(key) ? t(key) : name
}

/** Positions of this game set up by hand. */
export const drafting: Drafting = { tools, count, put, Panel: DraftPlayers, phase }
