import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PYTHON } from './commands'
import { Server } from './server'

/**
 * What tools/shelf.py laid out: ids of finished games, seat links of tables that go on, and for each
 * moment the seat links of some tables against bots, each for one test.
 */
export type Shelf = {
  file: string
  games: Record<string, string>
  seats: Record<string, string[]>
  chairs: Record<string, string[]>
}

declare module 'vitest' {
  export interface ProvidedContext {
    shelf: Shelf
    /** The address of the server that most tests share. */
    server: string
  }
}

/** Makes the backup that every server of the tests starts from. */
function layOut(folder: string): Shelf {
  const made = spawnSync(PYTHON, [join(import.meta.dirname, '../tools/shelf.py'), folder], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`shelf.py failed:\n${made.stderr}${made.error ?? ''}`)
  const told = JSON.parse(readFileSync(join(folder, 'shelf.json'), 'utf8')) as Omit<Shelf, 'file'>
  return { ...told, file: join(folder, 'shelf.db') }
}

/** Lays out the tables, and starts one server for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-shelf-'))
  const shelf = layOut(folder)
  const server = await Server.start(shelf.file)
  project.provide('shelf', shelf)
  project.provide('server', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
