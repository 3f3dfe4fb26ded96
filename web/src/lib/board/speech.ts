import { listed, type TableNames, type Speaker } from '$lib/text/tableNames'
import { partName } from '$lib/text/parts'
import { freedom, rowOf, type Arrangement } from './arrangement'
import type { Geometry } from './geometry'
import { flagNumber, type Offer } from './offers'
import type { MapLook } from './mapLook'
import { piecesOf, type Pieces } from './pieces'
import type { Action, Part, Position, Seat } from './types'

/** What sentences about regions need to know. */
export interface Scene {
  look: MapLook
  geometry: Geometry
  position: Position
  seats: Seat[]
  offers: Map<string, Offer>
  arrangement: Arrangement | null
  /** Tokens in the hand that conquers; null where that is not known. */
  hand: number | null
  /** Faces of the die. */
  sides: number
  tableNames?: TableNames
  /** Regions the person marked for themselves. */
  pins?: readonly string[]
  /** The regions that the steps of a hint are about, in their order. */
  advised?: readonly (string | null)[]
}

export function seatName(scene: Scene, seat: number, texts: Speaker): string {
  const one = scene.seats.find((each) => each.seat === seat)
  if (one?.yours && scene.seats.filter((each) => each.yours).length === 1)
    return texts.say('board-you')
  return one?.name || texts.say('board-seat', { number: seat + 1 })
}

/** "mountain, mine": the terrain of a region and what is printed on it. */
export function landWords(scene: Pick<Scene, 'geometry'>, id: string, texts: Speaker): string {
  const { terrain, symbols, island } = scene.geometry.region(id)
  return [
    ...(island ? [texts.say('board-island', { island })] : []),
    texts.say('board-terrain', { terrain }),
    ...symbols.map((symbol) => texts.say('board-symbol', { symbol })),
  ].join(', ')
}

function markerWords(pieces: Pieces, texts: Speaker): string {
  const words = pieces.markers.map(({ id, count }) =>
    texts.say('board-markers', { marker: id, count }),
  )
  return listed(words, texts)
}

/** What lies in a region beside its holder: an anchor for ships, sites. */
function foundSentences(scene: Scene, id: string, texts: Speaker): string[] {
  const landing = scene.geometry.region(id).landing ? [texts.say('board-landing')] : []
  const sites = scene.position.regions[id]!.sites ?? []
  return [
    ...landing,
    ...sites.map((site) =>
      site.kind === 'hidden'
        ? texts.say('board-site-hidden')
        : texts.say('board-site', { site: site.id }),
    ),
  ]
}

/** "Tomáš, Halflings: 4 tokens, active." */
export function holderSentence(scene: Scene, id: string, texts: Speaker): string {
  const pieces = piecesOf(scene.position, scene.position.regions[id]!)
  if (pieces.tribe) return texts.say('board-holds-tribe', { count: pieces.count })
  if (pieces.seat === null) return texts.say('board-holds-nobody')
  const key = pieces.declined ? 'board-holds-declined' : 'board-holds-active'
  const holds = texts.say(key, {
    player: seatName(scene, pieces.seat, texts),
    race: scene.tableNames?.races?.[pieces.race ?? ''] ?? pieces.race ?? '',
    count: pieces.count,
  })
  if (pieces.markers.length === 0) return holds
  return `${holds} ${texts.say('board-holds-markers', { markers: markerWords(pieces, texts) })}`
}

/** "2 base, plus 1 mountain, minus 1 Tritons". */
export function partWords(parts: Part[], texts: Speaker, tableNames?: TableNames): string {
  return parts
    .map((part, place) => {
      const key = part.amount < 0 ? 'minus' : place === 0 ? 'first' : 'plus'
      const name = partName(part, texts, tableNames)
      return texts.say(`board-part-${key}`, { amount: Math.abs(part.amount), name })
    })
    .join(', ')
}

/** How many faces of the die succeed. */
export function luckyFaces(action: Action, sides: number): number {
  return Math.round((action.chance ?? 0) * sides)
}

function costSentence(scene: Scene, action: Action, texts: Speaker): string {
  const values = {
    cost: flagNumber(action) ?? 0,
    parts: partWords(action.parts, texts, scene.tableNames),
    hand: scene.hand ?? (action.total ?? 0) - (action.needs ?? 0),
    needs: action.needs ?? 0,
    faces: luckyFaces(action, scene.sides),
    sides: scene.sides,
  }
  if (action.needs !== null) return texts.say('board-offer-attempt', values)
  const said = texts.say('board-offer-conquer', values)
  return scene.hand === null ? said : `${said} ${texts.say('board-offer-hand', values)}`
}

/** What an action on a region would do, as a sentence. */
export function actionSentence(scene: Scene, action: Action, texts: Speaker): string {
  const said = plainSentence(scene, action, texts)
  const dues = action.dues.filter((due) => due.payee !== null)
  const first = dues.map(({ total, payee }) =>
    texts.say('board-offer-toll', { price: total, player: seatName(scene, payee!, texts) }),
  )
  return [said, ...first].join(' ')
}

function plainSentence(scene: Scene, action: Action, texts: Speaker): string {
  const key = `board-offer-${wordOf(action)}`
  const costs = COSTLY.includes(action.verb) || (!texts.has(key) && flagNumber(action) !== null)
  if (costs) return costSentence(scene, action, texts)
  const values = { cost: flagNumber(action) ?? 0, marker: scene.look.markers[action.verb] ?? '' }
  return texts.say(texts.has(key) ? key : 'board-offer-marker', values)
}

/** Verbs whose price is told in parts. */
const COSTLY = ['conquer', 'attempt', 'wield', 'venture']

/** The verb as a text key spells it: pushes of beasts are told like others. */
function wordOf(action: Action): string {
  return action.verb.replace(/_.*/, '')
}

/** What an action is called on a button. */
export function actionLabel(action: Action, look: MapLook, texts: Speaker): string {
  const key = `board-act-${wordOf(action)}`
  const values = { cost: flagNumber(action) ?? 0, marker: look.markers[action.verb] ?? '' }
  return texts.say(texts.has(key) ? key : 'board-act-marker', values)
}

function countSentence(scene: Scene, id: string, texts: Speaker): string {
  const { arrangement } = scene
  const row = arrangement && rowOf(arrangement, id)
  if (!arrangement || !row) return ''
  const { more, less } = freedom(arrangement, id)
  const hand = arrangement.hand[row.pool] ?? 0
  return texts.say(`board-count-${arrangement.verb}`, { count: row.count, hand, more, less })
}

/** Everything about a region in full sentences: what a screen reader says. */
export function regionSentence(scene: Scene, id: string, texts: Speaker): string {
  const name = texts.say('name-place', { place: scene.geometry.region(id).place })
  const sentences = [
    texts.say('board-region', { name, land: landWords(scene, id, texts) }),
    ...foundSentences(scene, id, texts),
    holderSentence(scene, id, texts),
  ]
  if (scene.pins?.includes(id)) sentences.push(texts.say('board-pinned'))
  const number = (scene.advised?.indexOf(id) ?? -1) + 1
  if (number) sentences.push(texts.say('study-region', { number }))
  const counting = countSentence(scene, id, texts)
  if (counting) sentences.push(counting)
  const offer = scene.offers.get(id)
  for (const action of offer ? [offer.primary, ...offer.others] : [])
    sentences.push(actionSentence(scene, action, texts))
  return sentences.join(' ')
}
