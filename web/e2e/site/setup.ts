import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PYTHON } from '../commands'
import { freePort } from '../server'

/** The site that is tested: the one that was built last, unless another is named. */
export const SITE = process.env.ELBOWROOM_SITE ?? join(import.meta.dirname, '../../../build/site')
const PATIENCE = 20_000

/** Serves the site as anybody might: Python's plain file server, and not at the root of its host. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(join(SITE, 'sw.js'))) throw new Error('there is no site; run: make site')
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-site-'))
  symlinkSync(SITE, join(folder, 'somewhere'))
  const { url, stop } = await serve(folder, '/somewhere/play/')
  project.provide('server', url)
  return () => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Serves a folder by Python's plain file server; gives the address of a place in it. */
export async function serve(folder: string, place: string) {
  const port = await freePort()
  const words = ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, `${port}`]
  const running = spawn(PYTHON, words, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}${place}`
  await answers(url)
  return { url, stop: () => void running.kill() }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the file server did not start')
}
