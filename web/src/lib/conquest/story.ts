import type { Entry, GameEvent } from '$lib/api/types'
import { eventsOf, standing } from '$lib/table/history'

export const SOURCES = [
  'start',
  'active',
  'declined',
  'race',
  'power',
  'faction',
  'sites',
  'paid',
  'combos',
] as const
/** Sources that only some games have. */
export const RARE: readonly string[] = ['faction', 'sites', 'paid']
export type Source = (typeof SOURCES)[number]

export type Turn = { round: number; coins: number; total: number; declined: boolean }

export type Story = {
  turns: Turn[]
  sources: Record<Source, number>
  combos: { race: string; power: string }[]
  conquests: number
  rolls: number
  rollsWon: number
  declines: number
  firstDecline: number | null
}

/** Events in which a player pays coins to another, or to the supply. */
const PAID = ['toll', 'ransom', 'tribute', 'site_paid', 'recruited']

type Scored = { coins: number; parts: { key: string; coins: number }[] }

function newStory(start: number): Story {
  const sources = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Story['sources']
  sources.start = start
  return {
    turns: [],
    sources,
    combos: [],
    conquests: 0,
    rolls: 0,
    rollsWon: 0,
    declines: 0,
    firstDecline: null,
  }
}

/** Which bar of the graph a part of an income belongs to, by its key. */
export function sourceOf(key: string): Source {
  const group = key.split('.')[0]
  if (group === 'regions') return 'active'
  if (group === 'declined') return 'declined'
  if (key === 'income.faction') return 'faction'
  if (group === 'site') return 'sites'
  return group === 'power' ? 'power' : 'race'
}

function current(story: Story, round: number): Turn {
  const last = story.turns.at(-1)
  if (last && last.round === round) return last
  const total = last?.total ?? story.sources.start
  const turn = { round, coins: 0, total, declined: false }
  story.turns.push(turn)
  return turn
}

function earn(story: Story, round: number, coins: number): void {
  const turn = current(story, round)
  turn.coins += coins
  turn.total += coins
}

function tell(story: Story, event: GameEvent, round: number): void {
  const facts = event.facts
  if (event.kind === 'picked') {
    const net = Number(facts.coins) - Number(facts.price)
    story.sources.combos += net
    story.combos.push({ race: String(facts.race), power: String(facts.power) })
    earn(story, round, net)
  } else if (event.kind === 'scored') {
    const scored = facts as unknown as Scored
    for (const part of scored.parts) story.sources[sourceOf(part.key)] += part.coins
    earn(story, round, scored.coins)
  } else if (event.kind === 'declined') {
    current(story, round).declined = true
    story.declines += 1
    story.firstDecline ??= round
  } else if (event.kind === 'conquered') {
    story.conquests += 1
    if (facts.way === 'attempt') story.rollsWon += 1
  } else if (event.kind === 'rolled') story.rolls += 1
}

/** Coins that change hands outside of scoring: what each seat gets, or pays. */
export function payments({ kind, player, facts }: GameEvent): { seat: number; coins: number }[] {
  const coins = Number(facts.coins ?? 0)
  if (kind === 'objective')
    return [...new Set([player, Number(facts.owner)])].map((seat) => ({ seat, coins }))
  if (kind === 'form') return [{ seat: player, coins }]
  if (!PAID.includes(kind)) return []
  const paid = [{ seat: player, coins: -coins }]
  return typeof facts.to === 'number' ? [...paid, { seat: facts.to, coins }] : paid
}

/** What became of every seat, turn by turn, told from the events of a game. */
export function stories(entries: Entry[], players: number, start = 5): Story[] {
  const told = Array.from({ length: players }, () => newStory(start))
  let round = 1
  for (const event of eventsOf(standing(entries))) {
    if (event.kind === 'turn_began') round = Number(event.facts.round)
    const story = told[event.player]
    if (story) tell(story, event, round)
    for (const { seat, coins } of payments(event)) {
      told[seat]!.sources.paid += coins
      earn(told[seat]!, round, coins)
    }
  }
  return told
}

/** The public gain of each seat in its last scored turn. */
export function lastGains(entries: Entry[], players: number): (number | null)[] {
  const gains: (number | null)[] = Array.from({ length: players }, () => null)
  for (const event of eventsOf(standing(entries)))
    if (event.kind === 'scored') gains[event.player] = Number(event.facts.coins)
  return gains
}

/** The regions the turn's player conquered since the turn began. */
export function conqueredThisTurn(entries: Entry[]): string[] {
  const regions = new Set<string>()
  for (const event of eventsOf(standing(entries))) {
    if (event.kind === 'turn_began') regions.clear()
    else if (event.kind === 'conquered') regions.add(String(event.facts.region))
    else if (event.kind === 'abandoned') regions.delete(String(event.facts.region))
  }
  return [...regions]
}

/** Tokens a player gained for the conquests of this turn. */
export function gainedThisTurn(entries: Entry[], player: number): number {
  let gained = 0
  for (const event of eventsOf(standing(entries))) {
    if (event.kind === 'turn_began') gained = 0
    else if (event.kind === 'gained' && event.player === player)
      gained += Number(event.facts.tokens)
  }
  return gained
}
