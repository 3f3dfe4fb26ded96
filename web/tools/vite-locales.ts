import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The Fluent files that Python reads too: a folder for each language, shared and of each game. */
const PACKAGE = join(import.meta.dirname, '../../src/elbowroom')
const SHARED = join(PACKAGE, 'text/locales')
const GAMES = join(PACKAGE, 'games')
const PREFIX = 'virtual:locale/'
const TABLE = 'virtual:locales-of-games'
const LOOKS = 'virtual:looks'

/** What only the terminal and the first page of the site say, and the rulebook, which is loaded where it is read. */
const NOT_OURS = ['terminal.ftl', 'landing.ftl', 'rulebook.ftl']

/** The kinds of things a game lists in a file with the texts of all languages. */
const LISTS = {
  race: 'races',
  power: 'powers',
  site: 'sites',
  faction: 'factions',
  hero: 'heroes',
  territory: 'territories',
  place: 'places',
}

/** What is a message in the entry of a thing; everything else belongs to its name. */
const RULE_TEXT = /^(rule|up|needs|source)(-\d)?$/

type Things = Record<string, Record<string, Record<string, unknown>>>

/** All Fluent text of one language, or only what one game says otherwise, joined. */
export function localeText(language: string, game = ''): string {
  const folder = folderOf(language, game)
  const files = localeFiles(language, game).map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...files, ...lists(game).map(({ kind, file }) => told(kind, file, language))].join('\n')
}

/** The names of races, powers and pieces in one language, with their cases and plurals. */
export function localeNames(language: string, game = ''): unknown {
  const file = join(folderOf(language, game), 'names.json')
  const names = existsSync(file) ? (read(file) as object) : {}
  const listed = lists(game).map(({ list, file }) => [list, named(file, language)] as const)
  return { ...names, ...Object.fromEntries(listed) }
}

/** How the page shows what games list: icons, hues and numbers by game, list and id. */
export function looks(): Record<string, Record<string, unknown>> {
  const games = folders(GAMES).map((game) => {
    const listed = lists(game).map(({ list, file }) => [list, looksIn(file)] as const)
    return [game, Object.fromEntries(listed)] as const
  })
  return Object.fromEntries(games)
}

/** The icon, the hue and the numbers of each thing in a list. */
function looksIn(file: string): Record<string, unknown> {
  const things = Object.entries(read(file) as Things)
  const shown = things.map(([id, { icon, hue, tokens, tray }]) => [id, { icon, hue, tokens, tray }])
  return Object.fromEntries(shown) as Record<string, unknown>
}

/** The lists a game has, each with the kind of its things and its file. */
function lists(game: string): { kind: string; list: string; file: string }[] {
  return Object.entries(LISTS)
    .map(([kind, list]) => ({ kind, list, file: join(GAMES, game, 'texts', `${list}.json`) }))
    .filter(({ file }) => game !== '' && existsSync(file))
}

/** The rule texts of things as messages: rule-hero-baron, up-hero-baron-1. */
function told(kind: string, file: string, language: string): string {
  return parts(file, language)
    .flatMap(([id, entry]) =>
      entry.map(([part, text]) => {
        const [, about, level = ''] = RULE_TEXT.exec(part) ?? []
        return about
          ? `${about}-${kind}-${id.replaceAll('_', '-')}${level} = ${String(text)}\n`
          : ''
      }),
    )
    .join('')
}

/** The names of things, without what is a message. */
function named(file: string, language: string): Record<string, unknown> {
  const names = parts(file, language).map(
    ([id, entry]) =>
      [id, Object.fromEntries(entry.filter(([part]) => !RULE_TEXT.test(part)))] as const,
  )
  return Object.fromEntries(names)
}

/** What a list says of each thing in a language; English where the language has nothing. */
function parts(file: string, language: string): [string, [string, unknown][]][] {
  return Object.entries(read(file) as Things).map(([id, entry]) => [
    id,
    Object.entries(entry[language] ?? entry['en'] ?? {}),
  ])
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
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
 * `{text, names}`, `virtual:locales-of-games`, which loads the latter by `LANGUAGE/GAME`, and
 * `virtual:looks`, which has the icons and hues of what games list.
 */
export function locales(): Plugin {
  return {
    name: 'elbowroom-locales',
    resolveId: (id) =>
      id.startsWith(PREFIX) || id === TABLE || id === LOOKS ? '\0' + id : undefined,
    load(id) {
      if (id === '\0' + TABLE) return table()
      if (id === '\0' + LOOKS) return `export default ${JSON.stringify(looks())}`
      if (!id.startsWith('\0' + PREFIX)) return undefined
      const [language = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      for (const name of [...localeFiles(language, game), 'names.json'])
        this.addWatchFile(join(folderOf(language, game), name))
      for (const { file } of lists(game)) this.addWatchFile(file)
      return words(language, game)
    },
  }
}
