import type { Locator, Page } from 'playwright-core'
import { changed, drawn, regionPoint, seen, type Sight } from './sight'
import { steadiness } from './steadiness'

const PATIENCE = 60_000
const MOST_PRESSES = 2000
/** The questions with which a turn begins. */
const OPENINGS = ['choice', 'pick']

export type Habits = {
  touch?: boolean
  /** How many turns a race plays before it is let go; 3 unless told. */
  declineEvery?: number
  /** Whether to try regions that need the die. */
  attempt?: boolean
}

/** Presses through a game with the visible controls, as a plain but steady player would. */
export class Player {
  #turns = 0
  presses = 0
  readonly kinds = new Set<string>()

  constructor(
    readonly page: Page,
    readonly habits: Habits = {},
  ) {}

  get prompt(): Locator {
    return this.page.locator('section.prompt')
  }

  async sight(): Promise<Sight> {
    let sight = await this.page.evaluate(seen)
    if (sight.faults.length) {
      await this.page.evaluate(drawn)
      sight = await this.page.evaluate(seen)
    }
    steadiness(this.page).note(sight)
    return sight
  }

  /** Waits until what is seen is what is waited for, and gives it. */
  async until(wanted: (sight: Sight) => boolean, what: string): Promise<Sight> {
    const deadline = Date.now() + PATIENCE
    let sight = await this.sight()
    while (!wanted(sight)) {
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`)
      await this.#change(sight, 1000)
      sight = await this.sight()
    }
    return sight
  }

  /** Waits until the person is asked something of a kind. */
  asked(kind: string): Promise<Sight> {
    return this.until((sight) => sight.kind === kind && !sight.busy, `the question "${kind}"`)
  }

  /** Waits until the page shows something else, or a while has passed. */
  #change(before: Sight, patience: number): Promise<unknown> {
    return this.page.evaluate(changed, { sign: before.sign, patience }).catch(() => {})
  }

  /** Plays until the game is over, or until it says stop. */
  async play(stop: (sight: Sight) => Promise<boolean> | boolean = () => false): Promise<void> {
    while (this.presses < MOST_PRESSES) {
      const sight = await this.until(
        (one) => one.over || one.toDo,
        'the end of the game or a question',
      )
      if (sight.over || (await stop(sight))) return
      await this.step(sight)
    }
    throw new Error(`the game did not end after ${this.presses} presses`)
  }

  /**
   * Plays on until others are asked, or the game is over. Bots may be quicker than the eye: then it is
   * one's own next turn that begins.
   */
  async turn(): Promise<void> {
    let sight = await this.until((one) => one.toDo, 'a question')
    let begun = false
    while (sight.toDo && !sight.over && !(begun && OPENINGS.includes(sight.kind))) {
      begun ||= !OPENINGS.includes(sight.kind)
      await this.step(sight)
      sight = await this.until((one) => !one.busy, 'the answer of the server')
    }
  }

  /** Does the one thing that is asked, and waits until the page has answered. */
  async step(sight: Sight): Promise<void> {
    this.presses += 1
    if (sight.kind) this.kinds.add(sight.kind)
    if (sight.dialog !== null) await this.answerDialog()
    else await this.answer(sight)
    await this.until((now) => now.sign !== sight.sign, `an answer to a press at "${sight.words}"`)
  }

  /** Presses what a selector finds first, once it stands still and nothing lies above it. */
  async press(css: string, position?: { x: number; y: number }): Promise<void> {
    const wanted = this.page.locator(css).first()
    await (this.habits.touch ? wanted.tap({ position }) : wanted.click({ position }))
  }

  /** Presses the button of the prompt with this name, also where it waits behind "More". */
  async button(name: string): Promise<void> {
    const wanted = this.page.locator(`[data-button="${name}"]`)
    const more = this.page.locator('section.prompt [data-more][aria-expanded=false]')
    await wanted.or(more).first().waitFor()
    if (!(await wanted.count())) await this.press('section.prompt [data-more]')
    await this.press(`[data-button="${name}"]`)
  }

  /** Presses a region; on touch, then the button that does what was chosen. */
  async region(id: string): Promise<void> {
    await this.touchOrPress(id)
    if (!this.habits.touch) return
    await this.prompt.locator('[data-button=selected]').waitFor()
    await this.button('selected')
  }

  /** Presses a region where nothing lies above it. */
  protected async touchOrPress(id: string): Promise<void> {
    await this.page.locator(`.hit[data-region="${id}"]`).first().waitFor({ state: 'attached' })
    const place = await this.page.evaluate(regionPoint, id)
    if (!place) throw new Error(`no place to press on region ${id}`)
    await this.press(`${place.tag}.hit[data-region="${id}"]`, place.inside)
  }

  protected async answerDialog(): Promise<void> {
    const dialog = 'dialog[open]'
    if (await this.page.locator('main.hand-over').count()) return this.takeDevice()
    if (await this.page.locator(`${dialog} .combos.picking`).count()) {
      if (!(await this.page.locator(`${dialog} button.take`).count()))
        await this.press(`${dialog} button.combo:not(.dim)`)
      await this.page.locator(`${dialog} button.take`).waitFor()
      return this.press(`${dialog} button.take`)
    }
    return this.press(`${dialog} button.primary, ${dialog} button.die`)
  }

  /** Takes the device over: Enter twice, as who has no pointer does. */
  async takeDevice(): Promise<void> {
    const ready = this.page.locator('main.hand-over .primary')
    await ready.press('Enter')
    await ready.press('Enter')
  }

  protected answer(sight: Sight): Promise<void> {
    if (sight.buttons.includes('yes')) return this.button('yes')
    switch (sight.kind) {
      case 'pick':
        return this.pick(sight)
      case 'choice':
        return this.button(++this.#turns % (this.habits.declineEvery ?? 3) ? 'expand' : 'decline')
      case 'conquer':
      case 'army_in_decline':
        return this.conquer(sight)
      case 'redeploy':
      case 'withdraw':
      case 'place':
        return this.distribute(sight)
      default:
        return this.last()
    }
  }

  /** The main button stands last. */
  protected last(): Promise<void> {
    return this.press('section.prompt .buttons button:last-child')
  }

  protected pick(sight: Sight): Promise<void> {
    return sight.buttons.includes('pick')
      ? this.button('pick')
      : this.press('button.combo:not(.dim)')
  }

  protected conquer(sight: Sight): Promise<void> {
    const target = sight.targets.find((one) => this.habits.attempt || !one.die)
    return target ? this.region(target.id) : this.last()
  }

  /** Spreads tokens or markers with the helper, or one by one. */
  protected async distribute(sight: Sight): Promise<void> {
    if (sight.buttons.includes('done')) return this.button('done')
    for (const helper of ['front', 'even'])
      if (sight.buttons.includes(helper)) return this.button(helper)
    const target = sight.targets[0]
    if (!target) return this.last()
    if (sight.arranging) return this.takeOne(sight)
    return this.region(target.id)
  }

  /** Takes one token back by the keys of the map, wherever one can be taken. */
  async takeOne(sight: Sight): Promise<void> {
    for (const { id } of sight.targets) {
      const region = this.page.locator(`path.hit[data-region="${id}"]`)
      const before = await region.getAttribute('aria-label')
      await region.press('-')
      if ((await region.getAttribute('aria-label')) !== before) return
    }
  }
}
