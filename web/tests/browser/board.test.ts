import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { regionOf } from '$lib/api/actions'
import { moment } from '../unit/board/load'
import { Stage } from './browser'

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
})

afterAll(async () => {
  await stage.close()
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function open(name: string, wish = '', options = {}) {
  const shown = await stage.page(`/dev/board?moment=${name}${wish}`, options)
  await shown.page.waitForSelector('[data-focus]')
  return shown
}

/** What the page did last: the development page writes it down instead of sending it. */
function done(page: Page): Promise<string> {
  return page.locator('output').innerText()
}

function spot(page: Page, region: string) {
  return page.locator(`[data-focus="${region}"]`)
}

/** Clicks where the token of a region stands. */
async function click(page: Page, region: string) {
  const at = await page.evaluate(async (id) => {
    const path = document.querySelector<SVGPathElement>(`[data-focus="${id}"]`)!
    const box = path.getBoundingClientRect()
    const svg = path.ownerSVGElement!
    for (let step = 1; step < 200; step++) {
      const x = box.left + box.width * ((step * 0.618) % 1)
      const y = box.top + box.height * ((step * 0.414) % 1)
      const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse())
      const top = document.elementFromPoint(x, y)
      if (path.isPointInFill(point) && top === path) return { x, y }
    }
    return null
  }, region)
  expect(at, `a free point of ${region}`).not.toBeNull()
  await page.mouse.click(at!.x, at!.y)
}

const MOMENTS = [
  'first',
  'conquer',
  'dragon',
  'substitute',
  'ready',
  'conquer-five',
  'redeploy',
].concat(['withdraw', 'take', 'camps', 'heroes', 'fortress', 'choice', 'end'])

it('shows every moment without a complaint', async () => {
  const { page, complaints } = await open('conquer')
  for (const name of MOMENTS) {
    await page.getByLabel('moment').selectOption(name)
    const regions = Object.keys(moment(name).position.regions).length
    await expect
      .poll(() => page.locator('[data-focus]').count(), { message: name, timeout: 5000 })
      .toBe(regions)
    expect(complaints, name).toEqual([])
  }
  await page.context().close()
})

it('conquers by a click, asks why where nothing is offered', async () => {
  const { page } = await open('conquer')
  const target = moment('conquer').actions.find((action) => action.verb === 'conquer')!
  await click(page, regionOf(target)!)
  expect(await done(page)).toBe(target.do)
  await click(page, 'r27')
  expect(await done(page)).toBe('why not r27')
  await page.context().close()
})

it('shows the receipt of the cost under the mouse', async () => {
  const { page } = await open('conquer')
  const target = moment('conquer').actions.find((action) => action.verb === 'conquer')!
  await spot(page, regionOf(target)!).hover({ force: true })
  const receipt = page.locator('.receipt')
  await receipt.waitFor()
  const text = await receipt.innerText()
  expect(text).toContain('base')
  for (const part of target.parts) expect(text).toContain(String(Math.abs(part.amount)))
  expect(text).toContain(String(target.total))
  await page.context().close()
})

it('is played by keys alone', async () => {
  const { page } = await open('conquer')
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('data-focus'))
  for (let guard = 0; guard < 20 && !(await focus()); guard++) await page.keyboard.press('Tab')
  const first = await focus()
  expect(first).toBeTruthy()
  // One tab stop: the next Tab leaves the map.
  expect(await page.locator('[data-focus][tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('ArrowRight')
  expect(await focus()).not.toBe(first)
  await page.keyboard.press('Home')
  await page.keyboard.press('t')
  const target = (await focus())!
  const offer = moment('conquer').actions.find((action) => regionOf(action) === target)!
  expect(['conquer', 'attempt']).toContain(offer.verb)
  await page.keyboard.press('Enter')
  expect(await done(page)).toBe(offer.do)
  await page.keyboard.press('i')
  const live = page.locator('.board [aria-live="assertive"]')
  await expect.poll(() => live.textContent()).toContain(`costs ${offer.total}`)
  await page.context().close()
})

it('redeploys by keys, by buttons and by dragging, and submits one text', async () => {
  const { page } = await open('redeploy')
  const rows = [...new Set(moment('redeploy').actions.map(regionOf))]
  const [one, other] = rows.filter((region) => region !== null) as [string, string]
  const tokens = (region: string) => moment('redeploy').position.regions[region]!.tokens
  await spot(page, one).focus()
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'submit' }).click()
  expect(await done(page)).toBe(`arrange ${one}=${tokens(one) + 1}`)

  const box = async (region: string) => (await spot(page, region).boundingBox())!
  const [from, to] = [await page.locator('.hand').boundingBox(), await box(other)]
  await page.mouse.move(from!.x + 5, from!.y + 5)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.8, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'submit' }).click()
  expect(await done(page)).toBe(`arrange ${one}=${tokens(one) + 1} ${other}=${tokens(other) + 1}`)

  await page.getByRole('button', { name: 'even' }).click()
  expect(await page.locator('.hand b').innerText()).toBe('0')
  await page.context().close()
})

it('draws a change with the next picture', async () => {
  const { page } = await open('redeploy')
  const [region] = moment('redeploy').actions.map(regionOf)
  await spot(page, region!).focus()
  const hands = await page.evaluate(async () => {
    const shown: number[] = []
    const read = () => shown.push(Number(document.querySelector('.hand b')!.textContent))
    read()
    for (const key of ['+', '-', '+', '-', '+']) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      read()
    }
    return shown
  })
  const [before] = hands as [number]
  expect(hands).toEqual([before, before - 1, before, before - 1, before, before - 1])
  await page.context().close()
})

it('gives fingers 44 pixels on a phone, also on the smallest regions', async () => {
  for (const [name, sliver] of [
    ['ready', 'r02'],
    ['conquer-five', 'r17'],
  ] as const) {
    const { page } = await open(name, '&bare', PHONE)
    const box = (await page.locator(`circle[data-region="${sliver}"]`).boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.9)
    await page.touchscreen.tap(box.x + 6, box.y + box.height / 2)
    await page.context().close()
  }
})

it('writes no count smaller than 11 pixels and no name smaller than 10', async () => {
  const SMALL = { viewport: { width: 762, height: 504 } }
  for (const [moment, options] of [
    ['conquer-five', {}],
    ['conquer-five', SMALL],
    ['camps', SMALL],
    ['conquer-five', PHONE],
  ] as const) {
    const { page } = await open(moment, '&bare', options)
    const smallest = (css: string) =>
      page.evaluate(
        (css) =>
          Math.min(
            ...[...document.querySelectorAll<SVGTextElement>(css)].map(
              (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
            ),
          ),
        css,
      )
    expect(await smallest('text.count, text.edited')).toBeGreaterThanOrEqual(10.9)
    expect(await smallest('text.label')).toBeGreaterThanOrEqual(9.9)
    if (moment === 'camps') expect(await page.locator('text.edited').count()).toBe(7)
    await page.context().close()
  }
})

/** The middle of every owner's band, in pixels: points of borders, a little inside. */
function bandPoints(): [number, number][] {
  const found: [number, number][] = []
  for (const use of document.querySelectorAll<SVGUseElement>('.band use:last-child')) {
    const path = document.querySelector<SVGPathElement>(use.getAttribute('href')!)!
    const depth = parseFloat(use.getAttribute('stroke-width')!) / 4
    const screen = use.getScreenCTM()!
    for (let far = 5; far < path.getTotalLength(); far += 9) {
      const [here, next] = [path.getPointAtLength(far), path.getPointAtLength(far + 1)]
      for (const side of [depth, -depth]) {
        const inner = new DOMPoint(
          here.x - (next.y - here.y) * side,
          here.y + (next.x - here.x) * side,
        )
        const near = [-2, 0, 2].flatMap((a) => [-2, 0, 2].map((b) => [a, b] as const))
        if (!near.every(([a, b]) => path.isPointInFill(new DOMPoint(inner.x + a, inner.y + b))))
          continue
        const { x, y } = inner.matrixTransform(screen)
        found.push([Math.round(x), Math.round(y)])
      }
    }
  }
  return found
}

it("leaves every owner's band as it is when targets are marked", async () => {
  const shots: string[] = []
  let points: [number, number][] = []
  let last: Page | null = null
  for (const wish of ['&bare&idle', '&bare']) {
    const { page } = await open('conquer', wish, { reducedMotion: 'reduce' })
    await page.addStyleTag({ content: '.board svg:not(.layer) { visibility: hidden }' })
    points = await page.evaluate(bandPoints)
    shots.push((await page.screenshot()).toString('base64'))
    if (wish === '&bare') expect(await page.locator('g.target').count()).toBeGreaterThan(3)
    await last?.context().close()
    last = page
  }
  const changed = await last!.evaluate(
    async ([shots, points]) => {
      const read = async (shot: string) => {
        const blob = await (await fetch(`data:image/png;base64,${shot}`)).blob()
        const image = await createImageBitmap(blob)
        const canvas = new OffscreenCanvas(image.width, image.height)
        const drawing = canvas.getContext('2d')!
        drawing.drawImage(image, 0, 0)
        return drawing.getImageData(0, 0, image.width, image.height)
      }
      const [before, after] = (await Promise.all(shots.map(read))) as [ImageData, ImageData]
      return points.filter(([x, y]) => {
        const at = 4 * (y * before.width + x)
        return [0, 1, 2].some(
          (part) => Math.abs(before.data[at + part]! - after.data[at + part]!) > 6,
        )
      }).length
    },
    [shots, points] as const,
  )
  expect(points.length).toBeGreaterThan(400)
  expect(changed).toBe(0)
  await last!.context().close()
})

it('selects by the first tap on a phone and acts only elsewhere', async () => {
  const { page } = await open('conquer', '&touch', PHONE)
  const target = moment('conquer').actions.find((action) => action.verb === 'conquer')!
  await click(page, regionOf(target)!)
  expect(await done(page)).toBe('')
  await page.context().close()
})

it('lets the log follow a burst of lines, but for whoever reads further up', async () => {
  const { page } = await stage.page('/dev/board?log')
  const away = () =>
    page
      .locator('.log')
      .evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight))
  const burst = async (lines: number) => {
    await page.getByRole('button', { name: 'burst' }).click()
    await expect.poll(() => done(page), { timeout: 5000 }).toBe(`${lines}`)
  }
  await burst(50)
  await expect.poll(away).toBe(0)
  expect(await page.locator('.pill').count()).toBe(0)
  await page.locator('.log').hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(away).toBeGreaterThan(250)
  await burst(100)
  expect(await page.locator('.pill').innerText()).toBe('↓ 50 new')
  expect(await away()).toBeGreaterThan(250)
  await page.locator('.pill').click()
  await expect.poll(away).toBe(0)
  await burst(200 - 50)
  await burst(200)
  await expect.poll(away).toBe(0)
  expect(await page.locator('.pill').count()).toBe(0)
  await page.context().close()
})

it('stands still where motion is not wanted', async () => {
  const { page } = await open('conquer', '', { reducedMotion: 'reduce' })
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(moving, { timeout: 5000 }).toBe(0)
  await page.getByRole('button', { name: 'animate' }).click()
  await page.waitForTimeout(300)
  expect(await moving()).toBe(0)
  await page.context().close()
})

it.each([
  ['conquer', 'light'],
  ['redeploy', 'dark'],
] as const)('passes axe: %s, %s', async (name, colorScheme) => {
  const { page } = await open(name, '&bare', { colorScheme })
  await page.addScriptTag({
    path: join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  })
  const broken = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          where: string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const { violations } = await axe.run('.board', { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
  })
  expect(broken).toEqual([])
  await page.context().close()
})
