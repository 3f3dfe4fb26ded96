import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { KNOWN, loadGame } from '$games/registry'
import { gentlestLevel, levelsOf, usualLevel } from '$lib/lobby/levels'
import type { GameInfo } from '$lib/api/types'

const SOURCES = join(import.meta.dirname, '../../../src')
const FOLDERS = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== 'generic')
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
    for (const part of ['Row', 'Reading', 'Settings'] as const)
      if (game[part] !== null) expect(game[part], part).toBeTypeOf('function')
    expect(game.steps.length).toBeGreaterThan(0)
    expect((await game.rules()).length).toBeGreaterThan(0)
  },
  60_000,
)

test('a game the page does not know is shown by its lists', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"games": []}')))
  const game = await loadGame('chess')
  expect(game).toBe(await loadGame('go'))
  expect(game.Board).toBeTypeOf('function')
  expect(KNOWN).not.toContain('generic')
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
