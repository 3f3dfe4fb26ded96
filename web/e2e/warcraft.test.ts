import { expect } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { axe, PHONE } from './browser'
import { said, speak } from './map'
import { sitDown } from './moments'
import { Player } from './player'
import type { Sight } from './sight'
import { stage } from './stage'

const scene = stage()
/** A key or a placeable that no text was found for. */
const UNTRANSLATED = /\{ ?\$|\b(prompt|pages|board|event|name|part|phase|rule|ui)-[a-z]+-[a-z]/
const log = (page: Page) => page.locator('.log')
const saysOf = (page: Page, region: string) => expect.poll(() => said(page, region))

/** Plays on islands: bombs are pressed on the map. */
class Islander extends Player {
  protected override answer(sight: Sight): Promise<void> {
    const bomb = sight.kind === 'start' ? sight.targets[0] : undefined
    return bomb ? this.region(bomb.id) : super.answer(sight)
  }
}

async function open(page: Page): Promise<Islander> {
  await page.goto('/')
  await page.getByText('Small World of Warcraft').click()
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const player = new Islander(page, { attempt: true })
  await player.until((sight) => sight.toDo, 'the first question')
  return player
}

/** The round in which the language is changed. */
const HALF = 5
const words = (page: Page) => page.locator('body').innerText()

scene('a whole game of three on the islands, in English and then in Czech', async (cast) => {
  const page = await cast.person({ viewport: { width: 1280, height: 720 } })
  const player = await open(page)
  expect(await page.locator('svg text.display').count()).toBe(3)
  const round = async () => Number(await page.locator('.track .now').innerText())
  await player.play(async () => {
    if (player.presses % 10 === 0) expect(await words(page)).not.toMatch(UNTRANSLATED)
    return (await round()) >= HALF
  })
  await page.setViewportSize({ width: 1366, height: 768 })
  await speak(page, 'cs')
  await player.prompt
    .getByText(/[Vv]yber|Hrát dál/)
    .first()
    .waitFor()
  await player.play(async (sight) => {
    if (player.presses % 10 === 0) expect(await words(page)).not.toMatch(UNTRANSLATED)
    return sight.over
  })
  expect(await page.locator('.podium li').count()).toBe(3)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/vítěz|vyhráv/i)
  expect(await words(page)).not.toMatch(UNTRANSLATED)
  expect([...player.kinds]).toEqual(expect.arrayContaining(['pick', 'conquer', 'redeploy']))
})

scene('an artifact helps once and goes along', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-tools')
  await saysOf(page, 'L1A-10').toContain('Frostmourne lies here.')
  await saysOf(page, 'L1A-11').toContain('costs 3')
  await player.button('tool-frostmourne')
  await saysOf(page, 'L1A-11').toContain('costs 1')
  await player.region('L1A-11')
  await log(page).getByText('Help: Frostmourne').waitFor()
  await saysOf(page, 'L1A-11').toContain('Frostmourne lies here.')
  await player.until((sight) => !sight.buttons.includes('tool-frostmourne'), 'the used artifact')
})

scene('whoever enters a region uncovers its place', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-sites')
  await saysOf(page, 'L1A-06').toContain('A face-down site lies here.')
  await player.region('L1A-06')
  await log(page)
    .getByText(/uncovers .+ in Hollowbark Wood/)
    .waitFor()
  await saysOf(page, 'L1A-06').not.toContain('face-down')
})

scene('a bomb is turned over where it lies', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-bombs')
  await saysOf(page, 'L1A-04').toContain('With 1 bomb')
  await player.asked('start')
  await player.region('L1A-04')
  await log(page)
    .getByText(/The bomb in Amberrow Fields (explodes|is a dud)/)
    .waitFor()
  await saysOf(page, 'L1A-04').not.toContain('bomb')
})

scene('a toll names price and payee before anything is paid', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-toll')
  const coins = page.locator('section.who .coin').first()
  await player.region('L1A-11')
  await player.prompt.getByText(/First pay 1 coin to Thistle/).waitFor()
  await player.button('no')
  expect(await coins.innerText()).toContain('9')
  await player.region('L1A-11')
  await player.prompt.getByRole('button', { name: 'Pay 1 coin' }).click()
  await log(page)
    .getByText(/pays Thistle a toll for Leechmire/)
    .waitFor()
  await expect.poll(() => coins.innerText()).toContain('8')
})

scene('a portal and a push take two presses each', async (cast) => {
  const page = await cast.person()
  let player = await sitDown(page, 'islands-portal')
  await player.button('mode-swap')
  await player.region('L1A-09')
  await player.prompt.getByText('Oatmere Plain swaps with which region?').waitFor()
  await player.region('L1A-02')
  await saysOf(page, 'L1A-02').toContain('You, Orcs: 2 tokens, active.')
  await log(page)
    .getByText(/opens a portal/)
    .waitFor()
  player = await sitDown(page, 'islands-push')
  await player.button('mode-push')
  await player.region('L1A-04')
  await player.prompt.getByText('Out of Amberrow Fields: where to?').waitFor()
  await player.region('L1A-07')
  await saysOf(page, 'L1A-04').toContain('1 token')
  await saysOf(page, 'L1A-07').toContain('2 tokens')
})

scene('what is not allowed says why', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-tools')
  await player.region('M1A-05')
  await player.prompt.getByText(/Silverbirch Hold/).waitFor()
  await player.prompt.getByRole('link', { name: 'W-' }).waitFor()
})

const LOOKS: [string, BrowserContextOptions][] = [
  ['light', {}],
  ['dark on a phone', { ...PHONE, colorScheme: 'dark' }],
]
for (const [look, options] of LOOKS)
  scene(`axe finds nothing on the islands (${look})`, async (cast) => {
    const page = await cast.person(options)
    const player = await sitDown(page, 'islands-tools', { touch: 'hasTouch' in options })
    await player.asked('conquer')
    expect(await axe(page), 'table').toEqual([])
    if (!('hasTouch' in options)) return
    await page.getByRole('button', { name: /^Drumhead/ }).tap()
    await player.region('M1A-07')
    await saysOf(page, 'M1A-07').toContain('You, Orcs')
  })
