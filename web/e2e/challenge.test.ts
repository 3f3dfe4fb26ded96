import { expect } from 'vitest'
import { axe, PHONE } from './browser'
import { KingdomsPlayer } from './kingdoms'
import { stage } from './stage'

const scene = stage({ ownServer: true })

scene('the challenge is played alone to the end, counted once, and kept', async (cast) => {
  const page = await cast.person()
  // Its steps are pressed through in the lessons; here the dummy plays at once, as its pace can be set.
  await page.addInitScript(() => localStorage.setItem('elbowroom.kingdoms.dummy', 'once'))
  await page.goto('/')
  await page.getByPlaceholder('Nickname').fill('Mira')
  await page.getByRole('link', { name: "Play today's challenge" }).click()
  await page.getByRole('heading', { level: 1, name: "Today's challenge" }).waitFor()
  await page.getByText('Nobody has finished this challenge yet.').waitFor()
  expect(await page.locator('main').innerText()).toMatch(
    /Alone against the dummy opponent: (easy|normal|hard)/,
  )
  expect(await page.locator('main').innerText()).toContain('Only the first result of a day counts')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Name in the score table').fill('Mira')
  await page.getByRole('button', { name: "Play today's challenge" }).click()

  const player = new KingdomsPlayer(page)
  await player.play((sight) => sight.kind === 'select')
  await page.getByRole('region', { name: 'compass' }).waitFor()
  await page.getByText('Dummy opponent', { exact: true }).first().waitFor()
  expect(await axe(page), 'the table').toEqual([])
  await page.getByRole('button', { name: 'Settings' }).click()
  const menu = page.getByRole('dialog')
  expect(await menu.innerText()).toContain('Published seed')
  expect(await menu.getByRole('button', { name: 'Let a bot play for me' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.goto('/challenge/kingdoms')
  await page.getByRole('link', { name: 'Go on with your game' }).click()
  player.hurryOn()
  await player.play()

  await page.getByText('This result is in the score table.').waitFor()
  expect(await page.locator('.podium li').count()).toBe(2)
  const points = await page.locator('.podium li', { hasText: 'Mira' }).innerText()
  await page.getByRole('link', { name: 'Score table' }).click()
  const best = page.locator('section', { hasText: 'Best results of this day' })
  const line = best.getByRole('row', { name: /Mira/ })
  const shown = await line.locator('.points').innerText()
  expect(points).toContain(shown)
  await page.getByText('1 day in a row').waitFor()

  await cast.server.kill()
  await cast.server.start()
  await page.reload()
  expect(await line.locator('.points').innerText()).toBe(shown)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Play it again' }).click()
  await page.locator('section.prompt').waitFor()

  const friend = await cast.person({ ...PHONE, locale: 'cs' })
  await friend.goto('/challenge/kingdoms')
  await friend.getByText('Zatím nemáš žádné výsledky.').waitFor()
  expect(await friend.locator('tbody tr').count()).toBe(1)
  expect(await axe(friend)).toEqual([])
})
