import type { Page } from 'playwright-core'
import { Player } from './player'
import { type Sight } from './sight'

const MOST_PRESSES = 2000
const PAUSE = 20

/** Presses through a game of kingdoms with the visible controls. */
export class KingdomsPlayer extends Player {
  /** Actions in the order in which they are chosen. */
  wishes = ['quest', 'research', 'patrol', 'expand', 'build', 'trade']
  /** What is set in wars: a number of the die, or the flag. */
  number: number | 'flag' = 1
  #hurry = false
  #turns = 0

  /** Goes for the end of the game from here: what brings points first, and no more moves. */
  hurryOn(): void {
    this.wishes = ['research', 'expand', 'build', 'trade', 'patrol', 'quest']
    this.#hurry = true
  }

  /** On a phone one land is seen at a time: a person swipes to the one that is meant. */
  override async region(id: string): Promise<void> {
    if (this.habits.touch)
      await this.page.locator(`path.hit[data-region="${id}"]`).first().scrollIntoViewIfNeeded()
    return this.touchOrPress(id)
  }

  /** On a phone the actions, and the ladder of a war, lie on sheets of their own. */
  protected override async answerDialog(): Promise<void> {
    if (await this.page.locator('dialog[open] .ladder').count()) return this.dial()
    if (!(await this.page.locator('dialog[open] [data-action]').count()))
      return super.answerDialog()
    const take = 'dialog[open] .take:enabled'
    return (await this.page.locator(take).count()) ? this.press(take) : this.select()
  }

  protected override answer(sight: Sight): Promise<void> {
    if (sight.buttons.includes('selected')) return this.button('selected')
    if (sight.buttons.includes('yes')) return this.button('yes')
    switch (sight.kind) {
      case 'side':
      case 'faction':
      case 'dummy_faction':
      case 'keep':
      case 'select':
        return this.choose(sight)
      case 'dummy':
        return this.button('step')
      case 'pay':
        return this.button('pay')
      case 'convert': // one region may give several things: its buttons say which
        return this.last()
      case 'dial':
        return this.dial()
      case 'act':
      case 'move':
        return this.act(sight)
      default:
        return this.any(sight)
    }
  }

  /** Chooses something first; the main button then takes it. */
  choose(sight: Sight): Promise<void> {
    if (sight.buttons.includes('confirm')) return this.button('confirm')
    return sight.kind === 'select' ? this.select() : this.press('#map [data-choice]')
  }

  /** Chooses the first free action, another one each time. */
  async select(): Promise<void> {
    for (let place = 0; place < this.wishes.length; place++) {
      const turn = this.#hurry ? 0 : this.#turns
      const action = this.wishes[(place + turn) % this.wishes.length]!
      const css = `button.open[data-action=${action}]`
      if (!(await this.page.locator(css).count())) continue
      this.#turns += 1
      return this.press(css)
    }
    throw new Error('no action is free')
  }

  /** Presses a number of the ladder, as high as it goes, and sets it. */
  async dial(): Promise<void> {
    const wished = this.page.locator(`.ladder [data-open][data-face="${this.number}"]`)
    const open = this.page.locator('.ladder [data-open]')
    await ((await wished.count()) ? wished : open.last()).click()
    const sheet = (await this.page.locator('.war [data-button=lock]').count()) > 0
    await (sheet ? this.press('.war [data-button=lock]') : this.button('lock'))
  }

  /** Pays for what can be had, moves what can be moved, else collects or does nothing. */
  async act(sight: Sight): Promise<void> {
    for (const button of ['advance', 'research', 'raise'])
      if (sight.buttons.includes(button)) return this.button(button)
    if (this.#hurry && /^(Patrol|Quest|Trade):/m.test(sight.words))
      return this.button(sight.buttons.includes('collect') ? 'collect' : 'pass')
    const choice = sight.buttons.find((one) => /^(mover|patrol|quest|stand|break)/.test(one))
    if (choice) return this.button(choice)
    const id = await this.page.evaluate(somewhere)
    return id ? this.region(id) : this.any({ ...sight, targets: [] })
  }

  /** The first thing that can be pressed; where nothing can be yet, the map is still on its way. */
  async any(sight: Sight): Promise<void> {
    const target = sight.targets[0]
    if (target) return this.region(target.id)
    const button = sight.buttons.find((one) => !['done', 'pass'].includes(one))
    if (button) return this.button(button)
    if (sight.buttons.length) return this.last()
  }
}

/** A region to press: where war is, where a chosen meeple may go, or one of a meeple's own. */
function somewhere(): string | null {
  const all = [...document.querySelectorAll<SVGElement>('path.hit.open')]
  const targets = all.filter((one) => one.dataset.target)
  const wars = targets.filter((one) => / war with /.test(one.getAttribute('aria-label') ?? ''))
  const chosen = [wars, targets, all].find((some) => some.length) ?? []
  return chosen[Math.floor(chosen.length / 2)]?.dataset.region ?? null
}

/** Chooses the game and how many play, in the lobby. */
export async function chooseKingdoms(page: Page, players: number): Promise<void> {
  await page.goto('/')
  await page.locator('label.game', { hasText: 'Tiny Epic Kingdoms' }).click()
  const row = page.getByRole('group', { name: 'Players', exact: true })
  await row.getByRole('radio', { name: `${players}`, exact: true }).check()
}

/**
 * Lets people at devices of their own answer in turn until it says stop; gives who was asked then,
 * or null when the game was over.
 */
export async function inTurn(
  players: KingdomsPlayer[],
  stop: (sight: Sight, player: KingdomsPlayer) => Promise<boolean> | boolean = () => false,
): Promise<KingdomsPlayer | null> {
  const presses = () => players.reduce((sum, one) => sum + one.presses, 0)
  while (presses() < MOST_PRESSES) {
    const sights = await Promise.all(players.map((one) => one.sight()))
    if (sights.every((sight) => sight.over)) return null
    const asked = sights.findIndex((sight) => sight.toDo && !sight.over)
    if (asked < 0) {
      await players[0]!.page.waitForTimeout(PAUSE)
      continue
    }
    const player = players[asked]!
    if (await stop(sights[asked]!, player)) return player
    await player.step(sights[asked]!)
  }
  throw new Error(`what was waited for did not come in ${presses()} presses`)
}
