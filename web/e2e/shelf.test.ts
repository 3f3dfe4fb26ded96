import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { axe, choose, PHONE } from './browser'
import { stage } from './stage'

const scene = stage()
/** Letters of a name that nobody else on the shared server has. */
const LETTERS = 'bcdfghjklmnprstvz'
const fresh = () =>
  Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')

/** Makes a blank race of a name in the workshop and publishes it; gives where it lies. */
async function published(page: Page, name: string, author: string): Promise<string> {
  await page.goto('/workshop')
  await page.getByRole('main').getByRole('button', { name: 'A blank race' }).first().click()
  const field = page.getByLabel('Name', { exact: true })
  await field.fill(name)
  await field.blur()
  await choose(page, 'Steps', 'Share it')
  await page.getByLabel('Author').fill(author)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Publish 1.0' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('elbowroom-author.json')
  return (await page.locator('.done a').getAttribute('href'))!
}

scene('a race is published, found, read, forked with credit and played by a link', async (cast) => {
  const [name, author] = [`Bees ${fresh()}`, `Mira ${fresh()}`]
  const mira = await cast.person()
  const address = await published(mira, name, author)
  expect(await axe(mira), 'share it').toEqual([])

  const tom = await cast.person()
  await tom.goto('/shelf')
  await tom.getByRole('searchbox').fill(name)
  const card = tom.getByRole('article', { name: new RegExp(name) })
  await card.getByText(`by ${author}`).waitFor()
  await card.getByRole('button', { name: 'Add to a table' }).click()
  await card.getByRole('button', { name: 'In the box' }).waitFor()
  expect(await axe(tom), 'the shelf').toEqual([])
  await tom.getByRole('button', { name: 'Open the table' }).click()
  await tom.getByPlaceholder('Nickname').fill('Tom')
  await choose(tom, 'Players', '2')
  await choose(tom, 'Chair 2', 'Friend by link')
  await tom.getByRole('button', { name: 'Open the table' }).click()
  const link = await tom.getByLabel('Invite link').inputValue()

  // Whoever is invited reads what is in the box before sitting down: C-CUSTOM-1.
  const eve = await cast.person(PHONE)
  await eve.goto(link)
  await eve.getByText(name).first().waitFor()
  await eve.getByLabel('Nickname').fill('Eve')
  await eve.getByRole('button', { name: 'Take a seat' }).click()
  await eve.locator('section.prompt').waitFor()

  // A card that is read has an address of its own; a fork of it carries the credit.
  await tom.goto(address)
  const sheet = tom.getByRole('dialog')
  await sheet.getByText('Versions').waitFor()
  expect(await axe(tom), 'read it').toEqual([])
  await sheet.getByRole('button', { name: 'Fork' }).click()
  await expect.poll(() => tom.url()).toContain('/workshop')
  await choose(tom, 'Steps', 'Share it')
  await tom.getByText(`after ${author}`).waitFor()
})

scene('a link holds a whole pack, and a broken one is told', async (cast) => {
  const mira = await cast.person(PHONE)
  await mira.goto('/workshop')
  await mira.getByRole('main').getByRole('button', { name: 'A blank race' }).first().click()
  await choose(mira, 'Steps', 'Share it')
  const link = mira.getByLabel('A link that holds it all')
  await expect.poll(() => link.inputValue()).toContain('#p=')
  const whole = await link.inputValue()

  const tom = await cast.person(PHONE)
  await tom.goto(whole)
  const sheet = tom.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add to a table' }).click()
  await tom.getByRole('region', { name: 'In the box for your next table' }).waitFor()
  expect(await axe(tom), 'the shelf on a phone').toEqual([])
  await tom.goto('/')
  await tom.goto(whole.slice(0, -20))
  await tom.getByRole('alert').getByText('cut short or changed on its way').waitFor()
})
