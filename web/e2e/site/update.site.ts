import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Player } from '../player'
import { stage } from '../stage'
import { serve, SITE } from './setup'
import { kept } from './visit'

const scene = stage()
const VERSION = /VERSION = '[^']*'/

/** Puts a new version where the old one was: its page says so, its worker keeps it beside the old one. */
function publish(folder: string): void {
  const page = join(folder, 'play/index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><meta name="new">'))
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(VERSION, "VERSION = 'new'"))
}

scene('a new version waits until the game of the old one is left', async (cast) => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-update-'))
  cpSync(SITE, folder, { recursive: true })
  const { url, stop } = await serve(folder, '/play/')
  try {
    const page = await cast.person({ baseURL: url, serviceWorkers: 'allow', fresh: true })
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('elbowroom.bot-delay', '0')
    })
    await page.goto('./')
    await kept(page)
    await page.locator('button.primary.huge').click()
    const player = new Player(page)
    await player.turn()
    publish(folder)
    await page.evaluate(async () => {
      const found = (await navigator.serviceWorker.getRegistration())!
      await found.update()
    })
    await expect
      .poll(
        () =>
          page.evaluate(async () =>
            Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
    // The old version plays on, and is still there when its page is loaded again.
    await player.turn()
    await page.reload()
    await player.until((sight) => sight.toDo, 'the next turn')
    expect(await page.locator('meta[name=new]').count()).toBe(0)
    const table = page.url()
    const context = page.context()
    await page.goto('about:blank')
    const next = await context.newPage()
    await page.close()
    await expect
      .poll(
        async () => {
          await next.goto('about:blank')
          await next.goto(table)
          return next.locator('meta[name=new]').count()
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    await new Player(next).turn()
  } finally {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
