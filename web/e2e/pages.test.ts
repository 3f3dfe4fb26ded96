import { expect, inject } from 'vitest'
import type { Page } from 'playwright-core'
import { axe } from './browser'
import { Player } from './player'
import { stage } from './stage'
import { firstLoad, total } from './weight'
import { speak } from './map'

const scene = stage()

const LANGUAGES = {
  en: { play: 'Play now against bots', undo: 'Undo', lobby: 'Open a table' },
  cs: { play: 'Hrát hned proti botům', undo: 'Vrátit zpět', lobby: 'Otevři stůl' },
  pl: { play: 'Zagraj od razu z botami', undo: 'Cofnij', lobby: 'Otwórz stół' },
  is: { play: 'Spila strax við botta', undo: 'Afturkalla', lobby: 'Opnaðu borð' },
}

/** Words of a key that no catalogue knew stand on the page as the key itself. */
async function untranslated(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return (
    text.match(
      /\b(?:pages|tutorial|prompt|ui|event|entry|part|board|name|rule|rulebook|term|refusal|error|phase)-[a-z]+(?:-[a-z0-9]+)*\b/g,
    ) ?? []
  )
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

for (const [language, words] of Object.entries(LANGUAGES))
  scene(`lobby and table speak ${language} to whoever reads it`, async (cast) => {
    const page = await cast.person({ locale: language })
    await page.goto('/')
    await page.getByRole('heading', { name: words.lobby }).waitFor()
    expect(await languageOf(page)).toBe(language)
    expect(await untranslated(page)).toEqual([])
    await page.getByRole('button', { name: words.play }).click()
    const undo = page.getByRole('button', { name: words.undo })
    await new Player(page, { attempt: true }).play(() => undo.isVisible())
    expect(await untranslated(page)).toEqual([])
  })

scene('every other page speaks every language', async (cast) => {
  const page = await cast.person()
  const finished = `/t/${inject('shelf').games.conquer}`
  for (const path of ['/rules', '/about', '/you', '/tutorial', finished, `${finished}/replay`]) {
    await page.goto(path)
    for (const language of Object.keys(LANGUAGES)) {
      await page.locator('header select').selectOption(language)
      await expect.poll(() => languageOf(page)).toBe(language)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await untranslated(page), `${path} in ${language}`).toEqual([])
    }
  }
})

scene('the number of a rule leads to where the rulebook tells it', async (cast) => {
  const page = await cast.person({ locale: 'cs' })
  await page.goto('/rules/classic#C-CONQ-7')
  const cost = page.locator('article', { hasText: 'Kolik stojí region' })
  await cost.getByText('Cost = 2 + 1 for each token').waitFor()
  await expect.poll(() => cost.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200)
  await page.getByRole('searchbox').fill('zetonu upadku')
  await page.getByRole('status').getByText('Nalezeno').waitFor()
  expect(await page.locator('mark').first().innerText()).toMatch(/úpad|žeton/i)
  expect(await axe(page)).toEqual([])
  // Where nothing is like what was typed, the chapters lead on.
  await page.getByRole('searchbox').fill('xyzzyq')
  await page.locator('.chapters a', { hasText: 'Úpadek' }).click()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

const MOST_BYTES = 300_000
/** A first visit with all that it shows: fonts, icons and pictures too. */
const MOST_AT_FIRST = 350_000

scene(
  'a first visit is small in every language, and so is the first load of a table',
  async (cast) => {
    for (const locale of Object.keys(LANGUAGES)) {
      const visit = await firstLoad(await cast.person({ locale, painted: true }), '/', true)
      expect(total(visit), `${locale} ${JSON.stringify(visit, null, 1)}`).toBeLessThan(
        MOST_AT_FIRST,
      )
    }
    for (const path of ['/', `/t/${inject('shelf').games.conquer}/replay`]) {
      const weights = await firstLoad(await cast.person({ fresh: true }), path)
      expect(weights.length).toBeGreaterThan(2)
      expect(total(weights), JSON.stringify(weights, null, 1)).toBeLessThan(MOST_BYTES)
    }
  },
)

scene('the language changes at any time, and is remembered', async (cast) => {
  const page = await cast.person()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await page.locator('section.prompt').waitFor()
  await speak(page, 'is')
  await page.getByRole('tab', { name: 'Skrá' }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Skrá' }).waitFor()
})

scene('text at 200 % stays usable on the table', async (cast) => {
  const page = await cast.person({ viewport: { width: 720, height: 900 } })
  await page.goto('/')
  await page.locator('button.huge').click()
  await page.locator('section.prompt').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})
