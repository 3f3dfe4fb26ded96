import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The Chromium to drive: CHROMIUM in the environment, else a usual place. */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place))
  if (!found) {
    throw new Error('No Chromium found. On Debian: apt-get install chromium; or set CHROMIUM.')
  }
  return found
}

/** The page's development server, and a browser that shows it. */
export class Stage {
  private constructor(
    readonly server: ViteDevServer,
    readonly browser: Browser,
    readonly address: string,
  ) {}

  static async open(): Promise<Stage> {
    const server = await createServer({
      root: join(import.meta.dirname, '../..'),
      server: { port: 0, host: '127.0.0.1', hmr: false },
      logLevel: 'error',
    })
    await server.listen()
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    })
    return new Stage(server, browser, server.resolvedUrls!.local[0]!)
  }

  async close() {
    await this.browser.close()
    await this.server.close()
  }

  /** A new page at a path; what the console complains of is collected in `complaints`. */
  async page(
    path: string,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      ...options,
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      const missingIcon = message.text().includes('404')
      if (message.type() === 'error' && !missingIcon) complaints.push(message.text())
    })
    await page.goto(new URL(path, this.address).href)
    return { page, complaints }
  }
}
