import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openProfile } from '../browser'
import { Player } from '../player'

/** How often the page is killed. */
const KILLS = Number(process.env.SITE_KILLS ?? 50)
/** Every so many times the whole browser is killed, not only the page. */
const WHOLE = 5
/** A move is played now and then; within so many milliseconds the page dies. */
const LONGEST = 2500

type Row = { table: string; version: number; batch: string }
type Told = { version: number; kind: string; seat: number | null }

/** Writes down what the page is told of its table as done, from before anything else runs. */
function listen(): void {
  const { noted } = window as unknown as { noted: (entries: Told[]) => void }
  const Plain = Worker
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; text: string }>) => {
        if (data.kind !== 'told') return
        const { entries } = JSON.parse(data.text) as { entries?: Told[] }
        if (entries?.length) noted(entries)
      })
    }
  }
}

/** All that the browser has kept of a table; runs in the page. */
async function keptEntries(table: string): Promise<Told[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('elbowroom')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('no database'))
  })
  const rows = await new Promise<Row[]>((resolve, reject) => {
    const asking = database.transaction('batches').objectStore('batches').getAll()
    asking.onsuccess = () => resolve(asking.result as Row[])
    asking.onerror = () => reject(new Error('no batches'))
  })
  database.close()
  return rows
    .filter((row) => table.endsWith(row.table))
    .toSorted((one, other) => one.version - other.version)
    .flatMap(({ batch }) => JSON.parse(batch) as [number, string, number | null][])
    .map(([version, kind, seat]) => ({ version, kind, seat }))
}

class Victim {
  readonly noted = new Map<number, Told>()
  #folder = mkdtempSync(join(tmpdir(), 'elbowroom-killed-'))
  #context: BrowserContext | null = null
  table = ''

  async open(): Promise<Page> {
    if (!this.#context) {
      this.#context = await openProfile(this.#folder)
      await this.#context.exposeFunction('noted', (entries: Told[]) => {
        for (const entry of entries) this.noted.set(entry.version, entry)
      })
      await this.#context.addInitScript(listen)
      await this.#context.addInitScript(() => {
        localStorage.setItem('elbowroom.bot-delay', '0')
        localStorage.setItem('elbowroom.speed', '0')
      })
    }
    const page = await this.#context.newPage()
    await page.goto(inject('server') + this.table)
    return page
  }

  /** Ends the page as a crash of it would. */
  async kill(page: Page): Promise<void> {
    const crashed = new Promise((resolve) => page.once('crash', resolve))
    const session = await page.context().newCDPSession(page)
    session.send('Page.crash').catch(() => {})
    await crashed
    await page.close()
  }

  /** Ends the whole browser as a power cut would. */
  async killBrowser(): Promise<void> {
    const context = this.#context!
    this.#context = null
    const gone = new Promise((resolve) => context.once('close', resolve))
    const session = await context.browser()?.newBrowserCDPSession()
    const told = await session?.send('SystemInfo.getProcessInfo')
    const main = told?.processInfo.find((one) => one.type === 'browser')
    if (!main) throw new Error('the process of the browser was not found')
    process.kill(main.id, 'SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.#context?.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Plays on until the page is gone. */
async function playOn(page: Page, over: () => void): Promise<void> {
  const player = new Player(page)
  try {
    await player.play()
    over()
  } catch {
    // It was killed: that is what happens here.
  }
}

async function newGame(victim: Victim, page: Page): Promise<void> {
  await page.goto(inject('server'))
  await page.locator('button.primary.huge').click()
  await page.waitForURL(/#\/t\//)
  victim.table = new URL(page.url()).hash
}

test(`a page killed ${KILLS} times loses nothing it has shown as done`, async () => {
  const victim = new Victim()
  let over = true
  let moves = 0
  try {
    for (let kill = 1; kill <= KILLS; kill++) {
      const page = await victim.open()
      if (over) {
        victim.noted.clear()
        await newGame(victim, page)
        over = false
      } else await page.locator('section.prompt, .podium').first().waitFor()
      const playing = playOn(page, () => (over = true))
      await page.waitForTimeout(Math.random() * LONGEST)
      await (kill % WHOLE ? victim.kill(page) : victim.killBrowser())
      await playing
      const witness = await victim.open()
      await witness.locator('section.prompt, .podium').first().waitFor()
      const entries = await witness.evaluate(keptEntries, victim.table)
      const byVersion = new Map(entries.map((one) => [one.version, one]))
      for (const [version, { kind, seat }] of victim.noted)
        expect(byVersion.get(version), `entry ${version} after kill ${kill}`).toEqual({
          version,
          kind,
          seat,
        })
      moves = Math.max(moves, victim.noted.size)
      await witness.close()
    }
    expect(moves).toBeGreaterThan(20)
  } finally {
    await victim.close()
  }
})
