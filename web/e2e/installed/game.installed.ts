import { expect } from 'vitest'
import { choose } from '../browser'
import { Player } from '../player'
import { stage } from '../stage'
import { THOROUGH } from '../thorough'

const scene = stage()

scene('a game against a bot, on what was installed', async (cast) => {
  const page = await cast.person()
  await page.goto('/')
  await choose(page, 'Players', '2')
  await page.locator('button.primary.huge').click()
  const player = new Player(page, { declineEvery: 4 })
  // A turn of each; a wheel that is given away is played with to the end.
  await player.play(({ kind }) => !THOROUGH && kind === 'choice')
  expect(player.kinds).toContain('conquer')
  if (THOROUGH) expect(await page.locator('.podium li').count()).toBe(2)
})
