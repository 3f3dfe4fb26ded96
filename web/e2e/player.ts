import type { Locator, Page } from 'playwright-core'

/** Presses through a game with the visible controls, as a plain but steady player would. */
export class Player {
  #turns = 0
  #idle = 0
  presses = 0
  readonly kinds = new Set<string>()

  constructor(
    readonly page: Page,
    readonly options: { touch?: boolean; declineEvery?: number; attempt?: boolean } = {},
  ) {}

  get prompt(): Locator {
    return this.page.locator('section.prompt')
  }

  /** Which question is on the prompt; empty while others are asked. */
  async kind(): Promise<string> {
    return (await this.prompt.getAttribute('data-kind', { timeout: 2000 }).catch(() => null)) ?? ''
  }

  /** Plays until the game is over, or until it says stop. */
  async play(stop: () => Promise<boolean> = async () => false, limit = 4000): Promise<void> {
    for (let step = 0; step < limit; step++) {
      if (await this.page.locator('.podium').isVisible()) return
      if (await stop()) return
      await this.step()
    }
    throw new Error(`the game did not end: ${await this.prompt.innerText()}`)
  }

  /** Does one thing, or waits a moment when there is nothing to do. */
  async step(): Promise<void> {
    if (await this.answerDialog()) return
    const kind = await this.kind()
    if (
      !kind ||
      (await this.prompt.getAttribute('data-busy', { timeout: 500 }).catch(() => 'true')) === 'true'
    ) {
      await this.page.waitForTimeout(25)
      return
    }
    this.kinds.add(kind)
    const before = await this.state()
    await this.answer(kind)
    this.presses += 1
    await this.changed(before)
  }

  async state(): Promise<string> {
    const words = await this.prompt.innerText({ timeout: 1000 }).catch(() => '')
    const open = await this.page.locator('path.hit.open').count()
    return `${await this.kind()} ${words} ${open} ${await this.page.locator('dialog[open]').count()}`
  }

  /** Waits until the page has answered a press. */
  async changed(before: string): Promise<void> {
    for (let wait = 0; wait < 60; wait++) {
      if ((await this.state()) !== before) {
        this.#idle = 0
        return
      }
      await this.page.waitForTimeout(20)
    }
    this.#idle += 1
    if (this.#idle > 6) throw new Error(`nothing answers: ${before}`)
  }

  async answerDialog(): Promise<boolean> {
    const dialog = this.page.locator('dialog[open]')
    if (!(await dialog.count())) return false
    const sheet = dialog.locator('.combos.picking')
    if (await sheet.count()) {
      await sheet.locator('button.combo:not(.dim)').first().click()
      await dialog.locator('button.take').click()
      return true
    }
    const button = dialog.locator('button.primary, button.die').last()
    if (await button.count()) await button.click().catch(() => {})
    else
      await dialog
        .locator('header button')
        .click()
        .catch(() => {})
    return true
  }

  async answer(kind: string): Promise<void> {
    switch (kind) {
      case 'pick':
        return this.pick()
      case 'choice':
        return this.choose()
      case 'conquer':
      case 'ghouls':
        return this.conquer()
      case 'redeploy':
      case 'withdraw':
        return this.distribute()
      case 'place':
        return this.place()
      default:
        return this.primary()
    }
  }

  primary(): Promise<void> {
    return this.prompt.locator('.buttons button').last().click()
  }

  async pick(): Promise<void> {
    await this.page.locator('button.combo:not(.dim)').first().click()
    await this.primary()
  }

  /** Plays on, and now and then lets the race decline. */
  async choose(): Promise<void> {
    this.#turns += 1
    const every = this.options.declineEvery ?? 3
    if (this.#turns % every) return this.primary()
    await this.prompt.locator('.buttons button').nth(-2).click()
  }

  async conquer(): Promise<void> {
    const targets = this.page.locator('path.hit.open')
    const wanted = this.options.attempt
      ? targets
      : targets.and(this.page.locator('[aria-label*="costs"]:not([aria-label*="die"])'))
    if (await wanted.count()) await this.press(wanted.first())
    else await this.primary()
  }

  /** Presses a region, where it is not covered; on touch, then the button of the sheet. */
  async press(region: Locator): Promise<void> {
    const point = await region.evaluate(pointOn)
    if (!point) throw new Error(`no place to press on ${await region.getAttribute('aria-label')}`)
    if (!this.options.touch) return this.page.mouse.click(point.x, point.y)
    await this.page.touchscreen.tap(point.x, point.y)
    const act = this.prompt.locator('.buttons button.primary, .buttons button.die').first()
    await act.click()
  }

  /** Spreads tokens with the helper, or takes them one by one. */
  async distribute(): Promise<void> {
    const last = this.prompt.locator('.buttons button').last()
    if (await last.isEnabled()) return last.click()
    const helper = this.prompt.locator('button[data-button=front]')
    if (await helper.count()) return helper.click()
    await this.takeOne()
  }

  /** Takes one token back by the keyboard of the map. */
  async takeOne(): Promise<void> {
    const rows = this.page.locator('path.hit.open')
    for (let index = 0; index < (await rows.count()); index++) {
      const row = rows.nth(index)
      const before = await row.getAttribute('aria-label')
      await row.focus()
      await this.page.keyboard.press('-')
      await this.page.waitForTimeout(30)
      if ((await row.getAttribute('aria-label')) !== before) return
    }
  }

  async place(): Promise<void> {
    const last = this.prompt.locator('.buttons button[data-button=done]')
    if ((await last.count()) && (await last.isEnabled())) return last.click()
    await this.press(this.page.locator('path.hit.open').first())
  }
}

/** A point of a region on the screen where nothing else lies above it; runs in the page. */
function pointOn(element: SVGElement | HTMLElement): { x: number; y: number } | null {
  const region = element.getAttribute('data-region')
  const box = element.getBoundingClientRect()
  const parts = 14
  for (let row = 1; row < parts; row++)
    for (let column = 1; column < parts; column++) {
      const x = box.left + (box.width * ((column * 5) % parts || parts / 2)) / parts
      const y = box.top + (box.height * ((row * 5) % parts || parts / 2)) / parts
      const hit = document.elementFromPoint(x, y)
      if (hit?.getAttribute('data-region') === region) return { x, y }
    }
  return null
}
