import type { Page } from 'playwright-core'
import { choose } from './browser'
import { Player } from './player'
import type { Cast } from './stage'

/** Opens a table for two, the second seat by link, and gives the link. */
export async function inviting(page: Page, name: string, listed = false): Promise<string> {
  await page.goto('/')
  await page.getByPlaceholder('Nickname').fill(name)
  await choose(page, 'Players', '2')
  await choose(page, 'Chair 2', 'Friend by link')
  if (listed) await page.getByLabel('Show in the lobby').check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByLabel('Invite link').inputValue()
}

/** Follows an invitation and sits down. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.locator('section.prompt').waitFor()
}

/** Two people who come back to their seats by their links, each on a device of their own. */
export async function pair(cast: Cast, links: [string, string]): Promise<[Player, Player]> {
  const players = await Promise.all(
    links.map(async (link) => {
      const page = await cast.person()
      await page.goto(link)
      await page.locator('section.prompt').waitFor()
      return new Player(page)
    }),
  )
  return players as [Player, Player]
}

/** Presses a button of the menu of the table. */
export async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Waits for a sentence in the log. */
export async function told(page: Page, sentence: string | RegExp): Promise<void> {
  await page.locator('.log li', { hasText: sentence }).first().waitFor()
}
