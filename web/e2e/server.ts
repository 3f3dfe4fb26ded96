import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMAND } from './commands'

const PATIENCE = 60_000

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A real server with a database of its own, which can be killed and started again. */
export class Server {
  #process: ChildProcess | null = null
  readonly #folder = mkdtempSync(join(tmpdir(), 'elbowroom-e2e-'))
  #output = ''

  private constructor(readonly port: number) {}

  /** Starts a server whose database is brought back from a backup. */
  static async start(backup: string): Promise<Server> {
    const server = new Server(await freePort())
    copyFileSync(backup, server.#database)
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get #database(): string {
    return join(this.#folder, 'tables.db')
  }

  async start(): Promise<void> {
    const options = {
      port: this.port,
      database: `sqlite:///${this.#database}`,
      'bot-delay': 0,
      rate: 0,
    }
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`])
    // Nothing outside this machine is ever called.
    words.push('--push-local')
    const running = spawn(COMMAND, ['serve', ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = running
    for (const stream of [running.stdout, running.stderr])
      stream.on('data', (data: Buffer) => {
        this.#output = (this.#output + data.toString()).slice(-4000)
      })
    await this.#answers(running)
  }

  async #answers(running: ChildProcess): Promise<void> {
    const deadline = Date.now() + PATIENCE
    while (Date.now() < deadline && running.exitCode === null) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`the server did not start:\n${this.#output}`)
  }

  /** Ends the server without a word, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
    // Its bots may think on for a while, and hold its output: nobody waits for them.
    for (const stream of [running.stdout, running.stderr]) stream?.destroy()
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
