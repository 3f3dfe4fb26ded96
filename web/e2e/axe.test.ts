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

/** The box of the map, and the zones that hold more than they show; runs in the page. */
function laidOut() {
  const { x, y, width, height } = document.querySelector('#map')!.getBoundingClientRect()
  const zones = [...document.querySelectorAll('.left, .news, .command, .prompt .buttons')]
  const full = zones.filter(
    (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
  )
  return { box: [x, y, width, height].join(), full: full.map((one) => one.className) }
}

scene('five fit in Polish; the map keeps its box in every phase and tab', async (cast) => {
  const page = await cast.person({ viewport: { width: 1280, height: 720 }, locale: 'pl' })
  await page.goto('/')
  await page.locator('fieldset input[value="5"]').first().check({ force: true })
  await page.locator('button.huge').first().click()
  const player = new Player(page)
  const boxes = new Set<string>()
  const kinds = new Set<string>()
  const measure = async (what: string) => {
    const { box, full } = await page.evaluate(laidOut)
    expect(full, what).toEqual([])
    boxes.add(box)
  }
  await player.play(async ({ kind }) => {
    await measure(kind)
    kinds.add(kind)
    return kinds.has('redeploy')
  })
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await measure(await tab.innerText())
  }
  expect([...boxes]).toHaveLength(1)
  expect([...kinds]).toEqual(expect.arrayContaining(['pick', 'conquer', 'redeploy']))
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(await axe(page)).toEqual([])
})

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
