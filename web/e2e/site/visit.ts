import type { Page } from 'playwright-core'
import type { Cast, Looks } from '../stage'

/** Somebody who opens the site: its worker keeps it, and bots answer without delay. */
export async function visitor(cast: Cast, looks: Looks = {}): Promise<Page> {
  const page = await cast.person({ serviceWorkers: 'allow', ...looks })
  await page.addInitScript(() => localStorage.setItem('elbowroom.bot-delay', '0'))
  await page.goto('./')
  return page
}

/** Waits until the site is kept whole, so that it needs no network any more. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Cuts the network, and shows that nothing comes over it. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const reached = await page.evaluate(() =>
    fetch(`./nothing-${Math.random()}`).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  if (reached) throw new Error('the network is still there')
}

/** Chooses a game by its picture in the lobby. */
export async function chooseGame(page: Page, name: string): Promise<void> {
  await page
    .locator('label.game')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click()
}

/** Chooses the language of the page in its bar. */
export async function spoken(page: Page, language: string): Promise<void> {
  await page.locator('header select').selectOption(language)
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
}
