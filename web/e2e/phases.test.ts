import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { PHONE } from './browser'
import { said } from './map'
import { sitDown } from './moments'
import { stage } from './stage'

const scene = stage()

/** Presses a key of the map on a region. */
const key = (page: Page, region: string, name: string) =>
  page.locator(`path.hit[data-region="${region}"]`).press(name)
const saysOf = (page: Page, region: string) => expect.poll(() => said(page, region))

scene('Amazons take their four back, and a region that is emptied is named', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'amazons')
  await player.asked('redeploy')
  const done = page.locator('[data-button=done]')
  for (let token = 0; token < 3; token++) await key(page, 'r02', '-')
  await saysOf(page, 'r02').toContain('3 taken back from here, 1 still to take')
  expect(await done.isDisabled()).toBe(true)
  await key(page, 'r03', '-')
  const name = (await said(page, 'r03')).split(',')[0]!
  const warning = player.prompt.locator('.bad')
  await warning.filter({ hasText: name }).waitFor()
  await done.click()
  await saysOf(page, 'r03').toMatch(/Empty\./)
  await saysOf(page, 'r02').toContain('You, Amazons: 1 token, active.')
  await saysOf(page, 'r15').toContain('You, Amazons: 1 token, active.')
})

scene('on a phone the four go back by − n + of the sheet and by the helper', async (cast) => {
  const page = await cast.person(PHONE)
  const player = await sitDown(page, 'amazons', { touch: true })
  await player.asked('redeploy')
  expect(await page.locator('.board .step').count()).toBe(0)
  const step = player.prompt.locator('.step')
  await step.getByRole('button').first().tap()
  await expect.poll(() => step.locator('b').innerText()).toBe('−1')
  await player.button('even')
  await player.turn()
})

scene('two heroes stand in two regions', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'heroes')
  await player.asked('place')
  await player.region('r05')
  await saysOf(page, 'r05').toMatch(/With 1 hero/i)
  await player.asked('place')
  await player.region('r09')
  await saysOf(page, 'r09').toMatch(/With 1 hero/i)
  await saysOf(page, 'r10').not.toMatch(/hero/i)
})

scene('encampments are spread by plus and minus', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'camps')
  await player.asked('place')
  for (const region of ['r05', 'r05', 'r05', 'r10']) await key(page, region, '+')
  await key(page, 'r05', '-')
  await saysOf(page, 'r05').toContain('2 encampments here, 2 in hand')
  await player.button('done')
  await player.prompt.getByText(/pieces unused\? Encampment: 2/).waitFor()
  await player.button('yes')
  await saysOf(page, 'r05').toContain('With 2 encampments')
  await saysOf(page, 'r10').toContain('With 1 encampment')
})

scene('a fortress is built where it is pressed', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'fortress')
  await player.asked('place')
  await player.region('r10')
  await saysOf(page, 'r10').toMatch(/With 1 fortress/i)
})

scene('the dragon takes what tokens could not', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'dragon')
  await player.asked('conquer')
  await player.button('mode-dragon')
  await saysOf(page, 'r18').toContain('The dragon takes it')
  await player.region('r18')
  await saysOf(page, 'r18').toMatch(/You, Orcs: 1 token, active\. With 1 dragon/i)
})

scene('a Sorcerer replaces a lone token once it was asked', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'sorcerers')
  await player.asked('conquer')
  await player.button('mode-substitute')
  await saysOf(page, 'r19').toContain('One of yours can replace the lone token.')
  await player.region('r19')
  await player.button('no')
  await saysOf(page, 'r19').toContain('Humans: 1 token')
  await player.region('r19')
  await player.button('yes')
  await saysOf(page, 'r19').toContain('You, Sorcerers: 1 token, active.')
})

scene('a berserk race rolls before it names its target', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'berserk')
  await player.asked('conquer')
  await player.button('roll')
  await player.prompt.getByText(/−\d for this conquest/).waitFor()
  const { targets } = await player.asked('conquer')
  expect(targets.length).toBeGreaterThan(0)
  await player.region(targets[0]!.id)
  await saysOf(page, targets[0]!.id).toContain('You, Orcs:')
})

scene('Ghouls conquer in decline, before the active race', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'ghouls')
  await player.asked('army_in_decline')
  await player.region('r04')
  await saysOf(page, 'r04').toMatch(/You, Ghouls: \d tokens?, in decline\./)
  await player.button('done')
  await player.until((sight) => ['ready', 'conquer'].includes(sight.kind), 'the active race')
})

scene('a region is abandoned before the conquests, and taken back', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'ready')
  await player.asked('ready')
  await player.button('mode-abandon')
  await player.region('r05')
  await saysOf(page, 'r05').toMatch(/Empty\./)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await saysOf(page, 'r05').toContain('You, Orcs:')
})

scene('a stout race declines after its turn, once it was asked', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'stout')
  await player.asked('end')
  await player.button('decline')
  await player.button('yes')
  await saysOf(page, 'r05').toContain('You, Orcs: 1 token, in decline.')
})

scene(
  'a diplomat makes peace with the strongest neighbour, or with nobody beside it',
  async (cast) => {
    const page = await cast.person()
    const player = await sitDown(page, 'peace')
    await player.asked('end')
    const main = player.prompt.locator('.main')
    expect(await main.innerText()).toContain('Peace with Thistle')
    const beside = await player.prompt.locator('.buttons > button:not(.main)').allInnerTexts()
    expect(beside.map((one) => one.replace(/\s+.*/s, ''))).toEqual(['Nobody', 'Pebble'])
    await page.keyboard.press('e')
    await page.locator('.log li', { hasText: 'Guest and Thistle are at peace.' }).waitFor()
  },
)

scene('no press loses a turn in which nothing was conquered', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'conquer')
  await player.asked('conquer')
  const main = player.prompt.locator('.main')
  expect(await main.isDisabled()).toBe(true)
  await page.keyboard.press('e')
  await player.button('done')
  await player.prompt.getByText('End the turn with 6 Orcs in hand and nothing conquered?').waitFor()
  expect(await player.prompt.locator('.button.primary').innerText()).toContain('Keep playing')
  await page.keyboard.press('e')
  await expect.poll(() => main.innerText()).toBe('Conquer something first')
  await player.asked('conquer')
})

scene('whoever lost a region places the tokens that are left', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'withdraw')
  await player.asked('withdraw')
  for (let token = 0; token < 3; token++) await key(page, 'r18', '+')
  await saysOf(page, 'r18').toContain('3 added here, 0 in hand')
  await player.button('done')
  await saysOf(page, 'r18').toContain('You, Orcs: 4 tokens, active.')
  await player.asked('choice')
})
