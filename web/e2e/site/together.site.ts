import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { choose, PHONE } from '../browser'
import { Player } from '../player'
import { stage } from '../stage'
import { spoken, visitor } from './visit'

const scene = stage()

const sit = (page: Page) => page.locator('form button.primary').last()

/** Opens a table for two, the second chair of this kind. */
async function openFor(page: Page, kind: string): Promise<void> {
  await choose(page, 'Players', '2')
  await choose(page, 'Chair 2', kind)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/#\/t\//)
}

const written = (page: Page) => page.locator('textarea[readonly]').first().inputValue()

/** Joins two browsers by exchanging codes, as two people with a messenger do. */
async function joined(host: Page, guest: Page): Promise<void> {
  await host.getByRole('button', { name: 'Make a code' }).click()
  const code = await written(host)
  expect(code.length).toBeLessThan(1500)
  await guest.goto(code)
  const back = await written(guest)
  await host.locator('textarea:not([readonly])').fill(back)
  await host.getByRole('button', { name: 'Connect' }).click()
  await guest.waitForURL(/#\/t\//)
}

scene('two browsers joined by codes play a whole game, and check its dice', async (cast) => {
  const host = await visitor(cast)
  const guest = await visitor(cast, PHONE)
  await openFor(host, 'Friend by code')
  await joined(host, guest)
  await guest.getByRole('button', { name: 'Take a seat' }).tap()
  const hands = [new Player(host, { declineEvery: 4 }), new Player(guest, { touch: true })]
  await Promise.all(hands.map((hand) => hand.play()))
  for (const page of [host, guest]) {
    expect(await page.locator('.podium li').count()).toBe(2)
    await page.getByText(/✓/).first().waitFor()
  }
})

scene('who is cut off joins again, and plays on where the game was', async (cast) => {
  const host = await visitor(cast)
  const guest = await visitor(cast)
  await openFor(host, 'Friend by code')
  await joined(host, guest)
  await guest.getByRole('button', { name: 'Take a seat' }).click()
  await guest.locator('section.prompt').waitFor()
  const table = guest.url()
  await guest.reload()
  await guest.getByText('The browser that keeps this table is not joined').waitFor()
  await host.getByText(/Not joined/).waitFor()
  await host.getByRole('button', { name: 'Join again' }).click()
  await joined(host, guest)
  expect(guest.url()).toBe(table)
  await guest.locator('section.prompt').waitFor()
})

/** Writes the letter that is due, and gives its link. */
async function letter(page: Page): Promise<string> {
  await page.locator('[data-letter] button.primary').first().click()
  return written(page)
}

/** Opens a letter as a messenger does. */
async function arrives(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.waitForURL(/#\/t\//)
  await page.locator('section.prompt, .podium').first().waitFor()
}

/** Answers whatever is asked until a letter is due: what others took is placed anew before one's own turn. */
async function playsOut(page: Page, hand: Player): Promise<void> {
  for (;;) {
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('section.prompt')?.dataset.kind ||
        document.querySelector('[data-letter], dialog[open]'),
    )
    if (await page.locator('[data-letter]').count()) return
    await hand.turn()
  }
}

scene('a whole game goes back and forth by letters, on a phone and in Czech too', async (cast) => {
  const anna = await visitor(cast)
  const ben = await visitor(cast, PHONE)
  const pages = [anna, ben]
  const hands = [new Player(anna), new Player(ben, { touch: true })]
  await openFor(anna, 'Friend by letter')
  await spoken(ben, 'cs')
  await ben.goto(await letter(anna))
  await sit(ben).tap()
  await ben.waitForURL(/#\/t\//)
  let link = await letter(ben)
  let turn = 0
  for (let letters = 0; letters < 60; letters++) {
    await arrives(pages[turn]!, link)
    await playsOut(pages[turn]!, hands[turn]!)
    const over = await pages[turn]!.locator('.podium').count()
    link = await letter(pages[turn]!)
    expect(link.length).toBeLessThan(4000)
    turn = 1 - turn
    if (letters === 3) await refusesAnother(pages[turn]!, link)
    if (over) break
  }
  await pages[turn]!.goto(link)
  for (const page of pages) {
    await page.locator('.podium').waitFor()
    expect(await page.locator('.podium li').count()).toBe(2)
  }
})

/** A letter that was cut is refused in a sentence; the game stays as it is. */
async function refusesAnother(page: Page, link: string): Promise<void> {
  await page.goto(link.slice(0, -60))
  await page.getByRole('alert').waitFor()
}
