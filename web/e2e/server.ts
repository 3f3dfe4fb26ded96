import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The command that serves: ELBOWROOM_COMMAND, else the one of the project's environment. */
const COMMAND =
  process.env.ELBOWROOM_COMMAND ?? join(import.meta.dirname, '../../.venv/bin/elbowroom')
const PATIENCE = 30_000

function freePort(): Promise<number> {
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

  static async start(): Promise<Server> {
    const server = new Server(await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.#folder, 'tables.db')}`
    const options = [
      '--port',
      String(this.port),
      '--database',
      database,
      '--bot-delay',
      '0',
      '--rate',
      '0',
    ]
    this.#process = spawn(COMMAND, ['serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on(
        'data',
        (data: Buffer) => (this.#output = (this.#output + data.toString()).slice(-4000)),
      )
    const deadline = Date.now() + PATIENCE
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
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
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
