import { expect } from 'vitest'
import { axe, PHONE } from '../browser'
import { stage } from '../stage'

const scene = stage()
const PLACES = ['../', '../cs/', '../docs/', '../docs/packs.html', '../pl/rules/kingdoms.html']

for (const [look, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  scene(`axe finds nothing on the pages to read (${look})`, async (cast) => {
    const page = await cast.person(options)
    for (const place of PLACES) {
      await page.goto(place)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await axe(page), place).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${place} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  })

scene('the first page leads to a table, also in another language', async (cast) => {
  const page = await cast.person()
  await page.goto('../')
  await page.getByRole('navigation', { name: 'Language' }).getByText('Čeština').click()
  await page.getByRole('heading', { name: 'Přeplněné malé světy' }).waitFor()
  await page.getByRole('link', { name: 'Hrát hned v tomto prohlížeči' }).click()
  await page.locator('button.primary.huge').waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('cs')
})

scene('a search in the documentation leads to its place', async (cast) => {
  const page = await cast.person()
  await page.goto('../docs/')
  await page.getByRole('searchbox').fill('commitment seed')
  await page.locator('.found a').first().click()
  await page.waitForURL(/docs\/.+\.html/)
  await page.goto('../is/rules/classic.html')
  await page.getByRole('searchbox').fill('hnignun')
  await page.locator('.found a', { hasText: 'Hnignun' }).first().waitFor()
})

scene('colours are chosen here as in the game', async (cast) => {
  const page = await cast.person()
  await page.goto('../docs/')
  const button = page.locator('button.theme')
  await button.click()
  await button.click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('elbowroom.theme'))).toBe('dark')
})
