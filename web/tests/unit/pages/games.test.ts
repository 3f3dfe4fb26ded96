import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KNOWN, loadGame } from '$games/registry'
import { gentlestLevel, levelsOf, usualLevel } from '$lib/lobby/levels'
import type { GameInfo } from '$lib/api/types'

const SOURCES = join(import.meta.dirname, '../../../src')
const FOLDERS = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)

test('every folder of games is a game of the page', () => {
  expect([...KNOWN].sort()).toEqual(FOLDERS.sort())
})

test.each(FOLDERS)(
  '%s has everything the frame asks of a game',
  async (id) => {
    const game = await loadGame(id)
    for (const part of ['Board', 'Cards', 'Holdings', 'Over', 'Summary', 'Charts'] as const)
      expect(game[part], part).toBeTypeOf('function')
    for (const part of ['Row', 'Reading', 'Settings', 'Tutorial'] as const)
      if (game[part] !== null) expect(game[part], part).toBeTypeOf('function')
    expect(game.steps.length).toBeGreaterThan(0)
    expect((await game.rules()).length).toBeGreaterThan(0)
  },
  60_000,
)

test('a game the page does not know is refused by name', async () => {
  await expect(loadGame('chess')).rejects.toThrow('chess')
})

/** Files of the frame: all but the games themselves. */
function frame(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(svelte|ts)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))
}

test('the frame names no game', () => {
  const files = [
    ...frame('pages'),
    ...frame('lib/table'),
    ...frame('lib/study'),
    ...frame('lib/lobby'),
    ...frame('lib/ui'),
  ]
  expect(files.length).toBeGreaterThan(30)
  const naming = files.filter((file) =>
    FOLDERS.some((id) => new RegExp(`['"\`/]${id}\\b`).test(readFileSync(file, 'utf8'))),
  )
  expect(naming.map((file) => file.slice(SOURCES.length + 1))).toEqual([])
})

const info = (more: Partial<GameInfo>) =>
  ({ bots: [], levels: [], level: '', added: [], ...more }) as unknown as GameInfo

test('opponents are what the server lists: its levels, then bots of packages', () => {
  const levels = ['easy', 'normal', 'hard', 'expert']
  const added = [{ name: 'mine', about: 'My bot.', package: 'my-bots' }]
  const game = info({ levels, level: 'normal', added })
  expect(levelsOf(game)).toEqual([...levels, 'mine'])
  expect(usualLevel(game)).toBe('normal')
  expect(gentlestLevel(game)).toBe('easy')
})

test('where no level is listed, every bot is offered', () => {
  const game = info({ bots: ['random', 'greedy'], level: 'greedy' })
  expect(levelsOf(game)).toEqual(['random', 'greedy'])
  expect(usualLevel(game)).toBe('greedy')
  expect(usualLevel(null)).toBe('')
})
