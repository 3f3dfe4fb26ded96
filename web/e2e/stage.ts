import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  WebError,
} from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { sharedBrowser } from './browser'
import { borrow, giveBack, open } from './profiles'
import { Server } from './server'
import { steadiness } from './steadiness'
import { unveiled } from './veil'

const PICTURES = join(import.meta.dirname, '../test-results')

/** How a person comes; `fresh` where a test listens to the browser itself or changes what a page begins with. */
export type Looks = BrowserContextOptions & { painted?: boolean; fresh?: boolean }

/** The people of one test: each has a browser profile of their own. */
export class Cast {
  readonly #contexts: BrowserContext[] = []
  readonly #faults: string[] = []
  readonly #pages: Page[] = []
  readonly #lent = new Map<Page, BrowserContextOptions>()

  readonly #own: Server | null

  constructor(
    readonly browser: Browser,
    own: Server | null,
  ) {
    this.#own = own
  }

  /** The server of this file alone, which may be killed. */
  get server(): Server {
    if (this.#own) return this.#own
    throw new Error('this file shares its server; stage({ ownServer: true }) gives it one')
  }

  /**
   * A page of a new person, who reads English and minds motion unless told otherwise. The worker
   * that keeps the page for times without a server starts where it is asked for, and the page is
   * painted where it is asked for.
   */
  async person({ painted = false, fresh = false, ...looks }: Looks = {}): Promise<Page> {
    const options: BrowserContextOptions = {
      baseURL: this.#own?.url ?? inject('server'),
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...looks,
    }
    const alone = fresh || painted || this.#own !== null || options.serviceWorkers === 'allow'
    const page = await (alone ? open : borrow)(this.browser, options, painted)
    if (!alone) this.#lent.set(page, options)
    const context = page.context()
    context.on('weberror', this.#fail)
    this.#contexts.push(context)
    this.#pages.push(page)
    return page
  }

  readonly #fail = (fault: WebError) => this.#faults.push(String(fault.error().stack))

  /** Fails when a page had an error nobody saw, or when the stage was not steady at any look. */
  check(): void {
    if (this.#faults.length) throw new Error(`the page failed: ${this.#faults.join('\n')}`)
    const complaints = this.#pages.flatMap((page) => steadiness(page).complaints)
    if (complaints.length) throw new Error(`the stage was not steady: ${complaints.join('\n')}`)
  }

  /** What everybody had before their eyes, with pictures. */
  async describe(name: string): Promise<string> {
    mkdirSync(PICTURES, { recursive: true })
    const pages = this.#contexts.flatMap((context) => context.pages())
    const told = await Promise.all(
      pages.map(async (page, number) => {
        const picture = join(PICTURES, `${name.replaceAll(/\W+/g, '-')}-${number + 1}.png`)
        await unveiled(page, () => page.screenshot({ path: picture, timeout: 10_000 })).catch(
          () => {},
        )
        const shown = await page.evaluate(onThePage).catch((fault: unknown) => String(fault))
        return `--- page ${number + 1}: ${page.url()}\n${shown}\n    picture: ${picture}`
      }),
    )
    return [...told, ...this.#faults].join('\n')
  }

  /** Everybody leaves; what went well is left as others may find it. */
  async close(well: boolean): Promise<void> {
    await Promise.all(
      this.#pages.map((page) => {
        const context = page.context()
        context.off('weberror', this.#fail)
        const options = this.#lent.get(page)
        return well && options ? giveBack(page, options) : context.close()
      }),
    )
  }
}

/** The words of a page that tell how far a game is; runs in the page. */
function onThePage(): string {
  const words = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].map((one) =>
      one.innerText.replaceAll(/\s+/g, ' ').trim(),
    )
  const prompt = document.querySelector<HTMLElement>('section.prompt')
  const log = words('[role=log] li, .log li, .log p').slice(-8)
  return [
    `heading: ${words('h1').join(' | ')}`,
    `prompt: ${prompt?.dataset.kind ?? '-'} busy=${prompt?.dataset.busy ?? '-'} ${words('section.prompt').join()}`,
    `dialog: ${words('dialog[open]').join(' | ')}`,
    `alert: ${words('[role=alert]').join(' | ')}`,
    `log: ${log.join(' | ')}`,
  ]
    .map((line) => `    ${line}`)
    .join('\n')
}

export type Scene = (cast: Cast) => Promise<void>

/** Gives what the tests of a file are written with: a server, shared unless told, and a browser. */
export function stage({ ownServer = false } = {}): (name: string, scene: Scene) => void {
  let server: Server | null = null
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await sharedBrowser()
    if (ownServer) server = await Server.start(inject('shelf').file)
  })
  afterAll(async () => {
    await server?.stop()
  })
  return (name, scene) =>
    test(name, async () => {
      const cast = new Cast(browser!, server)
      let well = false
      try {
        await scene(cast)
        cast.check()
        well = true
      } catch (fault) {
        if (fault instanceof Error) fault.message += `\n${await cast.describe(name)}`
        throw fault
      } finally {
        await cast.close(well)
      }
    })
}
