import type { Rule } from '$games/game'
import { entriesOf, entryNaming, entryOfRest, type Book, type Entry } from './book'
import { find, suggest, type Field } from './finding'
import { wordsAbout, type Thing } from './things'

/** A word of the rules and what it means. */
export type Word = { id: string; name: string; text: string }

/** Everything there is to read about a game, in one language. */
export type Reading = { book: Book; words: Word[]; things: Thing[] }

/** What a search finds. */
export type Hit =
  { kind: 'word'; word: Word } | { kind: 'entry'; entry: Entry } | { kind: 'thing'; thing: Thing }

const TITLE = 3
const TEXT = 1

/** Where a word, an entry or a thing stands on the page. */
export const placeOfWord = ({ id }: Word) => `word-${id}`
export const placeOfThing = ({ kind, id }: Thing) => `thing-${kind}-${id}`
export const placeOfChapter = ({ id }: { id: string }) => `chapter-${id}`

/** What has all words of a query, best first: the order of text/lookup.py. */
export function hitsFor({ book, words, things }: Reading, query: string, language: string): Hit[] {
  const all: { fields: Field[]; hit: Hit }[] = [
    ...words.map((word) => ({
      fields: fieldsOf(word.name, word.text),
      hit: { kind: 'word' as const, word },
    })),
    ...entriesOf(book).map((entry) => ({
      fields: fieldsOf(entry.title, entry.text),
      hit: { kind: 'entry' as const, entry },
    })),
    ...things.map((thing) => ({
      fields: fieldsOf(thing.name, wordsAbout(thing)),
      hit: { kind: 'thing' as const, thing },
    })),
  ]
  const found = find(
    all.map(({ fields }) => fields),
    query,
    language,
  )
  return found.map((place) => all[place]!.hit)
}

/** Words of the rulebook that a misspelt query may mean. */
export function meantBy(
  { book, words, things }: Reading,
  query: string,
  language: string,
): string[] {
  const texts = [
    ...words.flatMap(({ name, text }) => [name, text]),
    ...entriesOf(book).flatMap(({ title, text }) => [title, text]),
    ...things.flatMap((thing) => [thing.name, wordsAbout(thing)]),
  ]
  return suggest(texts, query, language)
}

/** The rules whose numbers begin so, or whose text has all words of a query. */
export function rulesFor(rules: readonly Rule[], query: string): Rule[] {
  const wanted = query.trim().toUpperCase()
  if (!wanted) return []
  const begun = rules.filter(({ id }) => id.toUpperCase().startsWith(wanted))
  if (begun.length) return begun
  const documents = rules.map(({ section, text }) => fieldsOf(section, text))
  return find(documents, query, 'en').map((place) => rules[place]!)
}

/** Where on the page a rule is told in the reader's language; its own number where nobody does. */
export function placeOfRule({ book, things }: Reading, rule: string): string {
  const entry = entryNaming(book, rule)
  if (entry) return entry.id
  const thing = things.find(({ rules }) => rules.includes(rule))
  if (thing) return placeOfThing(thing)
  return entryOfRest(book, rule)?.id ?? rule
}

function fieldsOf(title: string, text: string): Field[] {
  return [
    [TITLE, title],
    [TEXT, text],
  ]
}
