import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { axe, PHONE } from './browser'
import { stage } from './stage'

const scene = stage()

type Line = { id: string; theme: string; kind: string }
type Listed = { games: { game: string; puzzles: Line[] }[] }
type Answer = { best: { plan: { do: string }[] } }

/** Of each game a theme, and how its answer is given by the visible controls. */
const GAMES: [string, string, (page: Page, value: string) => Promise<void>][] = [
  ['classic', 'pick', pick],
  ['warcraft', 'pick', pick],
  ['kingdoms', 'select', select],
]

async function pick(page: Page, place: string): Promise<void> {
  await page.locator('.offers .combo').nth(Number(place)).click()
  await page.locator('section.prompt button.primary').click()
}

async function select(page: Page, action: string): Promise<void> {
  await page.locator(`button.open[data-action=${action}]`).click()
  await page.locator('section.prompt button.primary').click()
}

async function told<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T
}

/** A puzzle of a game and theme, and what its answer names. */
async function puzzle(page: Page, game: string, theme: string): Promise<[string, string]> {
  const { games } = await told<Listed>(page, '/api/puzzles')
  const all = games.find((one) => one.game === game)!.puzzles
  const { id } = all.find((one) => one.theme === theme)!
  const { best } = await told<Answer>(page, `/api/puzzles/${game}/${id}`)
  return [id, best.plan[0]!.do.split(' ')[1]!]
}

for (const [game, theme, answer] of GAMES)
  scene(`a puzzle is solved by the visible controls: ${game}`, async (cast) => {
    const page = await cast.person()
    await page.goto('/')
    const [id, value] = await puzzle(page, game, theme)
    await page.goto(`/practice/${game}/${id}`)
    await page.locator('[data-task]').waitFor()
    await answer(page, value)
    await page.locator('[data-right="yes"]').waitFor()
    expect(await axe(page), 'the verdict').toEqual([])
    await page.locator('[data-button="answer"]').click()
    await page.locator('[data-answer]').waitFor()
    expect(await axe(page), 'the answer').toEqual([])
    await page.locator('[data-button="again"]').click()
    await page.locator('section.prompt').waitFor()
  })

/** Walks with Tab until something is focused, and presses Enter. */
async function enter(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const there = await page.evaluate((css) => !!document.activeElement?.matches(css), wanted)
    if (there) return page.keyboard.press('Enter')
  }
  throw new Error(`Tab never reaches ${wanted}`)
}

const UNTRANSLATED = /\{ ?\$|undefined|NaN|practice-[a-z]|study-[a-z]/

scene('a puzzle by keys alone, and what is heard of it', async (cast) => {
  const page = await cast.person()
  await page.goto('/practice?game=classic')
  await page.locator('[data-rating]').waitFor()
  await enter(page, '[data-button="daily"]')
  await page.locator('[data-task]').waitFor()
  const [id, place] = await puzzle(page, 'classic', 'pick')
  await page.goto(`/practice/classic/${id}`)
  await page.locator('[data-task]').waitFor()
  await page.locator('.offers .combo').nth(Number(place)).waitFor()
  await page.keyboard.press(`${Number(place) + 1}`)
  await page.keyboard.press('e')
  await page.locator('[data-right="yes"]').waitFor()
  await enter(page, '[data-button="answer"]')
  await page.locator('[data-answer]').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  const heard = await page.locator('main').ariaSnapshot()
  expect(heard).not.toMatch(UNTRANSLATED)
  await enter(page, '[data-button="again"]')
  await page.locator('section.prompt').waitFor()
})

scene(
  'practice: what is wrong costs rating and is told, and one goes on against bots',
  async (cast) => {
    const page = await cast.person(PHONE)
    await page.goto('/practice')
    await page.locator('[data-rating]').waitFor()
    expect(await axe(page), 'practice').toEqual([])
    expect(await page.locator('[data-rating]').innerText()).toContain('1200')
    const [id] = await puzzle(page, 'classic', 'choice')
    await page.goto(`/practice/classic/${id}`)
    await page.locator('[data-button="give-up"]').tap()
    await page.locator('[data-answer]').waitFor()
    await page.goto('/practice')
    await page.locator('[data-rating]').waitFor()
    expect(await page.locator('[data-rating]').innerText()).not.toContain('1200')
    await page.goto(`/practice/classic/${id}`)
    await page.locator('[data-button="give-up"]').tap()
    await page.locator('[data-button="play-on"]').tap()
    await page.waitForURL(/\/t\/[a-z0-9]+$/)
    await page.goto('/practice/classic/nowhere')
    await page.getByRole('alert').getByText('not there any more').waitFor()
  },
)
