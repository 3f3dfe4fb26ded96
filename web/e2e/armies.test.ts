import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { told } from './company'
import { said, speak } from './map'
import { sitDown } from './moments'
import { stage } from './stage'

const scene = stage()
const saysOf = (page: Page, region: string) => expect.poll(() => said(page, region))

scene('an air strike, the hammer and a theft, each by its own button', async (cast) => {
  const page = await cast.person({ viewport: { width: 1280, height: 800 } })
  let player = await sitDown(page, 'islands-strike')
  await player.button('mode-strike')
  await saysOf(page, 'M1A-05').toContain('Within reach of the air strike.')
  await player.region('M1A-05')
  await player.button('yes')
  await told(page, /Guest conquers Silverbirch Hold/)
  await saysOf(page, 'M1A-05').toContain('You, Gnomes')

  player = await sitDown(page, 'islands-hammer')
  await player.button('mode-hammer')
  await saysOf(page, 'L1A-11').toContain('Doomhammer can take it. First 2 coins to Thistle.')
  await player.region('L1A-11')
  await player.prompt.getByText('Leechmire: Doomhammer').waitFor()
  await page.getByText('Take Leechmire with Doomhammer: 2 coins, 1 token').waitFor()
  // The words of the prompt stay words in lines, however many buttons stand beside them.
  const height = (await player.prompt.boundingBox())?.height ?? Infinity
  expect(height).toBeLessThan(200)
  await player.prompt.getByRole('button', { name: 'Pay 2 coins' }).click()
  await told(page, 'Guest pays Thistle for Doomhammer (2 coins).')
  await saysOf(page, 'L1A-11').toMatch(/Doomhammer lies here\. You, Orcs: 1 token/)

  player = await sitDown(page, 'islands-theft')
  await player.button('mode-steal')
  await player.region('L1A-11')
  await player.prompt.getByText('Carry it to which of your regions?').waitFor()
  await player.region('L1A-10')
  await saysOf(page, 'L1A-10').toContain('Frostmourne lies here.')
  await saysOf(page, 'L1A-11').not.toContain('Frostmourne')
})

scene('walls are torn down, artifacts laid, the fallen recruited', async (cast) => {
  const page = await cast.person()
  let player = await sitDown(page, 'islands-push')
  await saysOf(page, 'L1A-11').toContain('With 1 fort')
  await player.button('mode-push')
  await player.region('L1A-11')
  await player.button('raze L1A-11 fort')
  await told(page, 'Guest tears down the fort in Leechmire.')
  await saysOf(page, 'L1A-11').not.toContain('fort')

  player = await sitDown(page, 'islands-lay')
  await player.region('L1A-06')
  await told(page, 'Guest: Aegis of Aggramar now lies in Hollowbark Wood.')

  player = await sitDown(page, 'islands-forsaken')
  await player.region('L1A-11')
  await saysOf(page, 'L1A-11').toContain('You, Forsaken')
  await player.button('done')
  await player.asked('recruit')
  await player.button('recruit 1')
  await player.asked('redeploy')
  await page.getByRole('tab', { name: 'Log' }).click()
  await told(page, 'Guest buys 1 token for the fallen (1 coin).')
  await player.prompt.getByText('In hand: 4').waitFor()
})

scene('beasts are tamed and shared out, and a watch tower rises by itself', async (cast) => {
  const page = await cast.person()
  let player = await sitDown(page, 'islands-beasts')
  await player.button('expand')
  await told(page, 'Guest tames 2 beasts for this turn.')
  await player.asked('ready')
  await player.button('done')
  await player.asked('conquer')
  await player.region('L1A-09')
  await saysOf(page, 'L1A-09').toContain('You, Orcs')
  await player.button('done')
  await player.asked('redeploy')
  await player.button('even')
  await player.button('done')
  await player.prompt.getByText('Which tokens are beasts? Left: 2').waitFor()
  for (const region of ['L1A-08', 'L1A-09'])
    await page.locator(`path.hit[data-region="${region}"]`).press('+')
  await player.button('done')
  for (const region of ['L1A-08', 'L1A-09']) await saysOf(page, region).toContain('With 1 beast')
  await saysOf(page, 'L1A-10').not.toContain('beast')

  player = await sitDown(page, 'islands-towers')
  await player.button('even')
  await player.button('done')
  await saysOf(page, 'L1A-09').toContain('With 1 watch tower')
  await saysOf(page, 'L1A-10').not.toContain('watch tower')
})

scene('two sides: teammates are left in peace, and only own races are offered', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-sides')
  const panel = (name: string) => page.getByRole('region', { name })
  for (const [name, side] of [
    ['Guest', 'Alliance'],
    ['Thistle', 'Horde'],
    ['Pebble', 'Alliance'],
    ['Bramble', 'Horde'],
  ] as const)
    await panel(name).getByText(`Side: ${side}`).waitFor()
  expect(await page.locator('button.combo').count()).toBe(3)
  await player.region('L1A-06')
  await player.prompt.getByText(/Hollowbark Wood is held by your teammate\./).waitFor()
  await player.prompt.getByRole('link', { name: 'W-TEAM-5' }).waitFor()
  await player.region('L1A-11')
  await saysOf(page, 'L1A-11').toContain('You, Humans')
  await speak(page, 'cs')
  await panel('Guest').getByText('Aliance').waitFor()
})
