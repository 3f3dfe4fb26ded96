import { expect, inject } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { axe, PHONE } from './browser'
import { sitDown } from './moments'
import { Player } from './player'
import { stage } from './stage'

const scene = stage()
const LOOKS: [string, BrowserContextOptions][] = [
  ['desktop', {}],
  ['phone', PHONE],
]

for (const [look, options] of LOOKS) {
  scene(`axe finds nothing on the pages (${look})`, async (cast) => {
    const page = await cast.person(options)
    const finished = `/t/${inject('shelf').games.conquer}`
    for (const path of [
      '/',
      '/rules',
      '/about',
      '/you',
      '/tutorial',
      '/practice',
      finished,
      `${finished}/replay`,
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page.locator('main').waitFor()
      expect(await axe(page), path).toEqual([])
    }
  })

  scene(`axe finds nothing on the table (${look})`, async (cast) => {
    const page = await cast.person(options)
    await page.goto('/')
    await page.locator('button.huge').first().click()
    const player = new Player(page, { touch: 'hasTouch' in options })
    const seen = new Set<string>()
    const wanted = ['pick', 'conquer', 'redeploy']
    await player.play(async ({ kind }) => {
      if (wanted.includes(kind) && !seen.has(kind)) {
        seen.add(kind)
        expect(await axe(page), kind).toEqual([])
      }
      return seen.size === wanted.length
    })
    if (look === 'phone') await readCombos(page)
  })
}

/** The offers open on a phone in every phase, not only when one has to be chosen. */
async function readCombos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Combos' }).tap()
  await page.locator('dialog .combo').first().waitFor()
  await page.getByRole('button', { name: 'Back to the map' }).tap()
  await page.locator('dialog').waitFor({ state: 'detached' })
}

/** What is asked before axe looks: the game on the shelf, and what is pressed there. */
const STEPS: [string, (page: Page, player: Player) => Promise<unknown>][] = [
  ['amazons', (page) => page.locator('path.hit[data-region=r03]').press('-')],
  ['camps', (page) => page.locator('path.hit[data-region=r05]').press('+')],
  ['peace', async () => {}],
  ['ready', (_, player) => player.region('r18')],
  ['dragon', (_, player) => player.button('mode-dragon')],
  ['choice', (_, player) => player.button('decline')],
]

scene('axe finds nothing in the rarer steps, questions and refusals', async (cast) => {
  const page = await cast.person()
  for (const [moment, act] of STEPS) {
    const player = await sitDown(page, moment)
    const before = await player.sight()
    await act(page, player)
    if (moment !== 'peace') await player.until((now) => now.sign !== before.sign, moment)
    expect(await axe(page), moment).toEqual([])
  }
  await page.keyboard.press('Escape')
  for (const name of ['Settings', 'Keyboard shortcuts']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axe(page), name).toEqual([])
    await page.keyboard.press('Escape')
  }
})
