import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { COMMAND, PYTHON } from './commands'
import { expect } from 'vitest'
import { said } from './map'
import { sitDown } from './moments'
import type { Player } from './player'
import { regionPoint } from './sight'
import { freePort } from './server'
import { stage, type Cast } from './stage'
import { firstLoad, total } from './weight'

// Figures of the page for benchmarks/README.md; run by `make bench`. Nothing here is a test.
const scene = stage()
const STARTS = Number(process.env.STARTS ?? 5)
const CONQUESTS = Number(process.env.CONQUESTS ?? 80)

const rounded = (number: number) => Math.round(number)
const sorted = (numbers: number[]) => [...numbers].sort((one, other) => one - other)
/** The number that so large a share of all is at most. */
const quantile = (numbers: number[], share: number) =>
  sorted(numbers)[Math.ceil(numbers.length * share) - 1]!

/** Waits until the server answers, which is when the command opens the browser. */
async function answering(port: number): Promise<void> {
  const health = `http://127.0.0.1:${port}/api/health`
  while (!(await fetch(health).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

interface Start {
  answered: number
  playable: number
}

/** Milliseconds from the command until the server answers, and until a new game can be opened. */
async function start(cast: Cast): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-speed-'))
  const port = await freePort()
  const page = await cast.person({ baseURL: `http://127.0.0.1:${port}` })
  const began = performance.now()
  const words = ['play', '--no-browser', '--port', `${port}`, '--data', folder]
  const running = spawn(COMMAND, words, { stdio: 'ignore' })
  try {
    await answering(port)
    const answered = performance.now() - began
    await page.goto('/')
    await page.locator('button.huge.primary:enabled').waitFor()
    return { answered, playable: performance.now() - began }
  } finally {
    await page.context().close()
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * What a press costs: until the frame that says it was heard, until the one that shows its answer, and the
 * processor time of the page until then.
 */
type Press = { heard: number; shown: number; worked: number }

/** Lets the browser count the processor time of the page's main thread, whatever else the machine does. */
async function meter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

/** Whether a region is one's own, or without a region: whether an action was taken. Runs in the page. */
function isDone(region: string | null): boolean {
  const own = document.querySelector(`path.hit[data-region="${region}"]`)?.ariaLabel
  return region
    ? !!own?.includes('You, ')
    : document.querySelector<HTMLElement>('section.prompt')?.dataset.kind === 'act'
}

type Watched = { drawn: Promise<{ heard: number; shown: number }>; isDone: typeof isDone }

/** Times the frames after the next press. Runs in the page. */
function watch(region: string | null): void {
  const page = window as unknown as Watched
  const busy = () => document.querySelector<HTMLElement>('section.prompt')?.dataset.busy === 'true'
  page.drawn = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      let heard = 0
      const look = () => {
        const done = page.isDone(region)
        if (!heard && (done || busy()))
          requestAnimationFrame(() => (heard = performance.now() - timeStamp))
        if (!done) requestAnimationFrame(look)
        else
          requestAnimationFrame(() => {
            const shown = performance.now() - timeStamp
            resolve({ heard: heard || shown, shown })
          })
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, { once: true, capture: true })
  })
}

/** Presses something and waits for its picture. */
async function pressed(
  page: Page,
  count: () => Promise<number>,
  region: string | null,
  press: () => Promise<void>,
): Promise<Press> {
  await page.evaluate(watch, region)
  const before = await count()
  await press()
  const times = await page.evaluate(() => (window as unknown as Watched).drawn)
  return { ...times, worked: (await count()) - before }
}

/** Sits down where nothing moves: what is measured is the page, not its motion. */
async function still(cast: Cast, moment: string): Promise<Player> {
  const page = await cast.person({ reducedMotion: 'no-preference', painted: true })
  await page.addInitScript(() => localStorage.setItem('elbowroom.speed', '0'))
  await page.addInitScript(`window.isDone = ${isDone.toString()}`)
  return sitDown(page, moment)
}

/** Conquers a region and takes it back, again and again. */
async function conquests(cast: Cast, moment: string, region: string): Promise<Press[]> {
  const player = await still(cast, moment)
  const { page } = player
  const count = await meter(page)
  const all: Press[] = []
  for (let run = 0; run < CONQUESTS; run++) {
    await player.asked('conquer')
    const { tag, inside } = (await page.evaluate(regionPoint, region))!
    const hit = page.locator(`${tag}.hit[data-region="${region}"]`)
    all.push(await pressed(page, count, region, () => hit.click({ position: inside })))
    await player.asked('conquer')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => said(page, region)).not.toContain('You, ')
  }
  await page.context().close()
  return all
}

/** Takes an action of Kingdoms and takes it back, again and again. */
async function actions(cast: Cast): Promise<Press[]> {
  const player = await still(cast, 'kingdoms-three')
  const { page } = player
  const count = await meter(page)
  const all: Press[] = []
  for (let run = 0; run < CONQUESTS; run++) {
    await player.asked('select')
    await page.locator('button.open[data-action=research]').click()
    const take = page.locator('[data-button=confirm]')
    all.push(await pressed(page, count, null, () => take.click()))
    await player.asked('act')
    await page.getByRole('button', { name: /^Undo/ }).click()
  }
  await page.context().close()
  return all
}

function tell(what: string, presses: Press[]): void {
  const of = (key: keyof Press) => {
    const times = presses.map((one) => one[key])
    return `p50 ${rounded(quantile(times, 0.5))} ms, p95 ${rounded(quantile(times, 0.95))} ms`
  }
  const load = loadavg()[0]!.toFixed(1)
  console.log(
    `${what}: heard ${of('heard')}; from press to picture ${of('shown')}; ` +
      `processor of the page ${of('worked')} (${presses.length} presses, load average ${load})`,
  )
}

scene('from the command to a game', async (cast) => {
  const starts: Start[] = []
  for (let run = 0; run < STARTS; run++) starts.push(await start(cast))
  for (const [what, key] of [
    ['the first answer', 'answered'],
    ['a playable page', 'playable'],
  ] as const) {
    const times = sorted(starts.map((one) => one[key]))
    console.log(`elbowroom play to ${what}: ${times.map(rounded).join(', ')} ms`)
  }
})

scene('a press in classic', async (cast) => {
  tell('a conquest', await conquests(cast, 'conquer', 'r10'))
})

scene('a press in Warcraft', async (cast) => {
  tell('a conquest on the islands', await conquests(cast, 'islands-tools', 'L1A-11'))
})

scene('a press in Kingdoms', async (cast) => {
  tell('an action of Kingdoms', await actions(cast))
})

/** Plays a whole game of bots and prints its record. */
const RECORDED = `
import json, sys
from elbowroom import game
from elbowroom.bots import make
state = game(sys.argv[1]).new(players=3, seed="studied " + sys.argv[1])
seats = [make("greedy", seat) for seat in range(3)]
while not state.over:
    asked = state.decision.player
    state.apply(seats[asked].choose(state.view(asked)))
print(json.dumps(game(sys.argv[1]).record(state)))
`

/** Waits for the first picture of a studied game; gives the milliseconds since the last byte of its record. Runs in the page. */
async function firstPicture(): Promise<number> {
  const drawn = () => document.querySelector('#map path.hit, #map [data-name]')
  while (!drawn()) await new Promise(requestAnimationFrame)
  // A message comes once the frame that is being made has been painted.
  const shown = await new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(null)
  })
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return shown - all.findLast(({ name }) => name.endsWith('/api/records'))!.responseEnd
}

for (const game of ['classic', 'warcraft', 'kingdoms'])
  scene(`the first picture of a study: ${game}`, async (cast) => {
    const { stdout } = spawnSync(PYTHON, ['-c', RECORDED, game], { encoding: 'utf8' })
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(stdout) }
    const times: number[] = []
    const worked: number[] = []
    for (let run = 0; run < STARTS; run++) {
      const page = await cast.person({ painted: true })
      const count = await meter(page)
      await page.goto('/study')
      await page.locator('input[type=file]').waitFor()
      const before = await count()
      await page.locator('input[type=file]').setInputFiles(file)
      times.push(await page.evaluate(firstPicture))
      worked.push((await count()) - before)
      await page.context().close()
    }
    console.log(
      `the first picture of a study of ${game}, after the record is there: ` +
        `${sorted(times).map(rounded).join(', ')} ms; processor of the page since it was chosen ` +
        `${sorted(worked).map(rounded).join(', ')} ms (load average ${loadavg()[0]!.toFixed(1)})`,
    )
  })

scene('what a new browser loads', async (cast) => {
  const page = await cast.person()
  await sitDown(page, 'choice')
  for (const path of ['/', page.url()]) {
    const weights = await firstLoad(await cast.person({ fresh: true }), path)
    const what = path === '/' ? 'the lobby' : 'a table'
    const everything = await firstLoad(await cast.person({ fresh: true }), path, true)
    console.log(`first visit of ${what}, all of it: ${(total(everything) / 1000).toFixed(1)} KB`)
    console.log(`first load of ${what}: ${(total(weights) / 1000).toFixed(1)} KB gzip`)
    for (const one of weights.slice(0, 8)) console.log(`  ${one.bytes} ${one.path}`)
  }
})
