import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { find, fold, grade, marked, suggest, type Field } from '$lib/rulebook/finding'

type Samples = {
  fold: [string, string][]
  grade: [string, string, string, number][]
  find: { language: string; documents: Field[][]; queries: Record<string, number[]> }[]
  suggest: [string, string, string, string[]][]
}

/** What tests/text/test_finding.py wants of Python too. */
const samples = JSON.parse(readFileSync('../tests/text/finding.json', 'utf8')) as Samples

describe('words are found as Python finds them', () => {
  it.each(samples.fold)('without accents: %s', (word, folded) => {
    expect(fold(word)).toBe(folded)
  })
  it.each(samples.grade)('%s: %s answers %s', (language, wanted, word, well) => {
    expect(grade(wanted, word, language)).toBe(well)
  })
  it.each(samples.find)('best first', ({ language, documents, queries }) => {
    const found = Object.keys(queries).map((query) => [query, find(documents, query, language)])
    expect(Object.fromEntries(found)).toEqual(queries)
  })
  it.each(samples.suggest)('what may be meant in %s: %s', (language, text, query, suggested) => {
    expect(suggest([text], query, language)).toEqual(suggested)
  })
})

it('marks the words it finds, in any form', () => {
  const found = marked('V úpadku: úpadek národa.', 'upadek', 'cs').filter(([, hit]) => hit)
  expect(found.map(([piece]) => piece)).toEqual(['úpadku', 'úpadek'])
  expect(marked('V úpadku', '', 'cs')).toEqual([['V úpadku', false]])
})
