import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { unveiled } from './veil'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let running: Promise<Browser> | undefined

/** The Chromium of all tests of this process, started by the first; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  running ??= openBrowser()
  return running
}

function openBrowser(): Promise<Browser> {
  return chromium.launch(options())
}

/** A browser of its own whose profile outlives it. */
export function openProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, options())
}

function options(): LaunchOptions {
  const executablePath = PLACES.find((place) => place && existsSync(place))
  if (!executablePath)
    throw new Error('no Chromium found; set CHROMIUM, or install the package chromium')
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] }
}

/** Chooses one of a row of choices by their visible words. */
export async function choose(page: Page, group: string, option: string): Promise<void> {
  const row = page.getByRole('group', { name: group, exact: true })
  await row.getByRole('radio', { name: option, exact: true }).check()
}

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }

const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules of axe that look at colours; nothing else differs between light and dark. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds wrong with the page as it stands, light and dark, in words. */
export function axe(page: Page): Promise<string[]> {
  return unveiled(page, () => complaints(page))
}

async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'))
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violations(page, EVERYTHING)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(page, COLOURS)
  return [...light, ...dark.map((one) => `dark: ${one}`)]
}

/** What is drawn in a layer that is hidden from readers: a thousand shapes that no rule is about. */
const DRAWN = { exclude: ['svg.layer[aria-hidden=true] > *'] }

async function violations(page: Page, runOnly: object): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ where, options }) => {
      const { axe } = window as unknown as {
        axe: { run: (on: object, options: object) => Promise<{ violations: Violation[] }> }
      }
      return (await axe.run(where, options)).violations
    },
    // No rule of these asks for style sheets to be fetched again.
    { where: DRAWN, options: { runOnly, resultTypes: ['violations'], preload: false } },
  )
  return violations.flatMap((one) =>
    one.nodes
      .slice(0, 3)
      .map(
        (node) =>
          `${one.id}: ${one.help}\n  ${node.html.slice(0, 240)}\n  ${node.failureSummary ?? ''}`,
      ),
  )
}
