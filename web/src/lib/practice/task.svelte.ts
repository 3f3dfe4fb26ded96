import { BOT_NAMES, keepOpened, openSealed, type SeatWish } from '$lib/api/opening'
import { rememberedName } from '$lib/api/seats'
import { call } from '$lib/api/http'
import type {
  Making,
  PuzzleAnswer,
  PuzzleLine,
  PuzzleOpen,
  PuzzleVerdict,
  Setup,
} from '$lib/api/types'
import { keepWords } from '$lib/fairness/kept'
import { offeredGame, usualLevel } from '$lib/lobby/levels'
import { router } from '$lib/router.svelte'
import { keepBranch } from '$lib/study/branch'
import { percent } from '$lib/study/odds'
import { Table } from '$lib/table/table.svelte'
import { t } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'
import { allPuzzles, answerOf, openTry, practiceProblem } from './calls'
import { nextPuzzle, noteTry, progress, type Progress } from './progress'
import { givenAwayEach, nextInSeries, noteInSeries, seriesWith, type Series } from './series'

const PAUSE = 400

/** One puzzle that somebody is at: the table of the try, what came of it, and the answer. */
export class Task {
  readonly game: string
  readonly id: string
  line = $state.raw<PuzzleLine | null>(null)
  /** All of its game. */
  all = $state.raw<readonly PuzzleLine[]>([])
  /** The day, where this is its puzzle. */
  day = $state<string | null>(null)
  table = $state.raw<Table | null>(null)
  verdict = $state.raw<PuzzleVerdict | null>(null)
  judging = $state(false)
  answer = $state.raw<PuzzleAnswer | null>(null)
  trouble = $state('')
  /** Nothing can be shown at all. */
  gone = $state('')
  kept = $state.raw<Progress>(progress())
  series = $state.raw<Series | null>(null)
  /** How many moves the judged try had. */
  #judged = 0
  #here = true

  constructor(game: string, id: string) {
    this.game = game
    this.id = id
    this.series = seriesWith(game, id)
  }

  /** Finds the puzzle and opens the first table for it. */
  async load(): Promise<void> {
    try {
      const { games, today } = await allPuzzles()
      const of = games.find((one) => one.game === this.game)
      this.all = of?.puzzles ?? []
      this.line = this.all.find((one) => one.id === this.id) ?? null
      this.day = of?.daily === this.id ? today : null
      if (!this.line) this.gone = t('practice-gone')
      else await this.begin()
    } catch (error) {
      this.gone = practiceProblem(error)
    }
  }

  /** Begins a try, the first or another. */
  async begin(): Promise<void> {
    this.trouble = ''
    try {
      const table = await openTry(this.game, this.id, rememberedName() || t('ui-guest'))
      if (!this.#here) return
      this.table?.stop()
      this.verdict = null
      this.answer = null
      this.#judged = 0
      this.table = new Table(table)
      this.table.start()
    } catch (error) {
      if (this.table) this.trouble = practiceProblem(error)
      else this.gone = practiceProblem(error)
    }
  }

  leave(): void {
    this.#here = false
    this.table?.stop()
  }

  /** The seat that decides. */
  get seat(): number {
    return this.table?.yours[0] ?? this.answer?.seat ?? 0
  }

  /** Whether there is something to say of the try: what came of it, or that it is judged. */
  get told(): boolean {
    return this.verdict !== null || this.judging || this.trouble !== ''
  }

  /** Follows the table: asks for the verdict once somebody has decided. */
  follow(): void {
    const { table, line } = this
    const moves = table?.snapshot?.moves ?? 0
    if (moves < this.#judged) {
      this.verdict = null
      this.#judged = 0
    }
    if (!table || !line || !moves || this.verdict || this.judging) return
    if (line.kind === 'answer' || table.asked !== this.seat) void this.#judge(table, moves)
  }

  async #judge(table: Table, moves: number): Promise<void> {
    this.judging = true
    this.trouble = ''
    try {
      while (this.#here && this.table === table) {
        const path = `/tables/${table.id}/puzzle`
        const found = await call<PuzzleVerdict | PuzzleOpen | Making>(
          'GET',
          path,
          undefined,
          table.secrets,
        )
        if (found.status === 'ready') this.#take(found, moves)
        if (found.status !== 'making') return
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    } catch (error) {
      this.trouble = problem(error)
    } finally {
      this.judging = false
    }
  }

  #take(found: PuzzleVerdict, moves: number): void {
    this.verdict = found
    this.#judged = moves
    this.kept = noteTry(this.game, this.line!, found, this.day)
    if (this.series) this.series = noteInSeries(this.series, this.id, found.right, found.lost)
  }

  /** Asks for the verdict again, after trouble. */
  again(): void {
    this.trouble = ''
    this.follow()
  }

  /** Shows the answer; who has not tried counts as not having found it. */
  async show(): Promise<void> {
    try {
      this.answer = await answerOf(this.game, this.id)
      if (!this.verdict) {
        const missed = { right: false, lost: this.answer.gap }
        this.kept = noteTry(this.game, this.line!, missed, this.day)
        if (this.series) this.series = noteInSeries(this.series, this.id, false, missed.lost)
      }
    } catch (error) {
      this.trouble = practiceProblem(error)
    }
  }

  hide(): void {
    this.answer = null
  }

  /** What came of a drill, once its last puzzle is decided; nothing before. */
  get seriesEnd(): string {
    const { series } = this
    if (!series || series.lost.length < series.ids.length) return ''
    const points = percent(givenAwayEach(series))
    return t('practice-series-end', { right: series.right, of: series.ids.length, points })
  }

  /** The address of the next puzzle: of the drill, or one that fits the rating. */
  get next(): string | null {
    const id = this.series
      ? nextInSeries(this.series, this.id)
      : nextPuzzle(this.game, this.all, this.id, this.kept)?.id
    return id ? `/practice/${this.game}/${id}` : null
  }

  /** Plays on from the position of the puzzle against bots. */
  async playOn(): Promise<void> {
    try {
      const answer = this.answer ?? (await answerOf(this.game, this.id))
      const setup = answer.setup as unknown as Setup
      const { position } = answer
      const bot = usualLevel(await offeredGame(this.game))
      const seats: SeatWish[] = setup.names.map((_, seat) =>
        seat === this.seat
          ? { kind: 'me', name: rememberedName() || t('ui-guest') }
          : { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length]!, bot },
      )
      const body = { game: this.game, setup, position, seats }
      const { opened, words } = await openSealed('/positions/table', body, seats)
      keepOpened(opened, seats, this.game)
      if (words) keepWords(opened.table, words)
      keepBranch(opened.table, `/practice/${this.game}/${this.id}`)
      router.go(`/t/${opened.table}`)
    } catch (error) {
      this.trouble = problem(error)
    }
  }
}
