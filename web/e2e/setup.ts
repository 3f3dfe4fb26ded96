import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PYTHON } from './commands'

/** What tools/shelf.py laid out: ids of finished games, and seat links of tables that go on. */
export type Shelf = {
  file: string
  games: Record<string, string>
  seats: Record<string, string[]>
}

declare module 'vitest' {
  export interface ProvidedContext {
    shelf: Shelf
  }
}

/** Makes the backup that every server of the tests starts from. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-shelf-'))
  const made = spawnSync(PYTHON, [join(import.meta.dirname, '../tools/shelf.py'), folder], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`shelf.py failed:\n${made.stderr}${made.error ?? ''}`)
  const told = JSON.parse(readFileSync(join(folder, 'shelf.json'), 'utf8')) as Omit<Shelf, 'file'>
  project.provide('shelf', { ...told, file: join(folder, 'shelf.db') })
  return () => rmSync(folder, { recursive: true, force: true })
}
