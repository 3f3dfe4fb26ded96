import {
  listed,
  placeName,
  playerName,
  powerKey,
  raceKey,
  type TableNames,
  type Speaker,
} from './tableNames'
import { partName } from './parts'

/** An event as the protocol carries it. */
export type TableEvent = { kind: string; player: number; facts: Record<string, unknown> }
type Values = Record<string, string | number>

/** So many conquests in a row are told as one. */
const MERGED_FROM = 3

/**
 * What happened, in order, one sentence for each burst of events: the twin of text/events.py.
 */
export function eventSentences(
  events: TableEvent[],
  tableNames: TableNames,
  texts: Speaker,
): string[] {
  return runsOf(events).flatMap((run) => new Teller(tableNames, texts).tell(run))
}

/** Neighbouring events of one kind by one player. */
export function runsOf(events: TableEvent[]): TableEvent[][] {
  const runs: TableEvent[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last && last[0]!.kind === event.kind && last[0]!.player === event.player) last.push(event)
    else runs.push([event])
  }
  return runs
}

class Teller {
  constructor(
    readonly tableNames: TableNames,
    readonly texts: Speaker,
  ) {}

  tell(run: TableEvent[]): string[] {
    const { kind, player } = run[0]!
    if (kind === 'conquered' && run.length >= MERGED_FROM)
      return [this.#sentence('conquered-many', player, this.#regions(run))]
    if (kind === 'abandoned') return [this.#sentence(kind, player, this.#regions(run))]
    if (kind === 'revealed') return [this.#sentence(kind, player, this.#revealed(run))]
    if (kind === 'placed') return [this.#sentence(kind, player, this.#placed(run))]
    return run.map((event) => this.#sentence(kind, player, this.#values(event)))
  }

  #sentence(kind: string, seat: number, values: Values): string {
    const told = kind === 'scored' && !values.parts ? 'scored-nothing' : kind
    const player = playerName(this.tableNames, seat)
    return this.texts.say(`event-${told.replaceAll('_', '-')}`, { player, ...values })
  }

  #regions(run: TableEvent[]): Values {
    const regions = run.map((event) => placeName(this.tableNames, event.facts.region))
    return { count: run.length, regions: listed(regions, this.texts) }
  }

  #revealed(run: TableEvent[]): Values {
    const combos = run.map((event) => this.#combo(event.facts))
    return { combos: listed(combos, this.texts) }
  }

  /** How many pieces stand where; what a region held in between does not matter. */
  #placed(run: TableEvent[]): Values {
    const last = new Map<string, TableEvent>()
    for (const event of run) last.set(`${event.facts.region} ${event.facts.marker}`, event)
    const pieces = [...last.values()].map(({ facts }) =>
      this.texts.say('event-placed-piece', {
        count: facts.count as number,
        marker: String(facts.marker),
        region: placeName(this.tableNames, facts.region),
      }),
    )
    return { pieces: listed(pieces, this.texts) }
  }

  #values({ kind, player, facts }: TableEvent): Values {
    switch (kind) {
      case 'picked':
        return { ...plain(facts), combo: this.#combo(facts) }
      case 'conquered':
        return this.#conquered(player, facts)
      case 'rolled':
        return this.#rolled(facts)
      case 'pushed':
        return { ...this.#named(facts), whither: facts.goal === facts.region ? 'out' : 'region' }
      case 'swapped':
        return this.#swapped(facts.regions as string[])
      case 'objective':
        return { ...this.#named(facts), whose: facts.owner === player ? 'own' : 'other' }
      case 'site_paid':
        return {
          ...plain(facts),
          to: facts.to === null ? '' : playerName(this.tableNames, facts.to),
          whom: facts.to === null ? 'supply' : 'player',
        }
      case 'peace':
        return { ally: playerName(this.tableNames, facts.with) }
      case 'scored':
        return { coins: facts.coins as number, parts: this.#parts(facts) }
      case 'game_over':
        return { scores: this.#scores(facts.coins as number[]) }
      default:
        return this.#named(facts)
    }
  }

  /** The facts as they are; regions, players and races by their names. */
  #named(facts: Record<string, unknown>): Values {
    const values = plain(facts)
    for (const name of ['region', 'goal'])
      if (facts[name] !== undefined) values[name] = placeName(this.tableNames, facts[name])
    for (const name of ['to', 'owner'])
      if (facts[name] !== undefined) values[name] = playerName(this.tableNames, facts[name])
    if (facts.race !== undefined) values.race = raceKey(this.tableNames, facts.race)
    return values
  }

  #swapped(regions: string[]): Values {
    const named = regions.map((region) => placeName(this.tableNames, region))
    return { regions: listed(named, this.texts) }
  }

  #conquered(player: number, facts: Record<string, unknown>): Values {
    const loser = facts.from as number | null
    const against =
      loser !== null ? (loser === player ? 'own' : 'player') : facts.lost_tribe ? 'tribe' : 'nobody'
    return {
      region: placeName(this.tableNames, facts.region),
      tokens: facts.tokens as number,
      way: String(facts.way),
      against,
      loser: loser === null ? '' : playerName(this.tableNames, loser),
      loser_race: raceKey(this.tableNames, facts.from_race ?? ''),
      ...this.#help((facts.tools ?? []) as string[]),
    }
  }

  /** What was needed too, where a region was rolled for. */
  #rolled(facts: Record<string, unknown>): Values {
    const aimed = typeof facts.needs === 'number'
    return {
      die: facts.die as number,
      aim: aimed ? 'region' : 'none',
      region: aimed ? placeName(this.tableNames, facts.region) : '',
      needs: aimed ? (facts.needs as number) : 0,
    }
  }

  /** What helped in a conquest, in games where something can. */
  #help(tools: string[]): Values {
    const names = tools.map((tool) => this.texts.say('name-tool', { tool }))
    return { helped: names.length ? 'tools' : 'alone', tools: listed(names, this.texts) }
  }

  #parts(facts: Record<string, unknown>): string {
    const parts = facts.parts as { key: string; coins: number }[]
    return parts
      .filter((part) => part.coins)
      .map((part) =>
        this.texts.say('event-scored-part', {
          part: partName(part, this.texts, this.tableNames),
          coins: part.coins,
        }),
      )
      .join(', ')
  }

  #scores(coins: number[]): string {
    return coins
      .map((each, seat) =>
        this.texts.say('event-game-over-score', {
          player: playerName(this.tableNames, seat),
          coins: each,
        }),
      )
      .join(', ')
  }

  #combo(facts: Record<string, unknown>): string {
    const race = raceKey(this.tableNames, facts.race)
    return this.texts.say('event-combo', { race, power: powerKey(this.tableNames, facts.power) })
  }
}

/** The numbers and words among facts. */
function plain(facts: Record<string, unknown>): Values {
  const kept = Object.entries(facts).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || typeof entry[1] === 'string',
  )
  return Object.fromEntries(kept)
}
