import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build, preview, type PreviewServer } from 'vite'

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

/** The development page of the board, built once and served, and a browser that shows it. */
export class Stage {
  private constructor(
    readonly server: PreviewServer,
    readonly browser: Browser,
    readonly address: string,
    readonly folder: string,
  ) {}

  static async open(): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'elbowroom-board-'))
    const shown = { root: join(import.meta.dirname, '../..'), logLevel: 'error' as const }
    const [browser] = await Promise.all([
      chromium.launch({
        executablePath: chromiumPath(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      }),
      build({
        ...shown,
        build: {
          outDir: folder,
          minify: false,
          reportCompressedSize: false,
          rolldownOptions: { input: 'dev/board.html' },
        },
      }),
    ])
    const server = await preview({
      ...shown,
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
    })
    return new Stage(server, browser, server.resolvedUrls!.local[0]!, folder)
  }

  async close() {
    await this.browser.close()
    await this.server.close()
    rmSync(this.folder, { recursive: true, force: true })
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
