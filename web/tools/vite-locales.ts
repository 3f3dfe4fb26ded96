import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The Fluent files that Python reads too: one folder a language. */
const FOLDER = join(import.meta.dirname, '../../src/elbowroom/text/locales')
const PREFIX = 'virtual:locale/'

/** All Fluent text of one language, joined. */
export function localeText(language: string): string {
  const folder = join(FOLDER, language)
  return localeFiles(language)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** The names of races, powers and pieces in one language, with their cases and plurals. */
export function localeNames(language: string): unknown {
  const file = join(FOLDER, language, 'names.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** What only the game in the terminal says. */
const NOT_OURS = ['terminal.ftl']

/** The names of the Fluent files of one language that the page reads, in a stable order. */
export function localeFiles(language: string): string[] {
  return readdirSync(join(FOLDER, language))
    .filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))
    .sort()
}

/** Offers `virtual:locale/LANGUAGE`, whose default export is `{text, names}` of that language. */
export function locales(): Plugin {
  return {
    name: 'elbowroom-locales',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined
      const language = id.slice(PREFIX.length + 1)
      for (const name of [...localeFiles(language), 'names.json'])
        this.addWatchFile(join(FOLDER, language, name))
      const locale = { text: localeText(language), names: localeNames(language) }
      return `export default ${JSON.stringify(locale)}`
    },
  }
}
