import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import ofGames from 'virtual:locales-of-games'
import { KNOWN } from '$games/registry'
import { localeNames, localeText } from '../../tools/vite-locales'

const SOURCES = join(import.meta.dirname, '../../src')
/** The games with words of their own. */
const WORDED = Object.keys(ofGames).map((place) => place.split('/')[1]!)
const WORD = /[a-z]+(?:_[a-z]+)*/g

/** Code that all games share: the frame, and what games of one family have in common. */
function shared(): string[] {
  const files = ['lib', 'pages'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(svelte|ts|css)$/.test(one.name))
      .map((one) => join(one.parentPath, one.name)),
  )
  const generated = ['lib/api/schema.d.ts'].map((file) => join(SOURCES, file))
  return [...files, join(SOURCES, 'App.svelte')].filter((file) => !generated.includes(file))
}

type Things = Record<string, Record<string, unknown> | undefined>

/** The ids of a game's own inventions: what has a name in its texts. */
function traitsOf(game: string): string[] {
  const named = localeNames('en', game) as unknown as Things
  const kinds = ['races', 'powers', 'sites', 'factions', 'heroes', 'territories']
  return kinds.flatMap((kind) => Object.keys(named[kind] ?? {}))
}

/** Words of the land, which the board draws for all games. */
function land(): Set<string> {
  const names = KNOWN.map((game) => localeNames('en', game) as unknown as Things)
  return new Set(names.flatMap(({ terrains }) => Object.keys(terrains ?? {})))
}

/** The kinds of question that some texts name. */
function phasesIn(text: string): string[] {
  return [...text.matchAll(/^phase-([a-z-]+) =/gm)].map((one) => one[1]!.replaceAll('-', '_'))
}

/** The kinds of question that one game alone asks: the texts that all games share lack them. */
function phasesOf(game: string): string[] {
  const all = phasesIn(localeText('en'))
  return WORDED.includes(game)
    ? phasesIn(localeText('en', game)).filter((phase) => !all.includes(phase))
    : []
}

/** A file without its comments. */
function codeOf(file: string): string {
  const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$|<!--[^]*?-->/gm
  return readFileSync(file, 'utf8').replaceAll(comments, '')
}

/** The words in quotes of a file. */
function quoted(file: string): string[] {
  const texts = [...codeOf(file).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)]
  return texts.flatMap((one) => (one[1] ?? one[2] ?? one[3] ?? '').match(WORD) ?? [])
}

/** The words in quotes of a file, and the names of fields. */
function words(file: string): string[] {
  const fields = [...codeOf(file).matchAll(/(?:^|[{,(])\s*([a-z_]+)\s*:/gm)].map((one) => one[1]!)
  return [...quoted(file), ...fields]
}

/** What a file asks the kind of a question to be. */
function askedKinds(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/\bkind [!=]== '([a-z_]+)'/g)].map((one) => one[1]!)
}

const name = (file: string) => relative(SOURCES, file)

test('there is something to look for', () => {
  expect(shared().length).toBeGreaterThan(100)
  expect(KNOWN.length).toBeGreaterThan(2)
  for (const game of KNOWN) expect(traitsOf(game).length, game).toBeGreaterThan(10)
  expect(KNOWN.flatMap(phasesOf).length).toBeGreaterThan(10)
  expect(existsSync(join(SOURCES, 'lib/api/schema.d.ts'))).toBe(true)
})

test('code that games share names no game', () => {
  const naming = shared().filter((file) => quoted(file).some((word) => KNOWN.includes(word)))
  expect(naming.map(name)).toEqual([])
})

test('code that games share names no race, power, site, faction, hero or territory', () => {
  const common = land()
  const traits = new Set(KNOWN.flatMap(traitsOf).filter((id) => !common.has(id)))
  const naming = shared().flatMap((file) =>
    words(file)
      .filter((word) => traits.has(word))
      .map((word) => `${name(file)}: ${word}`),
  )
  expect(naming).toEqual([])
})

test('code that games share asks for no question that one game alone has', () => {
  const phases = new Set(KNOWN.flatMap(phasesOf))
  const asking = shared().flatMap((file) =>
    askedKinds(file)
      .filter((kind) => phases.has(kind))
      .map((kind) => `${name(file)}: ${kind}`),
  )
  expect(asking).toEqual([])
})
