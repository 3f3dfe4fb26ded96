import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe, PHONE } from './browser'
import { type Lecture, Pupil } from './coach'
import { KingdomsPlayer } from './kingdoms'
import { Player } from './player'
import { stage } from './stage'
import { THOROUGH } from './thorough'

const scene = stage()
const UNTRANSLATED = /\{ ?\$|\bcoach-[a-z]+|undefined/

/** Every lesson, with the steps that whoever follows it meets, and the language of the phone. */
const LESSONS = [
  {
    game: 'classic',
    lesson: 'first',
    language: 'cs',
    steps: ['goal', 'pick', 'enter', 'conquer', 'die', 'redeploy', 'score', 'choice', 'decline'],
  },
  {
    game: 'warcraft',
    lesson: 'first',
    language: 'pl',
    steps: [
      ...['goal', 'pick', 'landing', 'conquer', 'site', 'found', 'murlocs', 'redeploy'],
      ...['objectives', 'score', 'sides', 'choice', 'ship', 'tool', 'die', 'decline'],
    ],
  },
  {
    game: 'warcraft',
    lesson: 'known',
    language: 'is',
    steps: ['peoples', 'landing', 'site', 'found', 'tool', 'objectives', 'sides'],
  },
  {
    game: 'kingdoms',
    lesson: 'first',
    language: 'pl',
    steps: [
      ...['goal', 'card', 'patrol', 'collect', 'expand', 'magic', 'quest', 'war', 'tower'],
      'points',
    ],
  },
  {
    game: 'kingdoms',
    lesson: 'solo',
    language: 'is',
    steps: ['compass', 'hours', 'plan', 'skipped', 'rival'],
  },
]
const DESKTOP = { viewport: { width: 1280, height: 720 } }

/** The shortest lesson of each game is followed by keys on the desktop, and axe looks at what is new in it. */
const BY_KEYS = ['classic first', 'warcraft known', 'kingdoms solo']
const LOOKS = 3

/** Looks at the first few topics of a lesson with axe. */
function looking(page: Page): (now: Lecture) => Promise<boolean> {
  const looked = new Set<string>()
  return async ({ topic }) => {
    if (looked.has(topic) || looked.size === LOOKS) return false
    looked.add(topic)
    expect(await axe(page), topic).toEqual([])
    return false
  }
}

for (const { game, lesson, language, steps } of LESSONS)
  for (const [look, device, options] of [
    ['desktop', BY_KEYS.includes(`${game} ${lesson}`) ? 'keys' : 'mouse', DESKTOP],
    ['phone', 'finger', { ...PHONE, locale: language }],
  ] as const)
    scene(
      `whoever follows the coach learns everything: ${game}, ${lesson} (${look}, ${device})`,
      async (cast) => {
        const page = await cast.person(options)
        const pupil = new Pupil(page, device)
        await pupil.begin(game, lesson)
        await pupil.follow(device === 'keys' ? looking(page) : undefined)
        expect(pupil.faults).toEqual([])
        expect(pupil.topics).toEqual(expect.arrayContaining(steps))
        for (const words of pupil.said) expect(words).not.toMatch(UNTRANSLATED)
        if (THOROUGH && look === 'desktop') await playOut(page, game)
      },
    )

/** Plays the rest of a guided game alone, to its last round. */
async function playOut(page: Page, game: string): Promise<void> {
  const player = game === 'kingdoms' ? new KingdomsPlayer(page) : new Player(page)
  if (player instanceof KingdomsPlayer) player.hurryOn()
  await player.play()
  await page.locator('.podium').waitFor()
}

scene('a misstep is answered by what it cost, and taken back', async (cast) => {
  const page = await cast.person(DESKTOP)
  const pupil = new Pupil(page)
  await pupil.begin('classic', 'first')
  await pupil.follow(({ topic }) => topic === 'conquer')
  const coach = page.locator('section[data-coach]')
  await page.locator('#map path.hit[data-region="r09"]').click()
  await coach
    .locator('.misstep')
    .getByText(/cost you 3; Sunnyham would have cost 2/)
    .waitFor()
  await coach.locator('[data-button="coach-undo"]').click()
  await coach.locator('.misstep').waitFor({ state: 'detached' })
  await coach.getByRole('button', { name: 'Back' }).click()
  await coach.getByText('Your first region').waitFor()
  await coach.getByRole('button', { name: 'Go on' }).click()
  await coach.getByRole('button', { name: 'Other words' }).click()
  await coach.getByText(/like a puddle/).waitFor()
  await coach.getByRole('button', { name: 'Play alone' }).click()
  await coach.waitFor({ state: 'detached' })
  expect(await page.locator('[data-anchor]').count()).toBe(0)
  await page.reload()
  await page.locator('section.prompt').waitFor()
  await page.getByRole('tab', { name: 'Guide' }).click()
  expect(await coach.count()).toBe(0)
})
