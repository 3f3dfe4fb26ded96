import { untrack } from 'svelte'
import type { Game } from '$games/game'
import { KNOWN, loadGame } from '$games/registry'
import { BOT_NAMES, keepOpened, type SeatWish } from '$lib/api/opening'
import { rememberedName } from '$lib/api/seats'
import type {
  GameOdds,
  Making,
  Mistake,
  Position,
  ReplayStep,
  RoundScores,
  Setup,
} from '$lib/api/types'
import { keepWords } from '$lib/fairness/kept'
import { offeredGame, usualLevel } from '$lib/lobby/levels'
import { router } from '$lib/router.svelte'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'
import { keepBranch } from '../branch'
import { leading } from '../leading'
import { oddsAt } from '../odds'
import type { Draft } from '../position/draft.svelte'
import { firstMoment } from '../opening'
import { moveOf } from './address'
import { inOrder, nextMistake } from './mistakes'
import { positionsOf } from './positions'
import { studyProblem } from './record'
import type { Source, StudiedSeat } from './source'
import type { Tab } from './tabs'
import { lineAt, turnAt, turnsOf } from './turns'

/** A look at all turns of a seat: how far it is, and what was found. */
export type Review = { making: Making | null; found: Mistake[] | null; trouble: string }

const UNSEEN: Review = { making: null, found: null, trouble: '' }
const BEAT = 900
export const SPEEDS: readonly number[] = [1, 2, 4]

/** Begins to load what a game is drawn with while its record is on its way. */
function foreload(game: string): void {
  if (KNOWN.includes(game)) void loadGame(game).catch(() => {})
}

/** A game that is studied: which moment is shown, to whom, and what is known about it. */
export class Study {
  readonly source: Source
  game = $state.raw<Game | null>(null)
  gameId = $state('')
  setup = $state.raw<Setup | null>(null)
  seats = $state.raw<StudiedSeat[]>([])
  steps = $state.raw<ReplayStep[]>([])
  positions = $state.raw<Position[]>([])
  rounds = $state.raw<RoundScores[]>([])
  judged = $state(false)
  /** How many moves have been made at the shown moment. */
  at = $state(0)
  /** Whose eyes the game is seen with. */
  seat = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** What went wrong: nothing can be shown. */
  trouble = $state('')
  /** Something to know about what is shown. */
  notice = $state('')
  /** The odds of every turn; undefined while they are made, null where there are none. */
  odds = $state.raw<GameOdds | null | undefined>(undefined)
  /** How far they are. */
  making = $state.raw<Making | null>(null)
  /** The better turn that is shown on the board, and how many of its steps. */
  better = $state.raw<{ mistake: Mistake; shown: number } | null>(null)
  /** What stands beside the board. */
  tab = $state<Tab>('moves')
  /** A position that is set up from one of its moments. */
  draft = $state.raw<Draft | null>(null)
  #reviews = $state.raw<Record<number, Review>>({})
  #places = $state.raw<() => Record<string, string>>(() => ({}))
  #here = true

  constructor(source: Source) {
    this.source = source
    this.seat = source.own ?? 0
  }

  tableNames = $derived.by((): TableNames => {
    const players = this.seats.map((seat) => seat.name)
    const first = this.positions[0]
    const others = (first && this.game?.chairless?.(first, players.length)) ?? []
    return { players: [...players, ...others], places: this.#places(), game: this.gameId }
  })

  position = $derived(this.positions[this.at] ?? null)
  /** The first moment at which there is something to see. */
  first = $derived(firstMoment(this.positions, this.steps, this.game?.begun))
  last = $derived(this.positions.length - 1)
  turns = $derived(
    this.game ? turnsOf(this.steps, this.positions, this.game.telling, this.tableNames) : [],
  )
  place = $derived(turnAt(this.turns, this.at))
  turn = $derived(this.turns[this.place])
  line = $derived(lineAt(this.turn, this.at))
  chances = $derived(this.odds ? oddsAt(this.odds.moments, this.at) : null)
  review = $derived(this.#reviews[this.seat] ?? UNSEEN)
  mistakes = $derived(inOrder(this.review.found ?? []))
  /** The mistake of the turn that is shown. */
  mistake = $derived(
    this.mistakes.find((one) => turnAt(this.turns, one.move) === this.place) ?? null,
  )
  betterSteps = $derived(this.better ? leading(this.better.mistake.better?.plan ?? []) : [])

  /** Loads the game; what takes longer comes when it is there. */
  async load(hash: string): Promise<void> {
    try {
      const told = await this.source.load(foreload)
      const game = await loadGame(told.game, told.replay.setup.packs)
      this.gameId = told.game
      this.setup = told.replay.setup
      this.seats = told.seats
      this.steps = told.replay.steps
      this.positions = positionsOf(told.replay.position, told.replay.steps)
      this.rounds = told.replay.rounds
      this.judged = told.judged
      this.game = game
      this.arrive(hash)
      void game.places(told.replay.setup).then((places) => (this.#places = places))
      void this.#loadOdds()
      if (this.judged && this.source.own !== null) void this.look()
    } catch (error) {
      this.trouble = studyProblem(error)
    }
  }

  /** Goes to the moment an address names, or to the first real position. */
  arrive(hash: string): void {
    const wanted = moveOf(hash)
    const known = typeof wanted === 'number' && wanted <= this.last
    if (known) this.go(wanted)
    else this.go(this.first)
    this.notice = known || wanted === null ? '' : t('study-moment-gone', { moves: this.last })
  }

  leave(): void {
    this.#here = false
    this.playing = false
  }

  go(to: number): void {
    this.playing = false
    this.#show(to)
  }

  #show(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
    if (this.better && this.better.mistake.better_move !== this.at) this.better = null
  }

  /** To the next or previous beginning of a turn. */
  leap(step: 1 | -1): void {
    const marks = this.turns.filter((turn) => turn.seat >= 0).map((turn) => turn.at)
    const next =
      step > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at)
    this.go(next ?? (step > 0 ? this.last : 0))
  }

  /** Plays on by itself; give what the effect that calls this is to do at its end. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.at >= this.last) this.playing = false
      else this.#show(this.at + 1)
    }, BEAT / this.speed)
    return () => clearInterval(timer)
  }

  quicker(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!
  }

  async #loadOdds(): Promise<void> {
    try {
      const told = (making: Making) => (this.making = making)
      this.odds = this.judged ? await this.source.odds(() => this.#here, told) : null
    } catch {
      this.odds = null
    } finally {
      this.making = null
    }
  }

  /** Looks at all turns of the seat again, once. */
  async look(seat = this.seat): Promise<void> {
    const before = this.#reviews[seat]
    if (!this.judged || before?.making || before?.found) return
    const told = (review: Partial<Review>) =>
      (this.#reviews = { ...this.#reviews, [seat]: { ...UNSEEN, ...review } })
    const wanted = () => this.#here && !!untrack(() => this.#reviews[seat])?.making
    told({ making: { status: 'making', done: 0, total: 1 } })
    try {
      const found = await this.source.mistakes(seat, wanted, (making) => told({ making }))
      if (found) told({ found: found.mistakes })
    } catch (error) {
      if (wanted()) told({ trouble: problem(error) })
    }
  }

  stopLooking(): void {
    this.#reviews = { ...this.#reviews, [this.seat]: UNSEEN }
    this.source.stop()
  }

  /** To the next mistake; looks for some where nobody has yet. */
  async toMistake(): Promise<void> {
    await this.look()
    const next = nextMistake(this.mistakes, this.at)
    if (next) this.go(next.move)
  }

  /** Shows the better turn step by step; the board is where that turn began. */
  showBetter(mistake: Mistake | null = this.mistake, shown = 1): void {
    if (!mistake?.better) return
    this.go(mistake.better_move)
    this.better = { mistake, shown }
  }

  stepBetter(by: 1 | -1): void {
    if (!this.better) return
    const shown = this.better.shown + by
    this.better = shown < 1 ? null : { ...this.better, shown }
    if (this.better && shown > this.betterSteps.length) this.better = null
  }

  /** B: the next step of the better turn, from none over all of them to none. */
  pressBetter(): void {
    if (this.better) this.stepBetter(1)
    else this.showBetter()
  }

  /** Opens what stands beside the board; a position begins with the shown moment. */
  open(tab: Tab): void {
    this.tab = tab
    this.playing = false
    if (tab === 'position' && !this.draft) void this.draw()
  }

  /** Sets a position up from the shown moment. */
  async draw(): Promise<void> {
    const { Draft } = await import('../position/draft.svelte')
    const draft = new Draft()
    const names = this.seats.map((seat) => seat.name)
    this.draft = draft
    await draft.begin({
      game: this.gameId,
      setup: this.setup!,
      position: this.position!,
      names,
    })
  }

  /** Gives the link of a moment to whatever shares links here, or keeps it to be pasted. */
  async share(link: string): Promise<void> {
    try {
      if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url: link })
      else {
        await navigator.clipboard.writeText(link)
        this.notice = t('study-shared')
      }
    } catch (error) {
      // Whoever closes the list of ways to share has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.notice = link
    }
  }

  /** Plays on from the shown moment against bots of the same strength. */
  async whatIf(): Promise<void> {
    const me = rememberedName() || t('ui-guest')
    const usual = usualLevel(await offeredGame(this.gameId))
    const wishes: SeatWish[] = this.seats.map((seat) =>
      seat.seat === this.seat
        ? { kind: 'me', name: me }
        : {
            kind: 'bot',
            name: seat.bot ? seat.name : BOT_NAMES[seat.seat % BOT_NAMES.length]!,
            bot: seat.bot ?? usual,
          },
    )
    try {
      const { opened, words } = await this.source.branch(this.at, wishes)
      keepOpened(opened, wishes, this.gameId)
      if (words) keepWords(opened.table, words)
      if (this.source.path) keepBranch(opened.table, `${this.source.path}#m=${this.at}`)
      router.go(`/t/${opened.table}`)
    } catch (error) {
      this.notice = problem(error)
    }
  }
}
