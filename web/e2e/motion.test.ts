import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { KingdomsPlayer } from './kingdoms'
import { sitDown } from './moments'
import { Player } from './player'
import { stage } from './stage'

const scene = stage()

declare global {
  interface Window {
    /** Whose turn was told, and whether others were still seen, in order, each state once. */
    seenOfTurns?: string[]
    /** What was seen of the die, in order, each state once. */
    seenOfTheDie?: { die: string; words: string; told: boolean }[]
  }
}

/** Writes down all that the page shows of the die from now on; runs in the page. */
function watchTheDie(): void {
  const seen = (window.seenOfTheDie = [] as NonNullable<Window['seenOfTheDie']>)
  const look = () => {
    const die = document.querySelector('[data-die]')
    const now = {
      die: die?.getAttribute('data-die') ?? '',
      words: die?.textContent.trim() ?? '',
      told: /needed \d, rolled \d/.test(document.body.innerText),
    }
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now)
  }
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  })
}

const logged = (page: Page) => page.locator('.log').innerText()

scene('the die says what it needs, rolls without a face, then tells', async (cast) => {
  const page = await cast.person({ reducedMotion: 'no-preference' })
  const player = await sitDown(page, 'die', { attempt: true })
  const sight = await player.asked('conquer')
  await page.evaluate(watchTheDie)
  await player.region(sight.targets.find((target) => target.die)!.id)
  await page.getByRole('button', { name: /^Roll the die/ }).click()
  // Whether it is read at once depends on the tab that the next step opens; the log has it in any case.
  await page.waitForFunction(
    () =>
      window.seenOfTheDie?.some((one) => one.die === 'rolling') &&
      !document.querySelector('[data-die]'),
  )
  const seen = await page.evaluate(() => window.seenOfTheDie!)
  const rolling = seen.filter((one) => one.die === 'rolling')
  expect(rolling.length).toBeGreaterThan(0)
  for (const one of rolling) expect(one).toMatchObject({ words: /^needs \d or more$/, told: false })
  expect(seen.slice(0, seen.indexOf(rolling.at(-1)!)).some((one) => one.told)).toBe(false)
  await page.keyboard.press('l')
  await expect.poll(() => logged(page)).toMatch(/rolls for .+: needed \d, rolled \d\./)
})

scene('conquests that are taken back leave the log', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'conquer')
  await player.asked('conquer')
  const before = await logged(page)
  await player.region('r10')
  await expect.poll(() => logged(page)).toMatch(/conquers/)
  const one = await logged(page)
  const { targets } = await player.asked('conquer')
  await player.region(targets[0]!.id)
  await expect.poll(() => logged(page)).not.toBe(one)
  await player.asked('conquer')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect.poll(() => logged(page)).toBe(one)
  await player.asked('conquer')
  await undo.click()
  await expect.poll(() => logged(page)).toBe(before)
})

/** Writes down whose turn is told, and whether others are still seen; runs in the page. */
function watchTurns(): void {
  const seen = (window.seenOfTurns = [] as string[])
  const look = () => {
    const mine = document.title.startsWith('●')
    const others = document.querySelector('section.prompt [data-button=hurry]')?.textContent ?? ''
    const now = `${mine ? 'mine' : 'others'}${/to my turn/.test(others) ? ', seen' : ''}`
    if (now !== seen.at(-1)) seen.push(now)
  }
  look()
  const everything = { childList: true, subtree: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document, everything)
}

scene(
  'turns of others are seen, can be skipped, and never go on behind one’s own',
  async (cast) => {
    for (const [moment, person] of [
      ['choice', Player],
      ['islands-sites', Player],
      ['kingdoms-three', KingdomsPlayer],
    ] as const) {
      const page = await cast.person({ reducedMotion: 'no-preference' })
      await sitDown(page, moment)
      const player = new person(page)
      await page.evaluate(watchTurns)
      const skip = page.locator('section.prompt [data-button=hurry]', {
        hasText: 'Skip to my turn',
      })
      await player.play(async ({ kind }) => {
        if (kind === '') return false
        return (await page.evaluate(() => window.seenOfTurns!)).includes('others, seen')
      })
      const seen = await page.evaluate(() => window.seenOfTurns!)
      expect(seen, moment).toContain('others, seen')
      expect(seen, moment).not.toContain('mine, seen')
      expect(await skip.count(), moment).toBe(0)
    }
  },
)

scene('what others do is skipped by one press', async (cast) => {
  const page = await cast.person({ reducedMotion: 'no-preference' })
  const player = await sitDown(page, 'choice')
  await player.button('decline')
  await player.button('yes')
  await page.locator('[data-button=hurry]', { hasText: 'Skip to my turn' }).click()
  await player.asked('pick')
  expect(await page.locator('[data-button=hurry]').count()).toBe(0)
})
