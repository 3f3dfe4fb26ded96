import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { COMMAND } from './commands'
import { everything } from './map'
import { playOnAs, watch } from './moments'
import { stage } from './stage'

const scene = stage()

scene('a game played to its end can be saved, and its dice verified', async (cast) => {
  const page = await cast.person()
  const player = await playOnAs(page, 'last')
  await player.play()
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-record-'))
  try {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record' }).click(),
    ])
    const file = join(folder, download.suggestedFilename())
    await download.saveAs(file)
    expect(file).toMatch(/elbowroom-\w+\.json$/)
    // The page has checked by itself, and tells how to check without it.
    const dice = page.locator('details.dice')
    await dice.getByText(/checked: (it follows|they follow) from the seed/).click()
    await dice.getByText('Words of this browser are in the dice').waitFor()
    const kept = (await dice.locator('code').innerText()).split(' ').slice(3)
    expect(kept[0]).toBe('--commitment')
    const verified = spawnSync(COMMAND, ['verify', file, ...kept], { encoding: 'utf8' })
    expect(`${verified.status} ${verified.stderr}`.trim(), verified.stdout).toBe('0')
    expect(verified.stdout).toContain('The seed is the one you saw committed to')
    expect(verified.stdout).toContain('Your words are in')
    const other = ['verify', file, '--commitment', '0'.repeat(64)]
    expect(spawnSync(COMMAND, other, { encoding: 'utf8' }).status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

scene(
  'a game is walked through by keys, slider and buttons, and its old address still leads to it',
  async (cast) => {
    const page = await cast.person()
    await watch(page, 'conquer')
    await page.goto(page.url().replace('/study', '/replay'))
    const slider = page.getByRole('slider')
    const at = async () => Number(await slider.inputValue())
    await slider.waitFor()
    await page.locator('#map path.hit').first().waitFor({ state: 'attached' })
    const first = await everything(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await at()).toBe(2)
    // A press on the map leaves the arrows to the game.
    await page.locator('#map path.hit').first().click()
    await page.keyboard.press('ArrowLeft')
    expect(await at()).toBe(1)
    const last = Number(await slider.getAttribute('max'))
    await slider.press('End')
    expect(await at()).toBe(last)
    await expect.poll(() => everything(page)).not.toEqual(first)
    expect(await page.getByRole('button', { name: 'What if?' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'To the turn before' }).click()
    const turn = await at()
    expect(turn).toBeLessThan(last)
    await page.getByRole('button', { name: 'To the next turn' }).click()
    expect(await at()).toBeGreaterThan(turn)
    await slider.press('Home')
    await expect.poll(() => everything(page)).toEqual(first)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(at).toBeGreaterThan(0)
  },
)

scene(
  'any moment of a game is played on against bots, and the branch is left again',
  async (cast) => {
    const page = await cast.person()
    await watch(page, 'conquer')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
    await page.getByRole('radio', { name: 'Tomáš' }).check({ force: true })
    await page.keyboard.press('w')
    await page.locator('section.prompt.asked').waitFor()
    await page.getByRole('region', { name: 'Guest' }).getByText('Humans').first().waitFor()
    await page.getByRole('link', { name: 'Back to the study' }).click()
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('3')
  },
)
