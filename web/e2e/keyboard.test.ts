import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Player } from './player'
import type { Sight } from './sight'
import { stage } from './stage'

const scene = stage()

/** Walks with Tab until something is focused. */
async function tabTo(page: Page, wanted: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key)
    if (await page.evaluate((css) => !!document.activeElement?.matches(css), wanted)) return
  }
  throw new Error(`the key ${key} never reaches ${wanted}`)
}

const focusedRegion = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-region') ?? '')

/** A player whose only device is a keyboard. */
class Typist extends Player {
  override async press(): Promise<void> {
    throw new Error('this player has no pointer')
  }

  #key(name: string): Promise<void> {
    return this.page.keyboard.press(name)
  }

  override async button(name: string): Promise<void> {
    if (name === 'yes')
      return this.#key(await this.page.locator('[data-button=yes] kbd').innerText())
    return this.#key({ decline: 'd', front: 'f' }[name] ?? 'e')
  }

  protected override last(): Promise<void> {
    return this.#key('e')
  }

  protected override answerDialog(): Promise<void> {
    return this.#key('Enter')
  }

  protected override pick(sight: Sight): Promise<void> {
    return this.#key(sight.buttons.includes('pick') ? 'e' : '1')
  }

  override async region(id: string): Promise<void> {
    await this.#walkTo(id)
    await this.#key('Enter')
  }

  /** The map is one stop; T goes from target to target. */
  async #walkTo(id: string): Promise<void> {
    await this.#key('m')
    for (let step = 0; step < 60; step++) {
      if ((await focusedRegion(this.page)) === id) return
      await this.#key('t')
    }
    throw new Error(`the key T never reaches ${id}`)
  }

  /** Puts or takes one token after the other until the main button opens. */
  protected override async distribute(sight: Sight): Promise<void> {
    if (sight.buttons.includes('done')) return this.#key('e')
    if (!sight.arranging) return this.region(sight.targets[0]!.id)
    await this.#key('m')
    const sign = /off the map/.test(sight.words) ? '-' : '+'
    for (let step = 0; step < 60; step++) {
      const before = await this.sight()
      await this.#key(sign)
      if ((await this.sight()).sign !== before.sign) return
      await this.#key('t')
    }
  }
}

scene('a whole game with the keyboard alone', async (cast) => {
  const page = await cast.person()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
  await tabTo(page, 'fieldset input[value="3"]:checked')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'button.huge.primary', 'Shift+Tab')
  await page.keyboard.press('Enter')
  const player = new Typist(page)
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(2)
  expect([...player.kinds]).toEqual(
    expect.arrayContaining(['pick', 'conquer', 'redeploy', 'choice']),
  )
})
