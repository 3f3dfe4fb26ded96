import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { everything, said } from './map'
import { sitDown } from './moments'
import type { Player } from './player'
import { stage } from './stage'

const scene = stage()

const EXPLAINED = /^\S.{10,} i -> \/rules\S*#C-/

/** Presses a region that is not offered, and gives the reason that appears with its rule. */
async function whyNot(player: Player, region: string): Promise<string> {
  const line = player.prompt.locator('.refusal')
  const before = (await line.count()) ? await line.innerText() : ''
  await player.region(region)
  const name = (await said(player.page, region)).split(',')[0]!
  await line
    .filter({ hasText: name })
    .or(line.filter({ hasNotText: before || '\0' }))
    .waitFor()
  const rule = await line.locator('a').getAttribute('href')
  return `${(await line.innerText()).replaceAll(/\s+/g, ' ').trim()} -> ${rule}`
}

const closed = (page: Page) =>
  page
    .locator('path.hit:not(.open)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-region') ?? ''))

scene('every region that cannot be conquered says why, with the rule to read', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'conquer')
  await player.asked('conquer')
  const before = await everything(page)
  const regions = await closed(page)
  expect(regions.length).toBeGreaterThan(10)
  const reasons = new Set<string>()
  for (const region of regions) {
    const reason = await whyNot(player, region)
    expect(reason, region).toMatch(EXPLAINED)
    reasons.add(reason.split('->')[1]!)
  }
  // The number of a rule stands behind its sign and in no sentence.
  expect(await page.locator('body').innerText()).not.toMatch(/\bC-[A-Z]+-\d/)
  expect(reasons.size).toBeGreaterThan(1)
  expect(await everything(page)).toEqual(before)
  // The rule is there to be read.
  const rule = player.prompt.locator('.refusal a')
  const [rules] = await Promise.all([page.context().waitForEvent('page'), rule.click()])
  await rules.locator('.target').waitFor()
})

const OTHER_STEPS: [string, string, string, string][] = [
  ['place', 'fortress', '', 'r18'],
  ['place', 'heroes', '', 'r18'],
  ['conquer', 'dragon', 'mode-dragon', 'r05'],
  ['conquer', 'sorcerers', 'mode-substitute', 'r18'],
  ['redeploy', 'amazons', '', 'r18'],
  ['place', 'camps', '', 'r18'],
]

scene('a wrong press is explained in every other step', async (cast) => {
  const page = await cast.person()
  for (const [kind, moment, mode, region] of OTHER_STEPS) {
    const player = await sitDown(page, moment)
    await player.asked(kind)
    if (mode) await player.button(mode)
    expect(await whyNot(player, region), moment).toMatch(EXPLAINED)
    await player.asked(kind)
  }
})

scene('undo takes a conquest back', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'conquer')
  await player.asked('conquer')
  const before = await everything(page)
  await player.region('r10')
  await expect.poll(() => everything(page)).not.toEqual(before)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => everything(page)).toEqual(before)
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
})
