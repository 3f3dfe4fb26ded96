import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Player } from '../player'
import { stage } from '../stage'
import { visitor } from './visit'

const scene = stage()
const playNow = (page: Page) => page.locator('button.primary.huge')

/** Opens a game against bots and waits for the first question. */
async function begun(page: Page): Promise<Player> {
  await playNow(page).click()
  const player = new Player(page)
  await player.until((sight) => sight.toDo, 'the first question')
  return player
}

/** Lets something run in the worker of the page before anything else does. */
async function inWorker(page: Page, code: string): Promise<void> {
  await page.context().route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${code};${await answer.text()}` })
  })
}

scene('a browser without WebAssembly says so, and the rules can be read', async (cast) => {
  const page = await cast.person({ fresh: true })
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
  await page.goto('./')
  await page.getByText(/too old to play here/).waitFor()
  await page.goto('./#/rules/classic')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

scene('an engine that cannot be loaded says so, and the rules can be read', async (cast) => {
  const page = await cast.person({ fresh: true })
  await page.context().route(/engine\.zip\.gz$/, (route) => route.abort())
  await page.goto('./')
  await page.getByText(/could not be loaded/).waitFor()
  await page.goto('./#/rules/classic')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

scene(
  'where nothing can be kept a game is played, and the page says that it ends',
  async (cast) => {
    const page = await cast.person({ fresh: true })
    await inWorker(page, "Object.defineProperty(self, 'indexedDB', { value: undefined })")
    await page.goto('./')
    await page.getByText(/keeps nothing here, as private windows do/).waitFor()
    const player = await begun(page)
    await player.turn()
  },
)

scene('a browser that is full makes no move and says why; later it is made', async (cast) => {
  const page = await visitor(cast)
  const player = await begun(page)
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const before = await player.sight()
  await player.step(before)
  await page
    .getByText(/has no room left/)
    .first()
    .waitFor()
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await player.until((sight) => sight.toDo, 'the same question')
  await player.turn()
})

/** Changes what was kept of a table; runs in the page. */
async function spoil(how: 'cut' | 'edited' | 'torn'): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('elbowroom')
    opening.onsuccess = () => resolve(opening.result)
  })
  const work = database.transaction('batches', 'readwrite')
  const store = work.objectStore('batches')
  const rows = await new Promise<{ table: string; version: number; batch: string }[]>((resolve) => {
    const asking = store.getAll()
    asking.onsuccess = () => resolve(asking.result as never)
  })
  const row = rows[1]!
  if (how === 'cut') store.delete([row.table, row.version])
  else if (how === 'torn') store.put({ ...row, batch: row.batch.slice(0, -9) })
  else store.put({ ...row, batch: row.batch.replaceAll(/"(pick|side)[^"]*"/g, '"fly 3"') })
  await new Promise((resolve) => (work.oncomplete = resolve))
  database.close()
}

for (const [how, words] of [
  ['cut', /from its entry \d+ on/],
  ['edited', /from its entry \d+ on/],
  ['torn', /what was kept of it is damaged/],
] as const)
  scene(`what was kept of a table and is ${how} is refused with its place`, async (cast) => {
    const page = await visitor(cast)
    const player = await begun(page)
    await player.turn()
    await page.evaluate(spoil, how)
    await page.reload()
    await page.getByText(words).waitFor()
    // Another game is none the worse for it.
    await page.goto('./')
    await begun(page)
  })

scene('of two tabs one plays and the other watches, until the first is closed', async (cast) => {
  const page = await visitor(cast)
  await begun(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByText('This game is played in another tab').waitFor()
  const player = new Player(page)
  await player.turn()
  const watched = async () => (await player.sight()).sign
  const mine = await watched()
  expect(mine).toBeTruthy()
  await page.close()
  const second = new Player(other)
  await expect
    .poll(() => other.getByText('This game is played in another tab').count(), { timeout: 30_000 })
    .toBe(0)
  await second.turn()
})
