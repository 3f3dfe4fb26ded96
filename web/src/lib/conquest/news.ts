import type { Entry, GameEvent } from '$lib/api/types'
import { lossAt } from '$lib/board/motion'
import { eventsOf, standing } from '$lib/table/history'
import type { NewsItem } from '$lib/table/news'
import type { Shot } from '$lib/table/reel.svelte'
import {
  listed,
  placeName,
  playerName,
  powerKey,
  raceKey,
  type TableNames,
} from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import type { ConquestPosition } from './types'

/** Everything that happened in one turn of somebody. */
type Turn = { seat: number; events: GameEvent[] }

/** The turns of others since one's own last turn ended; of who only watches, the last turn. */
export function turnsSince(entries: Entry[], me: number | null): Turn[] {
  let turns: Turn[] = []
  let now: number | null = null
  for (const event of eventsOf(standing(entries))) {
    if (event.kind === 'turn_began') {
      if (now === me || me === null) turns = []
      now = event.player
    }
    const seat: number = now ?? event.player
    if (seat === me) continue
    const last = turns.at(-1)
    if (event.kind === 'turn_began' || !last || last.seat !== seat) turns.push({ seat, events: [] })
    turns.at(-1)!.events.push(event)
  }
  return turns
}

/** What a turn brought, all coins together. */
function gainOf(turn: Turn): number {
  const scored = turn.events.filter(
    (event) => event.kind === 'scored' && event.player === turn.seat,
  )
  return scored.reduce((sum, event) => sum + Number(event.facts.coins), 0)
}

/** The tokens one lost by a conquest, as far as the moments around it are known. */
function lostAt(regions: string[], me: number, shots: readonly Shot[]): number {
  const taken = (shot: Shot) =>
    eventsOf(shot.entries).filter(
      ({ kind, facts }) =>
        kind === 'conquered' && facts.from === me && regions.includes(String(facts.region)),
    )
  return shots
    .flatMap((shot) =>
      taken(shot).flatMap(({ facts }) =>
        lossAt(
          String(facts.region),
          shot.before.position as ConquestPosition,
          shot.after.position as ConquestPosition,
        ),
      ),
    )
    .reduce((sum, loss) => sum + loss.tokens, 0)
}

/** The conquests of a turn by who lost them: oneself, another, or nobody. */
function conquests(turn: Turn): Map<number | null, string[]> {
  const by = new Map<number | null, string[]>()
  for (const { kind, player, facts } of turn.events) {
    if (kind !== 'conquered' || player !== turn.seat) continue
    const from = typeof facts.from === 'number' && facts.from !== turn.seat ? facts.from : null
    by.set(from, [...(by.get(from) ?? []), String(facts.region)])
  }
  return by
}

/** Who took what from a player in the turn that is just over, in words; empty where nobody did. */
export function tookFrom(entries: Entry[], me: number, names: TableNames): string {
  const turn = turnsSince(entries, me).at(-1)
  const regions = (turn && conquests(turn).get(me)) ?? []
  if (!turn || !regions.length) return ''
  const places = regions.map((region) => placeName(names, region))
  const player = playerName(names, turn.seat)
  return t('news-took-yours', { player, regions: listed(places, texts) })
}

/** So many places are named where there is little room; the rest are counted. */
const NAMED = 2

function briefly(places: string[]): string {
  const rest = places.length - NAMED
  return rest > 0 ? `${places.slice(0, NAMED).join(', ')} +${rest}` : listed(places, texts)
}

/** The other things of a turn that are news; who did them is named unless a crest says so. */
function deeds(turn: Turn, names: TableNames, player: string): string[] {
  return turn.events.flatMap(({ kind, player: who, facts }) => {
    if (who !== turn.seat) return []
    if (kind === 'declined')
      return [t('news-declined', { player, race: raceKey(names, facts.race) })]
    if (kind === 'picked') {
      const race = raceKey(names, facts.race)
      const combo = t('event-combo', { race, power: powerKey(names, facts.power) })
      return [t('news-picked', { player, combo })]
    }
    if (kind === 'attempt_failed')
      return [t('news-failed', { player, region: placeName(names, facts.region) })]
    return []
  })
}

function newsOfTurn(
  turn: Turn,
  place: number,
  me: number | null,
  names: TableNames,
  shots: readonly Shot[],
): NewsItem[] {
  const player = playerName(names, turn.seat)
  const { seat } = turn
  const items: NewsItem[] = [...conquests(turn)].map(([from, regions]) => {
    const places = listed(
      regions.map((region) => placeName(names, region)),
      texts,
    )
    const yours = from === me && me !== null
    const few = briefly(regions.map((region) => placeName(names, region)))
    const key = yours ? 'news-took-yours' : from === null ? 'news-took' : 'news-took-of'
    const loser = from === null ? '' : playerName(names, from)
    return {
      id: `${place}.${from}`,
      seat,
      text: t(key, { player, regions: places, loser }),
      brief: t(key, { player: '', regions: few, loser }).trim(),
      regions,
      lost: yours ? lostAt(regions, me, shots) : 0,
      gain: 0,
      yours,
    }
  })
  const brief = deeds(turn, names, '')
  for (const [number, text] of deeds(turn, names, player).entries())
    items.push({
      id: `${place}.d${number}`,
      seat,
      text,
      brief: brief[number]!.trim(),
      regions: [],
      lost: 0,
      gain: 0,
      yours: false,
    })
  const gain = gainOf(turn)
  const told = Math.max(
    0,
    items.findIndex((item) => item.yours),
  )
  if (items.length) items[told] = { ...items[told]!, gain }
  else if (gain)
    items.push({
      id: `${place}.s`,
      seat,
      text: t('news-scored', { player, coins: gain }),
      regions: [],
      lost: 0,
      gain: 0,
      yours: false,
    })
  return items
}

/** What happened since one's own last turn: what one lost comes first. */
export function news(
  entries: Entry[],
  me: number | null,
  names: TableNames,
  shots: readonly Shot[],
): NewsItem[] {
  const items = turnsSince(entries, me).flatMap((turn, place) =>
    newsOfTurn(turn, place, me, names, shots),
  )
  return items.toSorted((one, other) => Number(other.yours) - Number(one.yours))
}
