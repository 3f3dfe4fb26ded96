import type { Page } from 'playwright-core'
import { Player } from './player'
import { type Sight } from './sight'

/** How somebody answers in wars: a number of the die, or the flag. */
export type Temper = { number: number | 'flag' }

/** Presses through a game of realms with the visible controls. */
export class RealmPlayer extends Player {
  /** Actions in the order in which they are chosen. */
  wishes = ['research', 'expand', 'build', 'patrol', 'quest', 'trade']
  temper: Temper = { number: 1 }
  #turns = 0

  constructor(page: Page, temper: Temper = { number: 1 }) {
    super(page)
    this.temper = temper
  }

  protected override async answerDialog(): Promise<void> {
    return this.press('dialog[open] button.primary')
  }

  protected override answer(sight: Sight): Promise<void> {
    switch (sight.kind) {
      case 'side':
      case 'faction':
      case 'keep':
        return this.press('#map [data-choice]')
      case 'select':
        return this.select()
      case 'dial':
        return this.dial()
      case 'act':
      case 'move':
        return this.act(sight)
      default:
        return this.any(sight)
    }
  }

  /** Chooses the first free action, another one each time. */
  async select(): Promise<void> {
    this.#turns += 1
    for (let place = 0; place < this.wishes.length; place++) {
      const action = this.wishes[(place + this.#turns) % this.wishes.length]!
      const css = `button.open[data-action=${action}]`
      if (await this.page.locator(css).count()) return this.press(css)
    }
    throw new Error('no action is free')
  }

  /** Turns the dial and locks it. */
  async dial(): Promise<void> {
    const open = this.page.locator('.dial .face[data-open]')
    const wished = this.page.locator(`.dial .face[data-open][data-face="${this.temper.number}"]`)
    await ((await wished.count()) ? wished : open.last()).click()
    await this.press('.war [data-button=lock]')
  }

  /** Pays for what can be had, moves what can be moved, else collects or does nothing. */
  async act(sight: Sight): Promise<void> {
    for (const button of ['advance', 'research', 'raise'])
      if (sight.buttons.includes(button)) return this.button(button)
    const id = await this.page.evaluate(somewhere)
    if (id) return this.region(id)
    return this.any({ ...sight, targets: [] })
  }

  /** The first thing that can be pressed. */
  any(sight: Sight): Promise<void> {
    const target = sight.targets[0]
    if (target) return this.region(target.id)
    const button = sight.buttons.find((one) => !['done', 'pass'].includes(one))
    return button ? this.button(button) : this.last()
  }
}

/** A region to press: where a chosen meeple may go, else one with a meeple; runs in the page. */
function somewhere(): string | null {
  const all = [...document.querySelectorAll<SVGElement>('path.hit.open')]
  const targets = all.filter((one) => one.dataset.target)
  const chosen = targets.length ? targets : all
  return chosen[Math.floor(chosen.length / 2)]?.dataset.region ?? null
}
