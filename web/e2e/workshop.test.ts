import { expect } from 'vitest'
import { axe, PHONE } from './browser'
import { stage } from './stage'

const scene = stage()

scene('a weighing that was stopped goes on, and one part is tried at a turn', async (cast) => {
  const page = await cast.person()
  await page.goto('/workshop')
  await page.getByRole('main').getByRole('button', { name: 'A blank race' }).first().click()
  await page.getByRole('button', { name: 'Add an effect' }).click()
  await page.getByRole('searchbox', { name: 'Search effects' }).fill('every turn brings')
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await verdict.getByRole('button', { name: 'Stop' }).click()
  await verdict.getByRole('button', { name: 'Go on' }).click()
  await verdict.getByRole('button', { name: 'Stop' }).click()
  expect(await verdict.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Try this part' }).click()
  await page.locator('section.prompt').waitFor()
  expect(page.url()).toContain('/t/')
})

scene('on a phone the forms of all games speak the reader’s language', async (cast) => {
  const page = await cast.person({ ...PHONE, locale: 'pl' })
  await page.goto('/workshop')
  const begin = page.getByRole('navigation').getByRole('button', { name: '+ Pusta frakcja' })
  await begin.tap()
  const first = page.getByRole('listitem', { name: 'Część 1' })
  await first.getByRole('button', { name: 'las' }).waitFor()
  const last = page.getByRole('listitem', { name: 'Część 5' })
  await expect.poll(() => last.innerText()).toContain('za każdy zajęty las')
  expect(await page.locator('ol.parts').innerText()).not.toMatch(/forest|_/)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wide(), 'wider than the screen').toBe(0)
  expect(await axe(page), 'a faction on a phone').toEqual([])

  await page.getByRole('button', { name: '+ Puste miejsce' }).tap()
  await page.getByLabel('Artefakt').waitFor()
  await page.getByText('Odczytane').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await wide(), 'wider than the screen').toBe(0)
})
