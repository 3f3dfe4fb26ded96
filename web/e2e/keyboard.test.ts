import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { KingdomsPlayer } from './kingdoms'
import { sitDown } from './moments'
import { Player } from './player'
import type { Sight } from './sight'
import { stage } from './stage'
import { THOROUGH } from './thorough'

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

/** What a screen reader says of whatever has the focus. */
const spoken = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
/** What it says of land that tokens alone can take: "costs 2: 2 base. You have 5." */
const PAYABLE = /costs (\d+)(?:(?!\bdie\b).)*You have (\d+)\.$/

/** A player whose only device is a keyboard, and who sees nothing of the map. */
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

  /** Conquers what is heard to be payable: the map is walked through by ear. */
  protected override async conquer(): Promise<void> {
    const heard = new Set<string>()
    for (let step = 0; step < 60; step++) {
      await this.#key('t')
      const said = await spoken(this.page)
      if (heard.has(said)) return this.last()
      heard.add(said)
      const [, cost, hand] = PAYABLE.exec(said) ?? []
      if (cost && Number(cost) <= Number(hand)) return this.#key('Enter')
    }
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

/** The same in Kingdoms: what ends a question beside its main button has the key 0. */
class Ruler extends KingdomsPlayer {
  override async press(): Promise<void> {
    throw new Error('this player has no pointer')
  }

  override button(name: string): Promise<void> {
    const keys: Record<string, string> = { collect: '0', pass: '0', yes: 'y' }
    return this.page.keyboard.press(keys[name] ?? 'e')
  }

  protected override last(): Promise<void> {
    return this.page.keyboard.press('e')
  }

  override async choose(sight: Sight): Promise<void> {
    if (sight.buttons.includes('confirm')) return this.page.keyboard.press('Enter')
    const names = await this.page.locator('button.open[data-action]').allInnerTexts()
    const wished = names.findIndex((name) => /Build/.test(name))
    const number = /\d$/.exec(names[Math.max(wished, 0)]!.split('\n').slice(0, 2).join(''))
    return this.page.keyboard.press(number![0])
  }

  override async dial(): Promise<void> {
    await this.page.keyboard.press('f')
    await this.page.keyboard.press('Enter')
  }

  override async region(id: string): Promise<void> {
    await this.page.keyboard.press('m')
    for (let step = 0; step < 60 && (await focusedRegion(this.page)) !== id; step++)
      await this.page.keyboard.press('t')
    await this.page.keyboard.press('Enter')
  }
}

/** Writes down all that is said aloud from now on; runs in the page. */
function listen(): void {
  const heard = ((window as unknown as { heard: string[] }).heard = [] as string[])
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.closest('[data-speech]')) heard.push(node.textContent ?? '')
  }).observe(document.body, { childList: true, subtree: true })
}

/** The places and sentences of the log that were not said aloud since somebody listens. */
function unheard(): string[] {
  const { heard } = window as unknown as { heard: string[] }
  const all = heard.join(' ')
  const lines = [...document.querySelectorAll('.log li:not(.heading) .text')]
  return lines.flatMap((line) => {
    const places = [...line.querySelectorAll('*')].map((one) => one.textContent)
    const wanted = places.length ? places : [line.textContent.trim()]
    return wanted.filter((one) => !all.includes(one))
  })
}

scene('all that the log tells of a round is said aloud, however quickly it comes', async (cast) => {
  for (const moment of ['choice', 'islands-sites', 'kingdoms-three']) {
    const page = await cast.person()
    const player = await sitDown(page, moment)
    await page.keyboard.press('l')
    const before = await page.locator('.log li').count()
    await page.evaluate(listen)
    if (moment === 'kingdoms-three') {
      const ruler = new KingdomsPlayer(page)
      await ruler.play(() => ruler.presses > 6)
    } else await player.turn()
    await player.until((sight) => sight.toDo || sight.over, 'the next turn')
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before)
    const old = await page.evaluate(
      (count) =>
        [...document.querySelectorAll('.log li')].slice(0, count).map((one) => one.remove()),
      before,
    )
    expect(old.length).toBe(before)
    expect(await page.evaluate(unheard), moment).toEqual([])
  }
})

scene('the last round on the islands, by keys and by ear', async (cast) => {
  const page = await cast.person()
  await sitDown(page, 'islands-last')
  const player = new Typist(page)
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(2)
  expect([...player.kinds]).toEqual(expect.arrayContaining(['conquer', 'redeploy']))
})

scene('the last rounds of Kingdoms by keys', async (cast) => {
  const page = await cast.person()
  await sitDown(page, 'kingdoms-last')
  const player = new Ruler(page)
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(2)
  expect([...player.kinds]).toEqual(expect.arrayContaining(['select', 'act']))
})

scene(
  'from the lobby into the second turn with the keyboard alone, by what is heard of the map',
  async (cast) => {
    const page = await cast.person()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
    await tabTo(page, 'fieldset input[value="3"]:checked')
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'button.huge.primary', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const player = new Typist(page)
    const met = () =>
      ['pick', 'conquer', 'redeploy', 'choice'].every((one) => player.kinds.has(one))
    await player.play(() => !THOROUGH && met())
    if (THOROUGH) expect(await page.locator('.podium li').count()).toBe(2)
    expect(met()).toBe(true)
  },
)
