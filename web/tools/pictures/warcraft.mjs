// The picture of the islands, and the lobby's picture of that game.
import { join } from 'node:path'
import { Player } from './player.mjs'

const ROUND = 4
const SIZE = { width: 560, height: 322 }

/** Answers the questions that only islands ask. */
class Islander extends Player {
    async settle(kind) {
        const done = this.prompt.locator('button[data-button=done]')
        if (await done.count()) return super.settle(kind)
        const region = this.page.locator('path.hit.open')
        return (await region.count()) ? super.settle(kind) : this.last().click()
    }
}

/** Plays to a conquest in the middle of a game on islands and keeps it. */
export async function warcraft(album, url, options, artFolder) {
    const page = await album.open(options)
    await page.goto(url)
    await page.getByPlaceholder('Nickname').fill('Mira')
    await page.getByText('Small World of Warcraft').click()
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page.locator('section.prompt').waitFor()
    const player = new Islander(page)
    const round = async () => Number(await page.locator('.track .now').innerText())
    await player.play(async (kind) => {
        if (kind !== 'conquer' || (await round()) < ROUND) return false
        const landing = (await player.prompt.innerText()).includes('where to land')
        return !landing && (await player.targets()).length > 2
    })
    await page.waitForTimeout(2500)
    if (artFolder) await art(album, page, artFolder)
    const targets = await player.targets()
    await player.point(targets[1])
    await page.waitForTimeout(400)
    await album.keep(page, 'warcraft')
    await page.context().close()
}

/** A piece of the sea as the lobby's picture of the game. */
async function art(album, page, folder) {
    const box = await page.locator('#map').boundingBox()
    const width = 660
    const clip = { x: box.x + 10, y: box.y + 8, width, height: (width * SIZE.height) / SIZE.width }
    await page.mouse.move(5, 890)
    await page.waitForTimeout(500)
    const file = join(folder, 'warcraft.webp')
    await album.keep(page, 'art', { clip, size: SIZE, file, quality: 0.82 })
}
