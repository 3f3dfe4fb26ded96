import { listed, placeName, playerName, type TableNames, type Speaker } from '$lib/text/tableNames'
import { runsOf, type TableEvent } from '$lib/text/events'

type Facts = Record<string, unknown>
type Values = Record<string, string | number>

const PLACES: readonly string[] = ['region', 'from', 'to']
const SEATS: readonly string[] = ['by', 'against', 'ally']

/**
 * What happened, in order, one sentence for each burst of events: the twin of games/kingdoms/telling.py.
 * Resources come in runs, which are told together.
 */
export function eventSentences(
  events: TableEvent[],
  tableNames: TableNames,
  texts: Speaker,
): string[] {
  return runsOf(events).flatMap((run) => new Teller(tableNames, texts).tell(run))
}

class Teller {
  constructor(
    readonly tableNames: TableNames,
    readonly texts: Speaker,
  ) {}

  tell(run: TableEvent[]): string[] {
    const { kind, player } = run[0]!
    if (kind === 'gained' || kind === 'lost') {
      const units = run.map(({ facts }) => [String(facts.resource), Number(facts.amount)] as const)
      return [this.#sentence(kind, player, { units: this.#units(units) })]
    }
    if (kind === 'hero_drawn') return [this.#sentence(kind, player, { count: run.length })]
    return run.map(({ facts }) => this.#sentence(kind, player, this.#values(kind, facts)))
  }

  #sentence(kind: string, seat: number, values: Values): string {
    return this.texts.say(`event-${kind.replaceAll('_', '-')}`, {
      player: playerName(this.tableNames, seat),
      whose: seat < 0 ? 'nobody' : 'player',
      ...values,
    })
  }

  #values(kind: string, facts: Facts): Values {
    if (kind === 'paid') {
      const { for: what, ...amounts } = facts
      const units = Object.entries(amounts).map(([name, amount]) => [name, Number(amount)] as const)
      return { what: String(what), units: this.#units(units) }
    }
    if (kind === 'game_over') return { scores: this.#scores(facts.scores as number[]) }
    const told = Object.entries(facts).filter(([, value]) => !Array.isArray(value))
    const all = told.map(([name, value]) => [name, this.#value(name, value)])
    return Object.fromEntries(all) as Values
  }

  /** Resources, each once with its sum. */
  #units(units: (readonly [string, number])[]): string {
    const sums = new Map<string, number>()
    for (const [resource, amount] of units) sums.set(resource, (sums.get(resource) ?? 0) + amount)
    const told = [...sums].map(([resource, amount]) =>
      this.texts.say('event-unit', { amount, resource }),
    )
    return listed(told, this.texts)
  }

  #value(name: string, value: unknown): string | number {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (PLACES.includes(name)) return placeName(this.tableNames, value)
    if (SEATS.includes(name) && typeof value === 'number') return playerName(this.tableNames, value)
    return typeof value === 'number' ? value : String(value)
  }

  #scores(scores: number[]): string {
    return scores
      .map((coins, seat) =>
        this.texts.say('event-game-over-score', {
          player: playerName(this.tableNames, seat),
          coins,
        }),
      )
      .join(', ')
  }
}
