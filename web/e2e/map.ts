import type { Page } from 'playwright-core'

/** What the map says of a region, in words. */
export async function said(page: Page, region: string): Promise<string> {
  return (await page.locator(`path.hit[data-region="${region}"]`).getAttribute('aria-label')) ?? ''
}

const LAND_AND_HOLDER = /^.*?\. (?:Empty|.*?(?:tribes?|active|in decline))\.(?: With [^.]*\.)?/

/** What the map says of all regions: land and holder, not what can be done there. */
export async function everything(page: Page): Promise<string[]> {
  const labels = await page
    .locator('path.hit')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((one) => LAND_AND_HOLDER.exec(one)?.[0] ?? one).sort()
}

/** Chooses another language in the menu of a table. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption(language)
  await page.keyboard.press('Escape')
}
