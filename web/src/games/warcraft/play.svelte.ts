import { asIds, given, regionOf } from '$lib/api/actions'
import type { Action, GivenAction } from '$lib/api/types'
import { Play } from '$lib/conquest/play.svelte'
import type { Combo } from '$lib/conquest/types'
import type { Table } from '$lib/table/table.svelte'
import { distinct, goalOf, sameTools, siteOf, startOf, toolsOf } from './actions'
import { factionOf } from './factions'
import { HELPED, PRESS_RULES, PUSHES } from './look'
import type { WarcraftPosition } from './types'

const NOTHING = { total: null, what: null, parts: [], needs: null, chance: null, dues: [] }

/** A region to begin with, before the action is whole: nothing is sent for it. */
function beginning(verb: string, at: string): Action {
  return { do: '', verb, arguments: [], facts: {}, at, ...NOTHING }
}

/** What a person is about to do on the islands: beside a mode, tools and half an action. */
export class WarcraftPlay extends Play {
  /** The side of each seat, where sides play; it stays when nothing more is asked. */
  sides = $state.raw<readonly string[]>([])
  /** Artifacts laid ready for the next conquest. */
  tools = $state.raw<readonly string[]>([])
  /** The region that an action of two regions begins with. */
  first = $state<string | null>(null)
  /** Whether a beast is pushed instead of a token. */
  beast = $state(false)

  constructor(table: Table) {
    super(table, PRESS_RULES)
  }

  override get asking(): string {
    return [super.asking, this.first, this.beast, ...this.tools].join('/')
  }

  get islands(): WarcraftPosition | null {
    return this.position as WarcraftPosition | null
  }

  /** The combos to pick from: where two sides play, those of the own one. */
  override get row(): Combo[] {
    const row = super.row
    const side = this.sides[this.table.asked ?? this.table.viewer ?? 0]
    return side ? row.filter((combo) => factionOf(combo.race) === side) : row
  }

  /** Tools that some conquest could use now. */
  ready = $derived.by(() => {
    const helped = this.table.actions.filter(
      (one) => HELPED.includes(one.verb) || (this.mode === 'strike' && one.verb === 'strike'),
    )
    return distinct(helped.flatMap(toolsOf))
  })

  /** What can be torn down or pushed out of the region a push began with. */
  pushes = $derived.by(() =>
    this.table.actions.filter((one) => PUSHES.includes(one.verb) && startOf(one) === this.first),
  )

  override follow(): void {
    const told = this.table.snapshot?.decision?.facts.sides
    if (told) this.sides = asIds(told)
    super.follow()
  }

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
    this.refusal = null
  }

  /** Begins or ends a mode. */
  enter(mode: string | null): void {
    this.mode = mode
    this.refusal = null
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
    if (!this.conquering) return super.offered(actions)
    const { mode, tools } = this
    if (mode === 'strike' || (!mode && tools.length))
      return actions.filter(
        (one) =>
          (mode ? one.verb === mode : HELPED.includes(one.verb)) && sameTools(toolsOf(one), tools),
      )
    if (mode === 'swap') return this.#swaps(actions)
    if (mode === 'push') return this.#pushed(actions)
    if (mode === 'steal') return this.#thefts(actions)
    if (mode) return actions.filter((one) => one.verb === mode)
    const hidden = [...PRESS_RULES.modes, ...HELPED, ...PUSHES]
    return actions.filter((one) => regionOf(one) !== null && !hidden.includes(one.verb))
  }

  /** Two regions with magic, in any order. */
  #swaps(actions: Action[]): Action[] {
    const swaps = actions.filter((one) => one.verb === 'swap')
    const ends = (one: Action) => [startOf(one), goalOf(one)]
    const { first } = this
    if (!first) return distinct(swaps.flatMap(ends)).map((region) => beginning('swap', region))
    return swaps
      .filter((one) => ends(one).includes(first))
      .map((one) => ({ ...one, at: ends(one).find((region) => region !== first) }))
  }

  /** First whence, then whither; what goes out of the game is pressed again. */
  #pushed(actions: Action[]): Action[] {
    if (!this.first) {
      const from = actions.filter((one) => PUSHES.includes(one.verb))
      const regions = distinct(from.map(startOf))
      return regions.map((region) => beginning('push', region))
    }
    const verb = this.beast ? 'push_beast' : 'push'
    const moves = this.pushes.filter((one) => one.verb === verb)
    return moves.map((one) => ({ ...one, at: goalOf(one) }))
  }

  /** First the region of an artifact, then the own region it is carried to. */
  #thefts(actions: Action[]): Action[] {
    const thefts = actions.filter((one) => one.verb === 'steal')
    const lies = (one: Action) => this.islands?.sites[siteOf(one)] ?? ''
    if (!this.first) return distinct(thefts.map(lies)).map((region) => beginning('steal', region))
    return thefts.filter((one) => lies(one) === this.first)
  }

  override async choose(action: Action): Promise<void> {
    if (action.do) return super.choose(action)
    this.first = regionOf(action)
    this.selected = null
    this.refusal = null
    const follow = this.offers
    // An artifact that can go to one place only goes there.
    if (action.verb === 'steal' && follow.length === 1) await super.choose(follow[0]!)
    const { pushes } = this
    if (action.verb === 'push' && pushes.every((one) => one.verb === 'push_beast'))
      this.beast = true
  }

  protected override questionAbout(action: Action): string | null {
    return super.questionAbout(action) ?? (action.dues.length ? 'toll' : null)
  }

  protected override wishFor(verb: string, region: string): GivenAction {
    const tools = [...this.tools]
    if (verb === 'strike') return given(verb, { region, tools })
    if (verb === 'conquer' && tools.length) return given('wield', { region, tools })
    if (verb === 'swap' || verb === 'push')
      return given(verb, { region: this.first ?? region, goal: region })
    if (verb === 'steal' || verb === 'lay') {
      const some = this.table.actions.find((one) => one.verb === verb)
      return given(verb, { site: some ? siteOf(some) : '', region })
    }
    return super.wishFor(verb, region)
  }
}
