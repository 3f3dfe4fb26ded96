import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe, PHONE } from './browser'
import { inviting } from './company'
import { watch } from './moments'
import { Player } from './player'
import { stage } from './stage'

const scene = stage()

const box = (page: Page) => page.locator('[data-hint-box]')

/** Sits down against bots and waits for the first question. */
async function sitDown(page: Page, touch = false): Promise<Player> {
  await page.goto('/')
  await page.locator('button.huge').first().click()
  const player = new Player(page, { touch })
  await player.until((sight) => sight.toDo, 'the first question')
  return player
}

/** The words of the hint, once it is there. */
async function hinted(page: Page): Promise<string> {
  await box(page).locator('b').first().waitFor()
  return box(page).innerText()
}

scene('a hint is marked and told, does nothing, and goes when one has acted', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page)
  const before = await player.asked('pick')
  await page.getByRole('tab', { name: 'Guide' }).click()
  await page.getByRole('button', { name: 'Show me a turn' }).click()
  const words = await hinted(page)
  expect(words).toMatch(/A strong turn\s+1\s+Pick .+\./)
  expect(words).toMatch(/You may expect about \d+ coins/)
  expect(words).toContain('Then see which combo turns up.')
  expect(words).toContain('Another way')
  // The other way is another one, and the plan marks no button.
  const [first, other] = words.split('Another way').map((way) => /Pick [^.]+\./.exec(way)?.[0])
  expect(other).not.toBe(first)
  expect(await page.locator('section.prompt :is(.gold, .on)').count()).toBe(0)
  const meant = page.locator('button.combo:has(.gold)')
  expect(await meant.count()).toBe(1)
  expect(await axe(page)).toEqual([])
  const after = await player.sight()
  expect([after.kind, after.busy]).toEqual([before.kind, false])
  await meant.click()
  await player.button('pick')
  await player.asked('conquer')
  expect(await box(page).count()).toBe(0)
})

scene('a hint comes and goes by keys, and a region says that it is meant', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page)
  await player.step(await player.asked('pick'))
  if ((await player.sight()).kind === 'pick') await player.step(await player.sight())
  await player.asked('conquer')
  await page.keyboard.press('h')
  await hinted(page)
  const meant = page.locator('path.hit[aria-label*="Step 1 of the hint."]')
  expect(await meant.count()).toBeGreaterThan(0)
  await page.keyboard.press('h')
  await box(page).waitFor({ state: 'detached' })
  expect(await meant.count()).toBe(0)
  await page.keyboard.press('h')
  await hinted(page)
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
})

scene('a hint fits on a phone', async (cast) => {
  const page = await cast.person(PHONE)
  const player = await sitDown(page, true)
  await player.play((sight) => sight.kind === 'choice') // of the next turn: the first begins with a pick
  const slip = page.locator('button.slip')
  if (await slip.count()) await slip.tap()
  await page.getByRole('button', { name: 'Guide' }).tap()
  await page.getByRole('button', { name: 'Show me a turn' }).tap()
  await hinted(page)
  expect(await axe(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

scene('a table of several people says that there are no hints', async (cast) => {
  const page = await cast.person()
  await inviting(page, 'Mira')
  await page.getByText('There are no hints at this table.').waitFor()
})

scene('the study shows the odds of every turn, as a chart and in numbers', async (cast) => {
  const page = await cast.person()
  await watch(page, 'conquer')
  const slider = page.getByRole('slider')
  await slider.press('End')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/: 100%/)
  await page.getByRole('button', { name: 'As a table' }).click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.locator('tbody tr')
  expect(await rows.count()).toBeGreaterThan(1)
  await dialog.getByRole('radio', { name: 'Expected coins' }).check({ force: true })
  await expect.poll(() => rows.first().innerText()).not.toContain('%')
  await rows.first().getByRole('button').click()
  expect(Number(await slider.inputValue())).toBeLessThan(Number(await slider.getAttribute('max')))
})

scene(
  'several may turn the odds in one turn of Kingdoms, and all are in the chart',
  async (cast) => {
    const page = await cast.person()
    await watch(page, 'kingdoms-three')
    const slider = page.getByRole('slider')
    await slider.press('End')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/: 100%/)
  },
)

scene(
  'mistakes are found, told in their place, and the better turn shown on the board',
  async (cast) => {
    const page = await cast.person()
    await watch(page, 'conquer')
    await page.getByRole('radio', { name: 'Mira' }).check({ force: true })
    await page.getByRole('tab', { name: 'Mistakes' }).click()
    await page.getByRole('button', { name: 'Look for mistakes of Mira' }).click()
    const found = page.locator('[data-mistakes] li')
    await found.first().waitFor()
    expect(await found.first().innerText()).toMatch(/Played: [\s\S]+Better: /)
    expect(await axe(page)).toEqual([])
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.keyboard.press('n')
    const note = page.locator('[data-mistake]').first()
    await note.waitFor()
    expect(await page.locator('#map .ring').count()).toBe(0)
    await page.keyboard.press('b')
    await page.getByText(/step 1 of \d/).waitFor()
    expect(await axe(page)).toEqual([])
  },
)

scene('on a phone the note of a mistake can be scrolled by keys', async (cast) => {
  const page = await cast.person(PHONE)
  await watch(page, 'conquer')
  await page.getByRole('radio', { name: 'Mira' }).check({ force: true })
  await page.keyboard.press('n')
  await page.locator('[data-mistake]').waitFor()
  expect(await axe(page)).toEqual([])
})

scene('odds at the table and best turns of a moment, by keys', async (cast) => {
  const page = await cast.person()
  await sitDown(page)
  await page.keyboard.press('o')
  await page.locator('[data-odds] table').waitFor()
  expect(await page.locator('[data-odds] [role=img]').getAttribute('aria-label')).toMatch(/\d+%/)
  expect(await axe(page), 'odds').toEqual([])
  await watch(page, 'conquer')
  await page.getByRole('tab', { name: 'Position' }).press('Enter')
  await page.locator('[data-best]').waitFor()
  await page.keyboard.press('f')
  const first = page.locator('[data-best] li button').first()
  await first.waitFor()
  await first.press('Enter')
  expect(await first.getAttribute('aria-pressed')).toBe('true')
  expect(await first.innerText()).toMatch(/\d+%/)
  expect(await axe(page), 'best turns').toEqual([])
})
