import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KNOWN } from '$games/registry'
import { localeNames, localeText } from '../../tools/vite-locales'

const FONTS = readFileSync(join(import.meta.dirname, '../../src/fonts.css'), 'utf8')
const LANGUAGES = ['en', 'cs', 'pl', 'is']

/** The letters for which a rule of the fonts may load its file. */
function ranges(rule: string): [number, number][] {
  return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    parseInt(from!, 16),
    parseInt(to ?? from!, 16),
  ])
}

/** Everything that is written in a language, of the page and of every game. */
function written(language: string): string {
  const games = [undefined, ...KNOWN]
  return games
    .map((game) => localeText(language, game) + JSON.stringify(localeNames(language, game)))
    .join('')
}

test.each(LANGUAGES)('a first visit in %s needs no font but the small ones', (language) => {
  const small = FONTS.split('@font-face').filter((rule) => !rule.includes('latin-ext'))
  for (const font of ['Fraunces', 'Nunito Sans']) {
    const has = small.filter((rule) => rule.includes(`'${font} Variable'`)).flatMap(ranges)
    const letters = new Set(written(language).match(/\p{L}/gu))
    const missing = [...letters].filter((letter) => {
      const code = letter.codePointAt(0)!
      return !has.some(([from, to]) => from <= code && code <= to)
    })
    expect(missing, font).toEqual([])
  }
})
