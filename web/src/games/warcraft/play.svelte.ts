import type { Action } from '$lib/api/types'
import { Play } from '$lib/conquest/play.svelte'
import type { Combo } from '$lib/conquest/types'
import type { Table } from '$lib/table/table.svelte'
import { distinct, sameTools, toolsWord, wordsOf } from './actions'
import { factionOf, sideOf } from './factions'
import { HELPED, MANNERS, PUSHES } from './manners'
import type { IslandsPosition, IslandsSetup } from './types'

/** A region to begin with, before the action is whole: nothing is sent for it. */
function beginning(verb: string, region: string): Action {
  return {
    do: '',
    verb,
    region,
    count: null,
    seat: null,
    place: null,
    total: null,
    what: null,
    parts: [],
    needs: null,
  }
}

/** What a person is about to do on the islands: beside a mode, tools and half an action. */
export class IslandsPlay extends Play {
  /** Artifacts laid ready for the next conquest. */
  tools = $state.raw<readonly string[]>([])
  /** The region that an action of two regions begins with. */
  first = $state<string | null>(null)
  /** Whether a beast is pushed instead of a token. */
  beast = $state(false)

  constructor(table: Table) {
    super(table, MANNERS)
  }

  get islands(): IslandsPosition | null {
    return this.position as IslandsPosition | null
  }

  /** The combos to pick from: where two sides play, those of the own one. */
  override get row(): Combo[] {
    const row = super.row
    const setup = this.table.snapshot?.setup as IslandsSetup | undefined
    if (!setup?.teams) return row
    const seat = this.table.asked ?? this.table.viewer ?? 0
    const side = sideOf(seat, this.table.snapshot!.seats.length)
    return row.filter((combo) => factionOf(combo.race) === side)
  }

  /** Tools that some conquest could use now. */
  ready = $derived.by(() => {
    const helped = this.table.actions.filter(
      (one) => HELPED.includes(one.verb) || (this.mode === 'strike' && one.verb === 'strike'),
    )
    return distinct(helped.flatMap((one) => wordsOf(one).tools))
  })

  /** What can be torn down or pushed out of the region a push began with. */
  pushes = $derived.by(() =>
    this.table.actions.filter(
      (one) => PUSHES.includes(one.verb) && wordsOf(one).region === this.first,
    ),
  )

  protected override begin(): void {
    this.tools = []
    this.first = null
    this.beast = false
  }

  /** Lays a tool ready, or puts it away. */
  toggle(tool: string): void {
    const others = this.tools.filter((one) => one !== tool)
    this.tools = others.length < this.tools.length ? others : [...others, tool]
    this.selected = null
  }

  /** Begins or ends a mode. */
  enter(mode: string | null): void {
    this.mode = mode
    this.first = null
    this.beast = false
    this.selected = null
    if (mode !== 'strike') this.tools = []
  }

  override leave(): boolean {
    const held = this.tools.length > 0 || this.first !== null
    this.tools = []
    this.first = null
    return super.leave() || held
  }

  protected override offered(actions: Action[]): Action[] {
    if (!this.manners.conquests.includes(this.kind)) return super.offered(actions)
    const { mode, tools } = this
    if (mode === 'strike' || (!mode && tools.length))
      return actions.filter(
        (one) =>
          (mode ? one.verb === mode : HELPED.includes(one.verb)) &&
          sameTools(wordsOf(one).tools, tools),
      )
    if (mode === 'swap') return this.#swaps(actions)
    if (mode === 'push') return this.#pushed(actions)
    if (mode === 'steal') return this.#thefts(actions)
    if (mode) return actions.filter((one) => one.verb === mode)
    const hidden = [...MANNERS.modes, ...HELPED, ...PUSHES]
    return actions.filter((one) => one.region !== null && !hidden.includes(one.verb))
  }

  /** Two regions with magic, in any order. */
  #swaps(actions: Action[]): Action[] {
    const swaps = actions.filter((one) => one.verb === 'swap')
    const ends = (one: Action) => [wordsOf(one).region, wordsOf(one).goal]
    const { first } = this
    if (!first) return distinct(swaps.flatMap(ends)).map((region) => beginning('swap', region))
    return swaps
      .filter((one) => ends(one).includes(first))
      .map((one) => ({ ...one, region: ends(one).find((region) => region !== first) ?? null }))
  }

  /** First whence, then whither; what goes out of the game is pressed again. */
  #pushed(actions: Action[]): Action[] {
    if (!this.first) {
      const from = actions.filter((one) => PUSHES.includes(one.verb))
      const regions = distinct(from.map((one) => wordsOf(one).region))
      return regions.map((region) => beginning('push', region))
    }
    const verb = this.beast ? 'push_beast' : 'push'
    const moves = this.pushes.filter((one) => one.verb === verb)
    return moves.map((one) => ({ ...one, region: wordsOf(one).goal }))
  }

  /** First the region of an artifact, then the own region it is carried to. */
  #thefts(actions: Action[]): Action[] {
    const thefts = actions.filter((one) => one.verb === 'steal')
    const lies = (one: Action) => this.islands?.sites[wordsOf(one).site] ?? ''
    if (!this.first) return distinct(thefts.map(lies)).map((region) => beginning('steal', region))
    return thefts.filter((one) => lies(one) === this.first)
  }

  override async choose(action: Action): Promise<void> {
    if (action.do) return super.choose(action)
    this.first = action.region
    this.selected = null
    const follow = this.offers
    // An artifact that can go to one place only goes there.
    if (action.verb === 'steal' && follow.length === 1) await super.choose(follow[0]!)
    const { pushes } = this
    if (action.verb === 'push' && pushes.every((one) => one.verb === 'push_beast'))
      this.beast = true
  }

  protected override questionAbout(action: Action): string | null {
    return super.questionAbout(action) ?? (action.dues?.length ? 'toll' : null)
  }

  protected override wishFor(verb: string, region: string): string {
    const { first, tools } = this
    if (verb === 'strike') return `strike ${region} ${toolsWord(tools)}`
    if (verb === 'conquer' && tools.length) return `wield ${region} ${toolsWord(tools)}`
    if (verb === 'swap') return `swap ${first ?? region} ${region}`
    if (verb === 'push') return `push ${first ?? region} ${region}`
    if (verb === 'steal' || verb === 'lay') {
      const some = this.table.actions.find((one) => one.verb === verb)
      return `${verb} ${some ? wordsOf(some).site : ''} ${region}`
    }
    return super.wishFor(verb, region)
  }
}
