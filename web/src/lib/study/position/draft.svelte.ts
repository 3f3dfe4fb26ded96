import type { Game } from '$games/game'
import { loadGame } from '$games/registry'
import { call } from '$lib/api/http'
import { BOT_NAMES, keepOpened, openSealed, type SeatWish } from '$lib/api/opening'
import { rememberedName } from '$lib/api/seats'
import type { BestTurns, Breach, Drafted, Position, Setup } from '$lib/api/types'
import { keepWords } from '$lib/fairness/kept'
import { offeredGame, usualLevel } from '$lib/lobby/levels'
import { router } from '$lib/router.svelte'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'
import { studied } from '../asking'
import { keepBranch } from '../branch'
import { leading } from '../leading'
import type { Drafting, Tool } from './drafting'
import { positionPlace } from './link'

/** What a position is begun from: a moment of a game, or what a link holds. */
export type Begun = {
  game: string
  setup: Setup
  position: Position
  names: string[]
  player?: number
  phase?: string | null
}

/** Each region once, however many laws are broken there. */
function distinct(regions: string[]): string[] {
  return regions.filter((region, place) => regions.indexOf(region) === place)
}

const PATIENCE = 150
const MOST_UNDONE = 200

/** A position that is set up by hand: what was drawn, and what the server makes of it. */
export class Draft {
  game = $state.raw<Game | null>(null)
  gameId = $state('')
  drafting = $state.raw<Drafting | null>(null)
  setup = $state.raw<Setup | null>(null)
  /** The position as it was drawn. */
  position = $state.raw<Position | null>(null)
  names = $state.raw<string[]>([])
  /** Who is to move, and at which step; null: wherever the moment of a game was. */
  player = $state(0)
  phase = $state<string | null>(null)
  /** What the server says of it; null while it is asked. */
  verdict = $state.raw<Drafted | null>(null)
  tool = $state<string | null>(null)
  region = $state<string | null>(null)
  trouble = $state('')
  notice = $state('')
  /** The best turns that were asked for; gone as soon as anything changes. */
  best = $state.raw<BestTurns | null>(null)
  finding = $state(false)
  /** Which of them is looked at, and how many of its steps are on the board. */
  chosen = $state(0)
  shown = $state(0)
  #undone = $state.raw<Position[]>([])
  #places = $state.raw<() => Record<string, string>>(() => ({}))
  #asked = 0
  /** The best turns were asked for before it was known whether a game can reach this. */
  #hasty = false
  #timer: ReturnType<typeof setTimeout> | undefined

  tableNames = $derived.by((): TableNames => {
    const others = (this.position && this.game?.chairless?.(this.position, this.names.length)) ?? []
    return { players: [...this.names, ...others], places: this.#places(), game: this.gameId }
  })
  tools = $derived.by((): Tool[] =>
    this.drafting && this.position ? this.drafting.tools(this.position, this.tableNames) : [],
  )
  breaches = $derived.by((): Breach[] => this.verdict?.breaches ?? [])
  /** The regions where laws are broken. */
  ringed = $derived(distinct(this.breaches.flatMap((breach) => breach.regions)))
  /** Whether a game can reach what was drawn, and somebody is asked in it. */
  reachable = $derived(this.verdict !== null && !this.breaches.length && !!this.verdict.decision)
  /** The steps of the turn that is looked at. */
  steps = $derived(leading(this.best?.turns[this.chosen]?.plan ?? []))
  plan = $derived(this.steps.slice(0, this.shown))
  canUndo = $derived(this.#undone.length > 0)

  /** Begins with a position; false for a game whose positions cannot be set up. */
  async begin(begun: Begun): Promise<boolean> {
    const game = await loadGame(begun.game, begun.setup.packs)
    this.drafting = (await game.drafting?.()) ?? null
    this.game = game
    this.gameId = begun.game
    this.setup = begun.setup
    this.position = begun.position
    this.names = begun.names
    this.player = begun.player ?? begun.position.turn_player ?? 0
    this.phase = begun.phase ?? null
    this.#undone = []
    this.tool = null
    this.region = null
    void game.places(begun.setup).then((places) => (this.#places = places))
    if (this.drafting) this.#check()
    return this.drafting !== null
  }

  /** Begins with an empty board. */
  async empty(game: string, players: number, options: object = {}): Promise<void> {
    try {
      const told = await call<Drafted>('POST', '/positions/empty', { game, players, options })
      const setup = told.setup as unknown as Setup
      await this.begin({
        game,
        setup,
        position: told.position as Position,
        names: setup.names,
        player: told.decision?.player ?? 0,
      })
    } catch (error) {
      this.trouble = problem(error)
    }
  }

  /** Draws something anew. */
  edit(next: Position): void {
    if (!this.position || next === this.position) return
    this.#undone = [...this.#undone, this.position].slice(-MOST_UNDONE)
    this.position = next
    this.#check()
  }

  undo(): void {
    const before = this.#undone.at(-1)
    if (!before) return
    this.#undone = this.#undone.slice(0, -1)
    this.position = before
    this.#check()
  }

  /** Puts the chosen piece into a region, or takes one away. */
  press(region: string, by: 1 | -1, tool = this.tool): void {
    this.region = region
    if (tool && this.position && this.drafting)
      this.edit(this.drafting.put(this.position, tool, region, by))
  }

  /** Answers a key of the page: U takes back, F finds the best turns, B shows one step by step. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element).closest?.('input:not([type=radio]), select')) return
    const key = event.key.toLowerCase()
    if (key === 'u') this.undo()
    else if (key === 'f') void this.find()
    else if (key === 'b' && this.best) this.step()
  }

  setPlayer(player: number): void {
    this.player = player
    this.phase = null
    this.#check(true)
  }

  setPhase(phase: string): void {
    this.phase = phase
    this.#check(true)
  }

  /** Asks the server whether a game can reach this, once nothing has changed for a moment. */
  #check(moved = false): void {
    this.verdict = null
    this.best = null
    this.finding = false
    this.shown = 0
    this.trouble = ''
    this.#hasty = false
    const mine = ++this.#asked
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(mine, moved), PATIENCE)
  }

  async #ask(mine: number, moved: boolean): Promise<void> {
    const { gameId: game, setup, position, player, phase } = this
    const whose = moved || phase !== null ? { player, phase } : {}
    try {
      const told = await call<Drafted>('POST', '/positions', { game, setup, position, ...whose })
      if (mine !== this.#asked) return
      this.verdict = told
      if (told.decision && told.decision.player >= 0) this.player = told.decision.player
      if (this.#hasty) void this.find()
    } catch (error) {
      if (mine === this.#asked) this.trouble = problem(error)
    }
  }

  /** Asks which turns are best for whoever is to move. */
  async find(): Promise<void> {
    const told = this.verdict
    this.#hasty = !told
    if (!told || !this.reachable || this.finding) return
    const mine = this.#asked
    const wanted = () => mine === this.#asked
    this.finding = true
    this.notice = ''
    try {
      const body = { game: this.gameId, setup: told.setup, position: told.position }
      const found = await studied<BestTurns>('/positions/best', [], wanted, undefined, body)
      if (!found || !wanted()) return
      this.best = found
      this.look(0)
    } catch (error) {
      if (wanted()) this.notice = problem(error)
    } finally {
      if (wanted()) this.finding = false
    }
  }

  /** Shows one of the best turns on the board. */
  look(place: number): void {
    this.chosen = place
    this.shown = this.steps.length
  }

  /** Shows it step by step: from none over all of them to the first again. */
  step(): void {
    this.shown = this.shown < this.steps.length ? this.shown + 1 : Math.min(1, this.steps.length)
  }

  /** The place that holds the position. */
  async place(): Promise<string> {
    const { gameId, setup, position, names, player, phase } = this
    return positionPlace({
      game: gameId,
      setup: setup!,
      position: position!,
      names,
      player,
      phase,
    })
  }

  /** A link that holds the position. */
  async link(): Promise<string> {
    return router.address(await this.place())
  }

  async share(): Promise<void> {
    const link = await this.link()
    try {
      await navigator.clipboard.writeText(link)
      this.notice = t('study-position-copied')
    } catch {
      this.notice = link
    }
  }

  /** Plays on from here, in the place of whoever is to move, against bots. */
  async playOn(): Promise<void> {
    const told = this.verdict
    if (!told || !this.reachable) return
    const bot = usualLevel(await offeredGame(this.gameId))
    const seats: SeatWish[] = this.names.map((_, seat) =>
      seat === this.player
        ? { kind: 'me', name: rememberedName() || t('ui-guest') }
        : { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length]!, bot },
    )
    try {
      const body = { game: this.gameId, setup: told.setup, position: told.position, seats }
      const { opened, words } = await openSealed('/positions/table', body, seats)
      keepOpened(opened, seats, this.gameId)
      if (words) keepWords(opened.table, words)
      keepBranch(opened.table, await this.place())
      router.go(`/t/${opened.table}`)
    } catch (error) {
      this.notice = problem(error)
    }
  }
}
