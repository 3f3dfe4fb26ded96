import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { axe } from './browser'
import { inviting } from './company'
import { everything, said } from './map'
import { sitDown } from './moments'
import { stage } from './stage'

const scene = stage({ ownServer: true })
const away = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })

scene('the server is killed in mid-turn and started again: nothing is lost', async (cast) => {
  const page = await cast.person({ serviceWorkers: 'allow' })
  const player = await sitDown(page, 'conquer')
  await player.asked('conquer')
  await player.region('r10')
  await expect.poll(() => said(page, 'r10')).toContain('You, Orcs:')
  const before = await everything(page)
  await cast.server.kill()
  await away(page).waitFor()
  expect(await everything(page)).toEqual(before)
  // What is pressed now is sent once the server is back, and counts once.
  await player.region('r04')
  expect(await said(page, 'r04')).not.toContain('You, Orcs:')
  await cast.server.start()
  await away(page).waitFor({ state: 'detached' })
  await expect.poll(() => said(page, 'r04')).toContain('You, Orcs:')
  await player.asked('conquer')
  const after = await everything(page)
  expect(after.filter((one) => !before.includes(one))).toHaveLength(1)
  await page.reload()
  await player.asked('conquer')
  expect(await everything(page)).toEqual(after)
  await player.turn()
  await player.until((sight) => sight.toDo, 'the next turn')
})

scene('the page opens while the server is away, and comes back by itself', async (cast) => {
  const page = await cast.person({ serviceWorkers: 'allow' })
  const table = (await sitDown(page, 'choice')).page.url()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await cast.server.kill()
  await page.reload()
  await away(page).waitFor()
  expect(await page.getByRole('button', { name: 'Play now against bots' }).isDisabled()).toBe(true)
  const other = await page.context().newPage()
  await other.goto(table)
  await other.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
  await cast.server.start()
  await away(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Play now against bots', disabled: false }).waitFor()
  await other.locator('section.prompt[data-kind=choice]').waitFor()
})

scene('axe finds nothing in the waiting room, and on a page without a server', async (cast) => {
  const page = await cast.person({ serviceWorkers: 'allow' })
  await inviting(page, 'Mira')
  expect(await axe(page), 'waiting room').toEqual([])
  await cast.server.kill()
  await page.getByRole('alert').waitFor()
  expect(await axe(page), 'away').toEqual([])
  await cast.server.start()
})

type Manifest = { name: string; start_url: string; display: string; icons: Icon[] }
type Icon = { src: string; sizes: string; type: string; purpose?: string }

/** Width and height of a picture as the browser reads it. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)

scene('the page can be installed as an app', async (cast) => {
  const page = await cast.person({ serviceWorkers: 'allow' })
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(link!)
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Elbowroom', start_url: '/', display: 'standalone' })
  const drawn = manifest.icons.filter((icon) => icon.sizes !== 'any')
  for (const icon of drawn) expect(await sizeOf(page, icon.src), icon.src).toBe(icon.sizes)
  expect(drawn.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
  // What Chromium itself finds missing before it offers to install.
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const real = installabilityErrors.filter((one) => one.errorId !== 'in-incognito')
  expect(real).toEqual([])
})
