import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { axe, PHONE } from './browser'
import { stage } from './stage'

const scene = stage()
type Point = [number, number]
type Gesture = (page: Page, ...points: Point[]) => Promise<void>

/** A point of the sheet, 1000 by 700, on the screen. */
async function onScreen(page: Page, [x, y]: Point): Promise<Point> {
  return page.evaluate(
    ([x, y]) => {
      const svg = document.querySelector<SVGSVGElement>('svg.top')!
      const upright = innerWidth < 600
      const at = new DOMPoint(upright ? 700 - y! : x!, upright ? x! : y!)
      const point = at.matrixTransform(svg.getScreenCTM()!)
      return [point.x, point.y] as [number, number]
    },
    [x, y],
  )
}

/** A stroke with the mouse. */
const mouse: Gesture = async (page, ...points) => {
  const [first, ...rest] = await Promise.all(points.map((point) => onScreen(page, point)))
  await page.mouse.move(...first!)
  await page.mouse.down()
  for (const point of rest) await page.mouse.move(...point, { steps: 4 })
  await page.mouse.up()
}

/** A stroke with a finger. */
const finger: Gesture = async (page, ...points) => {
  const session = await page.context().newCDPSession(page)
  const [first, ...rest] = await Promise.all(points.map((point) => onScreen(page, point)))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y]) => ({ x, y })),
    })
  await touch('touchStart', [first!])
  let last = first!
  for (const point of rest) {
    const half: Point = [(last[0] + point[0]) / 2, (last[1] + point[1]) / 2]
    await touch('touchMove', [half])
    await touch('touchMove', [point])
    last = point
  }
  // A finger that rests before it is lifted throws nothing: a tap right after a throw only stops it.
  await page.waitForTimeout(150)
  await touch('touchMove', [last])
  await touch('touchEnd', [])
  await session.detach()
}

const regions = (page: Page) => page.locator('svg.top [data-region]')
const COLUMNS = [260, 510, 750]
/** By column: where it is cut across; two meet in one point on the way. */
const ROWS = [
  [0, 260, 200],
  [0, 260, 470],
  [260, 510, 240],
  [260, 510, 470],
  [510, 750, 180],
  [510, 750, 430],
  [750, 1000, 230],
  [750, 1000, 500],
] as const

async function opened(page: Page): Promise<void> {
  await page.goto('/workshop/map')
  await regions(page).first().waitFor()
}

scene('a map is drawn on an empty sheet by mouse, mended, and played', async (cast) => {
  const page = await cast.person()
  await opened(page)
  expect(await axe(page), 'the empty sheet').toEqual([])
  await page.locator('.players button', { hasText: '2' }).click()
  await page.locator('.players button', { hasText: '3' }).click()
  await page.keyboard.press('s')
  for (const x of COLUMNS) await mouse(page, [x, -8], [x + 8, 350], [x, 708])
  for (const [from, to, y] of ROWS) await mouse(page, [from + 4, y], [to - 2, y])
  await expect.poll(() => regions(page).count()).toBe(12)
  await mouse(page, [100, 100], [200, 140])
  await page.getByText('A cut runs from border to border').waitFor()

  // Two regions meet in one point where cuts of both columns end in one corner: it is asked.
  const asked = page.locator('[data-fault="map-fault-meets"]')
  await expect.poll(() => asked.count()).toBeGreaterThan(0)
  while (await asked.count()) await asked.first().getByRole('button', { name: 'Apart' }).click()

  for (const [key, row] of [
    ['1', 100],
    ['2', 330],
    ['5', 600],
  ] as const) {
    await page.keyboard.press(key)
    await mouse(page, [100, row], [400, row], [650, row], [900, row])
  }
  await page.locator('[data-brush="magic"]').click()
  await mouse(page, [100, 100])
  await page.locator('[data-brush="tribe"]').click()
  await mouse(page, [400, 330], [650, 330])
  await page.getByText('✓ nothing').waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')

  await page.getByRole('radio', { name: 'Side by side' }).check()
  await page.locator('[data-drawn="done"]').waitFor()
  await page.getByRole('radio', { name: 'Regions' }).check()
  await page
    .getByLabel(/^Name of/)
    .first()
    .fill('Copper 🏰')
  await page
    .getByLabel(/^Name of/)
    .first()
    .press('Enter')
  await page.getByText('is not allowed in a name').waitFor()
  await page
    .getByLabel(/^Name of/)
    .first()
    .fill('Copper Downs')
  await page
    .getByLabel(/^Name of/)
    .first()
    .press('Enter')
  expect(await axe(page), 'the table of regions').toEqual([])

  await page.reload()
  await regions(page).first().waitFor()
  expect(await regions(page).count()).toBe(12)
  await page.getByRole('button', { name: 'Weigh it' }).click()
  const verdict = page.getByRole('dialog', { name: 'Weigh it' })
  await verdict.getByText('Moves first').first().waitFor()
  await verdict.getByRole('button', { name: 'Stop' }).click()
  await verdict.getByText('between Greedy bots').waitFor()
  expect(await axe(page), 'the verdict of a map').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play it now' }).click()
  await page.locator('.offers .combo, .combo').first().waitFor()
  await expect.poll(() => page.locator('path.hit[data-region]').count()).toBe(12)
  expect(await page.getByLabel(/Copper Downs/).count()).toBeGreaterThan(0)
})

scene('on a phone a finger cuts and paints, and a random map is played', async (cast) => {
  const page = await cast.person(PHONE)
  await opened(page)
  await page.locator('[data-tool="split"]').tap()
  await finger(page, [-8, 300], [500, 320], [1008, 300])
  await expect.poll(() => regions(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Paint', exact: true }).tap()
  await page.locator('[data-brush="forest"]').tap()
  await finger(page, [300, 150], [320, 160])
  await expect
    .poll(() =>
      regions(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join()),
    )
    .toContain('Forest')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByText('A random map').tap()
  await page.getByRole('button', { name: 'Make it' }).tap()
  await expect.poll(() => regions(page).count()).toBe(30)
  expect(await axe(page), 'the editor on a phone').toEqual([])
  await page.getByRole('button', { name: 'Play it now' }).tap()
  await expect.poll(() => page.locator('path.hit[data-region]').count()).toBe(30)
})
