import type { Page } from 'playwright-core'
import { PHONE } from './browser'
import { KingdomsPlayer } from './kingdoms'
import { sitDown } from './moments'
import type { Player } from './player'
import { SlowServer } from './slowness'
import { stage } from './stage'

const scene = stage()
const ring = (page: Page) => page.locator('[data-pending]')

/** Does something while the server is not heard of: a ring answers it, and goes with the server's answer. */
async function expectRing(
  player: Player,
  server: SlowServer,
  press: () => Promise<unknown>,
  css = '[data-pending]',
): Promise<void> {
  const before = await player.sight()
  server.keep()
  await press()
  await player.page.locator(css).first().waitFor()
  server.letThrough()
  await ring(player.page).first().waitFor({ state: 'detached' })
  await player.until((now) => !now.busy && now.sign !== before.sign, 'the answer')
}

scene('every press is answered before the server has answered', async (cast) => {
  const page = await cast.person()
  const server = await SlowServer.before(page)
  const player = await sitDown(page, 'conquer')
  await player.asked('conquer')
  await expectRing(player, server, () => player.region('r10'), '#map .pending')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await player.asked('conquer')
  await expectRing(player, server, () => undo.click(), '.undo [data-pending]')
  await player.asked('conquer')
  await player.region('r10')
  await player.asked('conquer')
  await expectRing(player, server, () => page.keyboard.press('u'), '.undo [data-pending]')
  await player.asked('conquer')
  await player.region('r10')
  await player.asked('conquer')
  await expectRing(
    player,
    server,
    () => page.keyboard.press('e'),
    '[data-button=done] [data-pending]',
  )
  await player.asked('redeploy')
})

scene('Kingdoms answers a press on its map, a key and a finger as quickly', async (cast) => {
  for (const [looks, touch] of [
    [{}, false],
    [PHONE, true],
  ] as const) {
    const page = await cast.person(looks)
    const server = await SlowServer.before(page)
    await sitDown(page, 'kingdoms-three')
    const player = new KingdomsPlayer(page, { touch })
    player.wishes = ['expand']
    await player.play(({ kind }) => kind === 'act')
    const { targets } = await player.asked('act')
    if (!touch) {
      await expectRing(player, server, () => player.region(targets[0]!.id), '#map .pending')
      continue
    }
    await player.region(targets[0]!.id)
    await expectRing(player, server, () => player.button('selected'))
  }
})
