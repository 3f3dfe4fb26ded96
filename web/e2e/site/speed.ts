import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { stage } from '../stage'
import { SITE } from './setup'
import { SlowHost } from './slowly'
import { kept } from './visit'

// Figures of the site for benchmarks/README.md; run by `make page-speed`. Nothing here is a test.
const scene = stage()
const VISITS = Number(process.env.VISITS ?? 3)
const MBIT = 1_000_000
const LINE = 10 * MBIT
const LATENCY = 20
/** How long bots are watched, for each game and level. */
const WATCHED = Number(process.env.WATCHED ?? 25) * 1000

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const load = () => `load average ${loadavg()[0]!.toFixed(1)}`
const median = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Milliseconds until a game can be opened, and until one asks its first question, from the address on. */
async function visit(page: Page): Promise<{ lobby: number; game: number }> {
  const began = performance.now()
  await page.goto('play/', { waitUntil: 'commit' })
  await page.locator('button.primary.huge:enabled').waitFor()
  const lobby = performance.now() - began
  await page.locator('button.primary.huge').click()
  await page.locator('section.prompt').waitFor()
  return { lobby, game: performance.now() - began }
}

scene('a first visit at 10 Mbit/s, and a second one without a network', async (cast) => {
  const first: { lobby: number; game: number; bytes: number }[] = []
  const second: { lobby: number; game: number }[] = []
  for (let run = 0; run < VISITS; run++) {
    const host = new SlowHost(SITE, LINE, LATENCY)
    const baseURL = `${await host.open()}/`
    const looks = { baseURL, serviceWorkers: 'allow', fresh: true, painted: true } as const
    const page = await cast.person(looks)
    await page.addInitScript(() => localStorage.setItem('elbowroom.bot-delay', '0'))
    const times = await visit(page)
    await kept(page)
    await page.waitForFunction(() =>
      caches.open('elbowroom-python').then(async (cache) => (await cache.keys()).length > 0),
    )
    first.push({ ...times, bytes: host.sent })
    await page.context().setOffline(true)
    const again = await page.context().newPage()
    await page.close()
    second.push(await visit(again))
    await again.context().close()
    host.close()
  }
  for (const [what, visits] of [
    ['first visit', first],
    ['second visit, offline', second],
  ] as const)
    console.log(
      `${what}: the lobby after ${visits.map((one) => seconds(one.lobby)).join(', ')} s, ` +
        `a game after ${visits.map((one) => seconds(one.game)).join(', ')} s (${load()})`,
    )
  const bytes = median(first.map((one) => one.bytes))
  console.log(`everything, until it needs no network: ${(bytes / 1e6).toFixed(2)} MB over the line`)
})

type Told = { at: number; seat: number | null; kind: string }

/** Notes when what happens at a table is told, and lets the engine be asked; from before anything else runs. */
function listen(): void {
  const page = window as unknown as { told: Told[]; engine: Worker }
  page.told = []
  const Plain = Worker
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      page.engine = this
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; text: string }>) => {
        if (data.kind !== 'told') return
        const { entries } = JSON.parse(data.text) as { entries?: Told[] }
        for (const one of entries ?? []) page.told.push({ ...one, at: performance.now() })
      })
    }
  }
}

/** Opens a table of bots alone; runs in the page. */
async function openBots({ game, level }: { game: string; level: string }): Promise<string> {
  const { engine } = window as unknown as { engine: Worker }
  const seats = [1, 2].map((place) => ({ kind: 'bot', name: `Bot ${place}`, bot: level }))
  const body = JSON.stringify({ game, players: 2, seats })
  const id = 1_000_000
  const answered = new Promise<string>((resolve) => {
    engine.addEventListener('message', (event: MessageEvent) => {
      const { data } = event as MessageEvent<{ id: number; answer: { body: { table: string } } }>
      if (data.id === id) resolve(data.answer.body.table)
    })
  })
  engine.postMessage({ kind: 'call', id, method: 'POST', path: '/api/tables', body, secrets: [] })
  return answered
}

for (const game of ['classic', 'warcraft', 'kingdoms'])
  for (const level of ['normal', 'hard', 'expert'])
    scene(`${level} in ${game}`, async (cast) => {
      const page = await cast.person({ fresh: true })
      await page.addInitScript(listen)
      await page.addInitScript(() => {
        localStorage.setItem('elbowroom.bot-delay', '0')
        localStorage.setItem('elbowroom.speed', '0')
      })
      await page.goto('./')
      await page.waitForFunction(() => !document.querySelector('progress'))
      const table = await page.evaluate(openBots, { game, level })
      await page.goto(`./#/t/${table}`)
      await page.waitForTimeout(WATCHED)
      const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told)
      await page.context().close()
      const moves = told.filter((one) => one.seat !== null)
      const decisions: number[] = []
      const turns: number[] = []
      for (const [place, move] of moves.entries()) {
        const before = moves[place - 1]
        if (!before || move.at === before.at) continue
        decisions.push(move.at - before.at)
        if (move.seat === before.seat && turns.length)
          turns[turns.length - 1]! += move.at - before.at
        else turns.push(move.at - before.at)
      }
      const longest = (numbers: number[]) => Math.round(Math.max(0, ...numbers))
      console.log(
        `${level} in ${game}: ${decisions.length} decisions, median ${Math.round(median(decisions))} ms, ` +
          `longest ${longest(decisions)}; ${turns.length} turns, median ${Math.round(median(turns))} ms, ` +
          `longest ${longest(turns)} (with writing and drawing; ${load()})`,
      )
    })
