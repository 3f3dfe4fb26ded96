import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The Fluent files that Python reads too: a folder for each language, shared and of each game. */
const PACKAGE = join(import.meta.dirname, '../../src/elbowroom')
const SHARED = join(PACKAGE, 'text/locales')
const GAMES = join(PACKAGE, 'games')
const PREFIX = 'virtual:locale/'
const TABLE = 'virtual:locales-of-games'

/** What only the game in the terminal says. */
const NOT_OURS = ['terminal.ftl']

/** All Fluent text of one language, or only what one game says otherwise, joined. */
export function localeText(language: string, game = ''): string {
  const folder = folderOf(language, game)
  return localeFiles(language, game)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** The names of races, powers and pieces in one language, with their cases and plurals. */
export function localeNames(language: string, game = ''): unknown {
  const file = join(folderOf(language, game), 'names.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The names of the Fluent files of one language that the page reads, in a stable order. */
export function localeFiles(language: string, game = ''): string[] {
  return readdirSync(folderOf(language, game))
    .filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))
    .sort()
}

/** Where the texts of a language stand: the shared ones, or those of one game. */
function folderOf(language: string, game: string): string {
  return game ? join(GAMES, game, 'texts', language) : join(SHARED, language)
}

/** The folders in a folder, without what Python makes. */
function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map((one) => one.name)
}

/** The languages there are, each with the games that have texts. */
function places(): string[] {
  const games = folders(GAMES).filter((game) => existsSync(join(GAMES, game, 'texts')))
  return games.flatMap((game) =>
    folders(join(GAMES, game, 'texts')).map((language) => `${language}/${game}`),
  )
}

/** What a module of words holds. */
function words(language: string, game: string): string {
  const locale = { text: localeText(language, game), names: localeNames(language, game) }
  return `export default ${JSON.stringify(locale)}`
}

/** Loads the words of each game in each language when they are needed. */
function table(): string {
  const lines = places().map((place) => `'${place}': () => import('${PREFIX}${place}'),`)
  return `export default {${lines.join('')}}`
}

/**
 * Offers `virtual:locale/LANGUAGE` and `virtual:locale/LANGUAGE/GAME`, whose default export is
 * `{text, names}`, and `virtual:locales-of-games`, which loads the latter by `LANGUAGE/GAME`.
 */
export function locales(): Plugin {
  return {
    name: 'elbowroom-locales',
    resolveId: (id) => (id.startsWith(PREFIX) || id === TABLE ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + TABLE) return table()
      if (!id.startsWith('\0' + PREFIX)) return undefined
      const [language = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      for (const name of [...localeFiles(language, game), 'names.json'])
        this.addWatchFile(join(folderOf(language, game), name))
      return words(language, game)
    },
  }
}
