import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { COMMAND } from './commands'
import { said } from './map'
import { playOnAs } from './moments'
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

/** Milliseconds from a press on a region until the frame that shows who holds it. */
async function conquest(page: Page, region: string): Promise<number> {
  await page.evaluate((id) => {
    const seen = window as unknown as { drawn: Promise<number> }
    seen.drawn = new Promise((resolve) => {
      addEventListener(
        'pointerdown',
        (event) => {
          const look = () => {
            const label = document.querySelector(`path.hit[data-region="${id}"]`)?.ariaLabel
            if (!label?.includes('You, ')) requestAnimationFrame(look)
            else requestAnimationFrame(() => resolve(performance.now() - event.timeStamp))
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    })
  }, region)
  const { tag, inside } = (await page.evaluate(regionPoint, region))!
  await page.locator(`${tag}.hit[data-region="${region}"]`).click({ position: inside })
  return page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn)
}

scene('the figures of the page', async (cast) => {
  const starts: Start[] = []
  for (let run = 0; run < STARTS; run++) starts.push(await start(cast))
  for (const [what, key] of [
    ['the first answer', 'answered'],
    ['a playable page', 'playable'],
  ] as const) {
    const times = sorted(starts.map((one) => one[key]))
    console.log(`elbowroom play to ${what}: ${times.map(rounded).join(', ')} ms`)
  }

  const page = await cast.person({ reducedMotion: 'no-preference' })
  const player = await playOnAs(page, 'conquer')
  const conquests: number[] = []
  for (let run = 0; run < CONQUESTS; run++) {
    await player.asked('conquer')
    conquests.push(await conquest(page, 'r10'))
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.waitForFunction(
      () => !document.querySelector('path.hit[data-region="r10"]')?.ariaLabel?.includes('You, '),
    )
  }
  if ((await said(page, 'r10')).includes('You, ')) throw new Error('the undo was not drawn')
  const of = (share: number) => rounded(quantile(conquests, share))
  console.log(
    `a conquest from press to picture: p50 ${of(0.5)} ms, p95 ${of(0.95)} ms, ` +
      `slowest of ${CONQUESTS} ${of(1)} ms`,
  )

  for (const path of ['/', page.url()]) {
    const weights = await firstLoad(await cast.person({ serviceWorkers: 'block' }), path)
    const what = path === '/' ? 'the lobby' : 'a table'
    console.log(`first load of ${what}: ${(total(weights) / 1000).toFixed(1)} KB gzip`)
    for (const one of weights.slice(0, 8)) console.log(`  ${one.bytes} ${one.path}`)
  }
})
