import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PHONE } from './browser'
import { KingdomsPlayer } from './kingdoms'
import { Player } from './player'
import { regionPoint, type Sight } from './sight'
import { stage, type Cast, type Looks } from './stage'

// The pictures of docs/pictures, from real games through the page: `make pictures`. With ART=1 also the
// lobby's pictures of the games. Nothing here is a test.
const scene = stage()
const WEB = join(import.meta.dirname, '..')
const OUT = join(WEB, '../docs/pictures')
const MOST_BYTES = 300_000
const ROUND = 5
const ART = { width: 440, height: 253 }

type Cut = { png: string; size?: typeof ART }
type Kept = { file?: string; clip?: { x: number; y: number; width: number; height: number } }

/** Shrinks a picture to WebP; the browser knows how. Runs in the page. */
async function shrink({ png, size }: Cut): Promise<string> {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob()
  const picture = await createImageBitmap(blob)
  const canvas = document.createElement('canvas')
  canvas.width = size?.width ?? picture.width
  canvas.height = size?.height ?? picture.height
  const brush = canvas.getContext('2d')!
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', size ? 0.72 : 0.82).split(',')[1]!
}

/** Writes what a page shows. */
async function keep(cast: Cast, page: Page, name: string, { file, clip }: Kept = {}) {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const png = (await page.screenshot({ clip })).toString('base64')
  const darkroom = await cast.person({ painted: true })
  const data = Buffer.from(await darkroom.evaluate(shrink, { png, size: clip && ART }), 'base64')
  await darkroom.context().close()
  if (data.length > MOST_BYTES) throw new Error(`${name} has ${data.length} bytes`)
  writeFileSync(file ?? join(OUT, `${name}.webp`), data)
  console.log(`${name}: ${data.length} bytes`)
}

/** A new game against bots, by its place in the lobby. */
async function open(cast: Cast, place: number, name = 'Mira'): Promise<Page> {
  const page = await cast.person({ painted: true })
  await page.goto('/')
  await page.getByPlaceholder('Nickname').fill(name)
  await page.locator('label.game').nth(place).click()
  await page.locator('button.huge').first().click()
  await page.locator('section.prompt').waitFor()
  return page
}

/** The regions that tokens alone can take, away from the first landing. */
const payable = ({ targets, words }: Sight) =>
  /enter the map|where to land/.test(words) ? [] : targets.filter((one) => !one.die)

/** Plays to a conquest in the middle of a game, and rests the pointer on a target. */
async function middle(page: Page, player: Player): Promise<void> {
  const round = async () => Number(await page.locator('.track .now').innerText())
  let target = ''
  await player.play(async (sight) => {
    if (sight.kind !== 'conquer' || (await round()) < ROUND) return false
    target = payable(sight)[1]?.id ?? ''
    return target !== ''
  })
  await point(page, target)
}

async function point(page: Page, target: string): Promise<void> {
  const { tag, inside } = (await page.evaluate(regionPoint, target))!
  await page.locator(`${tag}.hit[data-region="${target}"]`).hover({ position: inside })
  await page.waitForTimeout(2500)
}

/** A piece of the board as the lobby's picture of the game. */
async function art(cast: Cast, page: Page, game: string): Promise<void> {
  if (!process.env.ART) return
  const box = (await page.locator('#map').boundingBox())!
  await page.mouse.move(5, 890)
  await page.waitForTimeout(500)
  const clip = { x: box.x + 60, y: box.y + 40, width: 700, height: (700 * ART.height) / ART.width }
  await keep(cast, page, `art ${game}`, { clip, file: join(WEB, `public/art/${game}.webp`) })
}

/** The same seat once more, in other clothes. */
async function again(cast: Cast, page: Page, name: string, looks: Looks): Promise<void> {
  const storageState = await page.context().storageState()
  const other = await cast.person({ painted: true, storageState, ...looks })
  await other.goto(page.url())
  const target = other.locator('path.hit.open').nth(1)
  await target.waitFor()
  if ('hasTouch' in looks) await target.dispatchEvent('click')
  else await point(other, (await target.getAttribute('data-region'))!)
  await other.waitForTimeout(500)
  await keep(cast, other, name)
  await other.context().close()
}

scene('Small World, from the lobby to its study', async (cast) => {
  const page = await open(cast, 0)
  const player = new Player(page, { attempt: true })
  await middle(page, player)
  await keep(cast, page, 'table')
  await art(cast, page, 'classic')
  await again(cast, page, 'table-dark', { colorScheme: 'dark' })
  const phone = { ...PHONE, deviceScaleFactor: 1.6 }
  await again(cast, page, 'phone', phone)
  await again(cast, page, 'phone-dark', { ...phone, colorScheme: 'dark' })
  const storageState = await page.context().storageState()
  const lobby = await cast.person({ painted: true, storageState })
  await lobby.goto('/')
  await lobby.getByText('your turn').first().waitFor()
  await keep(cast, lobby, 'lobby')
  await player.play()
  await page.waitForTimeout(800)
  await keep(cast, page, 'end')
  await page.goto(`${page.url()}/study`)
  await page.getByRole('slider').waitFor()
  for (let turn = 0; turn < 13; turn++) await page.keyboard.press('ArrowDown')
  const working = page.getByText('The odds are being worked out')
  await working.waitFor({ state: 'detached', timeout: 300_000 })
  await keep(cast, page, 'study')
})

/** The board alone, as the first page of the site shows it: nothing behind it, nothing around it. */
async function board(cast: Cast, page: Page, name: string): Promise<void> {
  await page.addStyleTag({
    content:
      'html, body, main, main *:not(#map *, #map) { background: none !important; box-shadow: none !important } #map button { display: none }',
  })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const png = await page.locator('#map').screenshot({ omitBackground: true })
  const darkroom = await cast.person({ painted: true })
  const data = await darkroom.evaluate(shrink, { png: png.toString('base64') })
  await darkroom.context().close()
  writeFileSync(join(WEB, `site/pictures/${name}.webp`), Buffer.from(data, 'base64'))
}

scene('the first page of the site', async (cast) => {
  const page = await open(cast, 0)
  await middle(page, new Player(page, { attempt: true }))
  await board(cast, page, 'board')
  const storageState = await page.context().storageState()
  const phone = { ...PHONE, deviceScaleFactor: 2 }
  const other = await cast.person({ painted: true, storageState, ...phone })
  await other.goto(page.url())
  await other.locator('path.hit.open').nth(1).waitFor()
  await other.waitForTimeout(500)
  await board(cast, other, 'board-phone')
})

scene('the islands', async (cast) => {
  const page = await open(cast, 1)
  await middle(page, new Player(page, { attempt: true }))
  await keep(cast, page, 'warcraft')
  await art(cast, page, 'warcraft')
})

scene('the kingdoms', async (cast) => {
  const page = await open(cast, 2)
  const player = new KingdomsPlayer(page)
  const round = async () => Number(/\d+/.exec(await page.locator('.round').innerText())?.[0] ?? 0)
  await player.play(async ({ kind }) => kind === 'select' && (await round()) >= 3)
  await page.locator('button.open[data-action]').first().click()
  await page.waitForTimeout(500)
  await keep(cast, page, 'kingdoms')
  await art(cast, page, 'kingdoms')
})
