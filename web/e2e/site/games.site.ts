import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { choose, PHONE } from '../browser'
import { KingdomsPlayer } from '../kingdoms'
import { Player } from '../player'
import type { Sight } from '../sight'
import { stage } from '../stage'
import { chooseGame, cutOff, kept, spoken, visitor } from './visit'

const scene = stage()

/** Plays on islands: bombs are pressed on the map. */
class Islander extends Player {
  protected override answer(sight: Sight): Promise<void> {
    const bomb = sight.kind === 'start' ? sight.targets[0] : undefined
    return bomb ? this.region(bomb.id) : super.answer(sight)
  }
}

const GAMES = [
  { name: 'Small World', Hand: Player, language: 'cs' },
  { name: 'Small World of Warcraft', Hand: Islander, language: 'pl' },
  { name: 'Tiny Epic Kingdoms', Hand: KingdomsPlayer, language: 'is' },
] as const

const playNow = (page: Page) => page.locator('button.primary.huge')

for (const { name, Hand, language } of GAMES) {
  scene(`${name}: a whole game against bots without a server`, async (cast) => {
    const page = await visitor(cast)
    await chooseGame(page, name)
    await playNow(page).click()
    const player = new Hand(page, { attempt: true })
    await player.play()
    expect(await page.locator('.podium li').count()).toBe(3)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/wins|victory/)
  })

  scene(`${name}: a whole game on a phone, in ${language}, without a network`, async (cast) => {
    const page = await visitor(cast, PHONE)
    await kept(page)
    await cutOff(page)
    await page.reload()
    await spoken(page, language)
    await chooseGame(page, name)
    await playNow(page).tap()
    const player = new Hand(page, { touch: true })
    await player.play()
    expect(await page.locator('.podium li').count()).toBe(3)
  })
}

scene('two people play a whole game on one device, and find it again', async (cast) => {
  const page = await visitor(cast)
  await choose(page, 'Players', '2')
  await choose(page, 'Chair 2', 'Friend on this device')
  await page.getByPlaceholder("Friend's name").fill('Tomáš')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const player = new Player(page, { declineEvery: 4 })
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(2)
  await page.reload()
  await page.locator('.podium').waitFor()
})
