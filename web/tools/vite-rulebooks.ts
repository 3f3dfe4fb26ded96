import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The rulebooks for players, which Python reads too. */
const PACKAGE = join(import.meta.dirname, '../../src/elbowroom')
const GAMES = join(PACKAGE, 'games')
const TABLE = 'virtual:rulebooks'
const ENDINGS = 'virtual:endings'
const SHAPE = 'virtual:rulebook-shape/'
const WORDS = 'virtual:rulebook/'
const OURS = [TABLE, ENDINGS, SHAPE, WORDS]

const shapeOf = (game: string) => join(GAMES, game, 'texts/rulebook.json')
const wordsOf = (language: string, game: string) =>
  join(GAMES, game, 'texts', language, 'rulebook.ftl')

/** The games that have a rulebook. */
export function bookedGames(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(shapeOf(game)))
}

/** The chapters of a game's rulebook as they are written. */
export function rulebookShape(game: string): unknown {
  return JSON.parse(readFileSync(shapeOf(game), 'utf8'))
}

/** The texts of a game's rulebook in a language. */
export function rulebookText(language: string, game: string): string {
  return readFileSync(wordsOf(language, game), 'utf8')
}

/** The languages of a game's rulebook. */
function languagesOf(game: string): string[] {
  return readdirSync(join(GAMES, game, 'texts')).filter((one) => existsSync(wordsOf(one, game)))
}

/** Loads what is in each rulebook when it is read. */
function table(): string {
  const games = bookedGames()
  const shapes = games.map((game) => `'${game}': () => import('${SHAPE}${game}'),`)
  const words = games.flatMap((game) =>
    languagesOf(game).map((one) => `'${one}/${game}': () => import('${WORDS}${one}/${game}'),`),
  )
  return `export const shapes = {${shapes.join('')}}\nexport const words = {${words.join('')}}`
}

/** What a module holds, and the file it is read from. */
function held(id: string): { file: string; read: () => unknown } {
  if (id === ENDINGS) {
    const file = join(PACKAGE, 'text/endings.json')
    return { file, read: () => JSON.parse(readFileSync(file, 'utf8')) as unknown }
  }
  if (id.startsWith(SHAPE)) {
    const game = id.slice(SHAPE.length)
    return { file: shapeOf(game), read: () => rulebookShape(game) }
  }
  const [language = '', game = ''] = id.slice(WORDS.length).split('/')
  return { file: wordsOf(language, game), read: () => rulebookText(language, game) }
}

/**
 * Offers `virtual:rulebooks`, which loads the chapters of each game and their texts in each
 * language, and `virtual:endings`, the endings that finding a word takes off.
 */
export function rulebooks(): Plugin {
  return {
    name: 'elbowroom-rulebooks',
    resolveId: (id) => (OURS.some((one) => id.startsWith(one)) ? '\0' + id : undefined),
    load(id) {
      const asked = id.slice(1)
      if (!id.startsWith('\0') || !OURS.some((one) => asked.startsWith(one))) return undefined
      if (asked === TABLE) return table()
      const { file, read } = held(asked)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(read())}`
    },
  }
}
