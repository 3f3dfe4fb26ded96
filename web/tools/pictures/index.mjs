// Makes the pictures of docs/pictures from a real game through the page: `make pictures`.
// ELBOWROOM_COMMAND and CHROMIUM name other programs than the usual ones; --art also makes the
// lobby's pictures of the games, --warcraft makes only those of that game.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { warcraft } from './warcraft.mjs'
import { Player } from './player.mjs'

const WEB = join(import.meta.dirname, '../..')
const OUT = join(WEB, '../docs/pictures')
const COMMAND = process.env.ELBOWROOM_COMMAND ?? join(WEB, '../.venv/bin/elbowroom')
const PORT = process.env.PORT ?? '8791'
const URL = `http://127.0.0.1:${PORT}`
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const MOST_BYTES = 300_000
const ROUND = 5

async function startServer(folder) {
    const options = ['--port', PORT, '--database', `sqlite:///${join(folder, 'tables.db')}`]
    const quick = ['--bot-delay', '0', '--rate', '0']
    const server = spawn(COMMAND, ['serve', ...options, ...quick], { stdio: 'ignore' })
    for (let wait = 0; wait < 300; wait++) {
        const answer = await fetch(`${URL}/api/health`).catch(() => null)
        if (answer?.ok) return server
        await new Promise((resolve) => setTimeout(resolve, 100))
    }
    server.kill()
    throw new Error(`no server at ${URL}`)
}

async function startBrowser() {
    const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser']
    const executablePath = places.find((place) => place && existsSync(place))
    if (!executablePath) throw new Error('no Chromium found; set CHROMIUM, or install it')
    return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** Shrinks a picture to WebP; the browser knows how. Runs in the page. */
async function shrink({ png, size, quality }) {
    const picture = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
    )
    const canvas = document.createElement('canvas')
    canvas.width = size?.width ?? picture.width
    canvas.height = size?.height ?? picture.height
    const brush = canvas.getContext('2d')
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', quality).split(',')[1]
}

class Album {
    constructor(browser) {
        this.browser = browser
    }

    /** A page of the person with the seats of the album, in some clothes. */
    async open(options, clothes = 'light') {
        const context = await this.browser.newContext({
            locale: 'en',
            reducedMotion: 'reduce',
            colorScheme: clothes,
            storageState: this.seats,
            ...options,
        })
        const page = await context.newPage()
        page.setDefaultTimeout(60_000)
        return page
    }

    /** Writes what a page shows; `where` are clip, size and file if not the usual ones. */
    async keep(page, name, where = {}) {
        const png = (await page.screenshot({ clip: where.clip })).toString('base64')
        this.darkroom ??= await this.browser.newPage()
        const wish = { png, size: where.size, quality: where.quality ?? 0.82 }
        const data = Buffer.from(await this.darkroom.evaluate(shrink, wish), 'base64')
        const file = where.file ?? join(OUT, `${name}.webp`)
        if (data.length > MOST_BYTES) throw new Error(`${file} has ${data.length} bytes`)
        writeFileSync(file, data)
        console.log(
            `${file.slice(file.indexOf('/web/') + 1 || file.indexOf('docs/'))}: ${data.length} bytes`,
        )
    }
}

async function opening(album) {
    const page = await album.open(WIDE)
    await page.goto(URL)
    await page.getByPlaceholder('Nickname').fill('Mira')
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page.locator('section.prompt').waitFor()
    return page
}

/** Plays to a conquest in the middle of the game and keeps it in four kinds of clothes. */
async function middle(album, page) {
    const player = new Player(page)
    const round = () => page.locator('.track .now').innerText()
    if (process.argv.includes('--art')) {
        await player.play(async (kind) => kind === 'choice' && Number(await round()) >= ROUND - 1)
        await art(album, page)
    }
    await player.play(async (kind) => {
        if (kind !== 'conquer' || Number(await round()) < ROUND) return false
        const entering = (await player.prompt.innerText()).includes('enter the map')
        return !entering && (await player.targets()).length > 2
    })
    await page.waitForTimeout(2500)
    const targets = await player.targets()
    await player.point(targets[1])
    await page.waitForTimeout(300)
    await album.keep(page, 'table')
    album.seats = await page.context().storageState()
    const table = page.url()
    const dark = await album.open(WIDE, 'dark')
    await dark.goto(table)
    await dark.locator('path.hit.open').first().waitFor()
    await new Player(dark).point((await new Player(dark).targets())[1])
    await dark.waitForTimeout(500)
    await album.keep(dark, 'table-dark')
    await dark.context().close()
    await phones(album, table)
    await lobby(album)
    return player
}

async function phones(album, table) {
    for (const clothes of ['light', 'dark']) {
        const phone = await album.open({ ...PHONE, deviceScaleFactor: 1.6 }, clothes)
        await phone.goto(table)
        await phone.locator('path.hit.open').first().waitFor()
        await phone.locator('path.hit.open').nth(2).dispatchEvent('click')
        await phone.waitForTimeout(500)
        await album.keep(phone, clothes === 'light' ? 'phone' : 'phone-dark')
        await phone.context().close()
    }
}

async function lobby(album) {
    const page = await album.open(WIDE)
    await page.goto(URL)
    await page.getByText('your turn').first().waitFor()
    await page.waitForTimeout(500)
    await album.keep(page, 'lobby')
    await page.context().close()
}

/** A piece of the map as the lobby's picture of the game. */
async function art(album, page) {
    const box = await page.locator('#map').boundingBox()
    const clip = { x: box.x + 90, y: box.y + 60, width: 700, height: 402 }
    await page.mouse.move(5, 890)
    await page.waitForTimeout(2500)
    const file = join(WEB, 'public/art/classic.webp')
    await album.keep(page, 'art', { clip, size: { width: 560, height: 322 }, file, quality: 0.82 })
}

async function ending(album, page, player) {
    await player.play(async () => false)
    await page.locator('.podium').waitFor()
    await page.waitForTimeout(800)
    await album.keep(page, 'end')
    await page.goto(`${page.url()}/replay`)
    await page.getByRole('slider').waitFor()
    for (let turn = 0; turn < 13; turn++)
        await page.getByRole('button', { name: 'To the next turn' }).click()
    await page.waitForTimeout(800)
    await album.keep(page, 'replay')
}

mkdirSync(OUT, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'elbowroom-pictures-'))
const server = await startServer(folder)
const browser = await startBrowser()
try {
    const album = new Album(browser)
    if (!process.argv.includes('--warcraft')) {
        const page = await opening(album)
        const player = await middle(album, page)
        await ending(album, page, player)
    }
    const art = process.argv.includes('--art') ? join(WEB, 'public/art') : null
    await warcraft(new Album(browser), URL, WIDE, art)
} finally {
    await browser.close()
    server.kill()
    rmSync(folder, { recursive: true, force: true })
}
