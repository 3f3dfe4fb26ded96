import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { Player, type Habits } from './player'

/** The seat links of a table of two people that goes on. */
export function seatLinks(name: string): [string, string] {
  const [first, second] = inject('shelf').seats[name] ?? []
  if (!first || !second) throw new Error(`no table "${name}" on the shelf`)
  return [first, second]
}

/** Two people sit down at one device; the first one takes it. */
export async function sitTogether(page: Page, name: string): Promise<void> {
  const [first, second] = seatLinks(name)
  await page.goto(first)
  await page.locator('section.prompt').waitFor()
  await page.goto(second)
  await page.reload()
}

/** The link of a seat in a moment; each is given to one test only, whichever worker it runs in. */
function chair(name: string): string {
  const { chairs, file } = inject('shelf')
  const links = chairs[name] ?? []
  for (const [number, link] of links.entries())
    try {
      mkdirSync(`${file}-${name}-${number}`)
      return link
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
    }
  throw new Error(`all ${links.length} seats in the moment "${name}" are taken`)
}

/** Sits down against bots by the link of a seat, in a moment that few games come to. */
export async function sitDown(page: Page, name: string, habits: Habits = {}): Promise<Player> {
  await page.goto(chair(name))
  const player = new Player(page, habits)
  await player.until((sight) => sight.toDo, 'the first question')
  return player
}

/** Opens the study of a game on the shelf. */
export async function watch(page: Page, name: string): Promise<void> {
  const table = inject('shelf').games[name]
  if (!table) throw new Error(`no game "${name}" on the shelf`)
  await page.goto(`/t/${table}/study`)
  await page.getByRole('slider').waitFor()
  await page.locator('#map :is(path.hit, [data-name])').first().waitFor({ state: 'attached' })
}

/** Plays on from the first moment of a game on the shelf, in somebody's place, against bots. */
export async function playOnAs(page: Page, name: string, who = 'Mira'): Promise<Player> {
  await watch(page, name)
  await page.getByRole('radio', { name: who }).check({ force: true })
  await page.getByRole('button', { name: 'What if? Play on from here' }).click()
  await page.waitForURL(/\/t\/\w+$/)
  const player = new Player(page)
  await player.until((sight) => sight.toDo, 'the first question')
  return player
}
