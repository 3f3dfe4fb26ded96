import type { Page } from 'playwright-core'

/** A server whose answers can be kept back: moves reach it only when they are let through. */
export class SlowServer {
  #kept: (() => void)[] = []
  #keeps = false

  /** Stands between a page that is not open yet and its table. */
  static async before(page: Page): Promise<SlowServer> {
    const slow = new SlowServer()
    await page.routeWebSocket(/\/socket$/, (line) => {
      const server = line.connectToServer()
      line.onMessage((message) => slow.#take(() => server.send(message)))
    })
    return slow
  }

  #take(send: () => void): void {
    if (this.#keeps) this.#kept.push(send)
    else send()
  }

  /** Nothing that the page says is heard from now on. */
  keep(): void {
    this.#keeps = true
  }

  /** All that was said is heard now. */
  letThrough(): void {
    this.#keeps = false
    for (const send of this.#kept.splice(0)) send()
  }
}
