import { expect } from 'vitest'
import { choose } from '../browser'
import { Player } from '../player'
import { stage } from '../stage'

const scene = stage()

scene('a whole game against a bot, on what was installed', async (cast) => {
  const page = await cast.person()
  await page.goto('/')
  await choose(page, 'Players', '2')
  await page.locator('button.primary.huge').click()
  const player = new Player(page, { declineEvery: 4 })
  await player.play()
  expect(await page.locator('.podium li').count()).toBe(2)
})
