import { asNumber } from '$lib/api/actions'
import { listed } from '$lib/text/tableNames'
import { partsLine } from '$lib/text/sums'
import { t, texts } from '$lib/text/texts.svelte'
import { isMove } from './actions'
import { labelOf } from './labels'
import type { KingdomsSession } from './session.svelte'
import { givenBy, isFeature, terrainOf, territoryOf, type Territory } from './territories'
import type { Ground, KingdomsPosition } from './types'

type Named = { name: (seat: number) => string; place: (region: string) => string }

/** Two players in one region, outside of a war for it. */
export function alliesIn(ground: Ground, atWar: boolean): [number, number] | null {
  const seats = [...new Set(ground.meeples.map((one) => one.player))]
  return seats.length === 2 && !atWar ? [seats[0]!, seats[1]!] : null
}

/** What a region is and who is there, for whoever cannot see it. */
export function describe(
  region: string,
  territory: Territory,
  position: KingdomsPosition,
  { name, place }: Named,
): string {
  const { edge, adjacent } = territory.region(region)
  const words = [`${place(region)}, ${t('name-territory', { territory: territoryOf(region) })}.`]
  if (!isFeature(region)) words.push(t(edge ? 'board-border' : 'board-inland'), gives(region))
  const features = territory.ids.filter(
    (other) => isFeature(other) && territory.region(other).adjacent.includes(region),
  )
  if (features.length && adjacent.length)
    words.push(t('board-beside', { features: listed(features.map(place), texts) }))
  words.push(...groundWords(region, position, name))
  return words.join(' ')
}

/** What kind of land a region is, and what it gives. */
export function landWords(region: string): string {
  return `${t('name-terrain', { terrain: terrainOf(region) })}. ${isFeature(region) ? '' : gives(region)}`
}

/** Who and what stands in a region. */
export function groundWords(
  region: string,
  position: KingdomsPosition,
  name: (seat: number) => string,
): string[] {
  const ground = position.regions[region]
  return ground ? standing(ground, position, name, position.war.region === region) : []
}

function gives(region: string): string {
  const given = givenBy(region)
  if (given === null) return t('board-gives-nothing')
  return given === 'choice'
    ? t('board-gives-choice')
    : t('board-gives', { count: 1, resource: given })
}

function standing(
  ground: Ground,
  position: KingdomsPosition,
  name: (seat: number) => string,
  atWar: boolean,
): string[] {
  const words: string[] = []
  for (const seat of new Set(ground.meeples.map((one) => one.player))) {
    const own = ground.meeples.filter((one) => one.player === seat)
    const lying = own.filter((one) => one.laid).length
    words.push(t('board-meeples', { player: name(seat), count: own.length }))
    const hero = position.players[seat]?.hero
    if (own.some((one) => one.hero) && hero)
      words.push(t('board-hero', { player: name(seat), hero }))
    if (lying) words.push(t('board-lying', { count: lying }))
  }
  if (ground.neutral) words.push(t('board-neutral'))
  if (ground.fortress)
    words.push(
      t(ground.fortress.laid ? 'board-fortress-laid' : 'board-fortress', {
        player: name(ground.fortress.player),
      }),
    )
  const allies = alliesIn(ground, atWar)
  if (allies) words.push(t('board-alliance', { player: name(allies[0]), ally: name(allies[1]) }))
  return words
}

/** What a press on a region would do now. */
export function offered(region: string, session: KingdomsSession): string {
  const { play } = session
  const said = play.meanings(region).map((meaning) => {
    if ('mover' in meaning) return t('board-offer-move', { action: play.chosen ?? 'patrol' })
    const { action } = meaning
    const enemy = asNumber(action.facts.enemy)
    const words = [`${labelOf(action, play, session.place)}.`]
    if (enemy !== null) words.push(t('board-offer-attack', { player: session.name(enemy) }))
    if (action.total !== null)
      words.push(
        isMove(action)
          ? t('prompt-conquer-neutral', { cost: action.total })
          : `${partsLine(action)}.`,
      )
    return words.join(' ')
  })
  // Two meeples in one region offer the same.
  return [...new Set(said)].join(' ')
}
