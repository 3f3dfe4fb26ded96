import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright-core'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export async function openBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place && existsSync(place))
  if (!executablePath)
    throw new Error('no Chromium found; set CHROMIUM, or install the package chromium')
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] })
}

/** Chooses one of a row of choices by their visible words. */
export async function choose(page: Page, group: string, option: string): Promise<void> {
  const row = page.getByRole('group', { name: group, exact: true })
  await row.getByRole('radio', { name: option, exact: true }).check()
}

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }

/** What axe finds wrong with the page as it stands, in words. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.evaluate(readFileSync(AXE, 'utf8'))
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (on: Document, options: object) => Promise<{ violations: Violation[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await axe.run(document, { runOnly: { type: 'tag', values: tags } })).violations
  })
  return violations.flatMap((one) =>
    one.nodes
      .slice(0, 3)
      .map(
        (node) =>
          `${one.id}: ${one.help}\n  ${node.html.slice(0, 240)}\n  ${node.failureSummary ?? ''}`,
      ),
  )
}
