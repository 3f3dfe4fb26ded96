import endings from 'virtual:endings'

/**
 * Finding words of a text as people type them: without accents, in another form, half written.
 * The twin of text/finding.py; tests/text/finding.json holds both to it.
 */

/** The word itself; a form of it or what begins with it; a word like it, or put together with it. */
const SAME = 3
const FORM = 2
const ALIKE = 1

const WORD = /[\p{L}\p{N}]+/gu
const LETTERS: Record<string, string> = {
  ł: 'l',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
}
const LEAST_TYPED = 2
const LEAST_ALIKE = 4
const ALIKE_BEGINNING = 3
const LEAST_WITHIN = 5
const MOST_SUGGESTED = 3

/** A part of what can be found: how much it counts, and its text. */
export type Field = readonly [weight: number, text: string]

/** A word written small and without accents. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łðþæøđß]/g, (letter) => LETTERS[letter]!)
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold)
}

const stems = new Map<string, string>()

/** A folded word without its longest ending, as far as enough of it is left. */
export function stem(word: string, language: string): string {
  const key = `${language} ${word}`
  let found = stems.get(key)
  if (found === undefined) stems.set(key, (found = cut(word, language)))
  return found
}

function cut(word: string, language: string): string {
  let longest = ''
  for (const [least, known] of Object.entries(endings[language] ?? {}))
    for (const ending of known)
      if (
        word.endsWith(ending) &&
        word.length - ending.length >= Number(least) &&
        ending.length > longest.length
      )
        longest = ending
  const found = word.slice(0, word.length - longest.length)
  return language === 'is' ? found.replaceAll('o', 'a') : found // land, lönd
}

/** How well a folded word answers a wanted one; 0 where it does not. */
export function grade(wanted: string, word: string, language: string): number {
  if (word === wanted) return SAME
  if (wanted.length >= LEAST_TYPED && word.startsWith(wanted)) return FORM
  const [one, other] = [stem(wanted, language), stem(word, language)]
  if (one === other) return FORM
  if (one.length >= LEAST_WITHIN && other.includes(one)) return ALIKE
  const alike =
    Math.min(one.length, other.length) >= LEAST_ALIKE &&
    one.slice(0, ALIKE_BEGINNING) === other.slice(0, ALIKE_BEGINNING)
  return alike && distance(one, other) <= 1 ? ALIKE : 0
}

/** The places of those that have every word of a query, best first. */
export function find(
  documents: readonly (readonly Field[])[],
  query: string,
  language: string,
): number[] {
  const wanted = wordsOf(query)
  if (!wanted.length) return []
  const scores = documents.map((fields) => score(fields, wanted, language))
  return scores
    .map((_, place) => place)
    .filter((place) => scores[place]! > 0)
    .sort((one, other) => scores[other]! - scores[one]!)
}

/** The words of some texts that a misspelt query may mean, nearest first, one form of each. */
export function suggest(texts: readonly string[], query: string, language: string): string[] {
  const [wanted = ''] = wordsOf(query)
  const known = new Set(texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []))
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const near = [...known]
    .filter((word) => wanted && !/^\d+$/.test(word))
    .map((word) => ({ word, far: distance(wanted, fold(word)) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far)
  const forms = new Map<string, string>()
  for (const { word } of near) {
    const form = stem(fold(word), language)
    if (!forms.has(form)) forms.set(form, word)
  }
  return [...forms.values()].slice(0, MOST_SUGGESTED)
}

/** A text in pieces, each with whether a query finds it. */
export function marked(text: string, query: string, language: string): [string, boolean][] {
  const wanted = wordsOf(query)
  if (!wanted.length) return [[text, false]]
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean)
  return pieces.map((piece) => {
    const word = fold(piece)
    return [piece, wanted.some((one) => grade(one, word, language) > 0)]
  })
}

/** How many letters are put in, left out or changed between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let place = 1; place <= one.length; place++) {
    const above = row
    row = [place]
    for (let column = 1; column <= other.length; column++) {
      const changed = one[place - 1] === other[column - 1] ? 0 : 1
      row.push(Math.min(row[column - 1]! + 1, above[column]! + 1, above[column - 1]! + changed))
    }
  }
  return row.at(-1)!
}

/** What each wanted word finds at best, added up; 0 if one of them finds nothing. */
function score(fields: readonly Field[], wanted: string[], language: string): number {
  const told = fields.map(([weight, text]) => ({ weight, words: new Set(wordsOf(text)) }))
  let sum = 0
  for (const one of wanted) {
    let best = 0
    for (const { weight, words } of told)
      for (const word of words) best = Math.max(best, weight * grade(one, word, language))
    if (!best) return 0
    sum += best
  }
  return sum
}
