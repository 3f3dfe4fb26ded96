import { FluentBundle, FluentResource } from '@fluent/bundle'
import { shapes, words } from 'virtual:rulebooks'

/** The chapters of a rulebook as they are written; `words` are explained in a line each. */
export type Shape = {
  words?: string[]
  chapters: { id: string; entries: { id: string; covers: string[]; picture?: string }[] }[]
}

/** One entry in a language, with the rules it tells. */
export type Entry = {
  id: string
  chapter: string
  title: string
  text: string
  covers: string[]
  picture: string
}
export type Chapter = { id: string; title: string; entries: Entry[] }
export type Book = { chapters: Chapter[]; words: string[] }

/** Ends what an entry covers where it stands for the rest of a section. */
const REST = '-*'

/** The rulebook of a game in a language, else in English; null where it has none. */
export async function loadBook(game: string, language: string): Promise<Book | null> {
  const shape = shapes[game]
  const text = words[`${language}/${game}`] ?? words[`en/${game}`]
  if (!shape || !text) return null
  const [structure, told] = await Promise.all([shape(), text()])
  return bookOf(structure.default, told.default, language)
}

/** A rulebook put together from its chapters and its texts. */
export function bookOf(shape: Shape, text: string, language: string): Book {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  const say = (key: string) => {
    const value = bundle.getMessage(key)?.value
    return value ? bundle.formatPattern(value) : key
  }
  const chapters = shape.chapters.map(({ id, entries }) => {
    const title = say(`rulebook-chapter-${id}`)
    return {
      id,
      title,
      entries: entries.map((entry) => ({
        id: entry.id,
        chapter: title,
        title: say(`rulebook-${entry.id}-title`),
        text: say(`rulebook-${entry.id}`),
        covers: entry.covers,
        picture: entry.picture ?? '',
      })),
    }
  })
  return { chapters, words: shape.words ?? [] }
}

export function entriesOf(book: Book): Entry[] {
  return book.chapters.flatMap(({ entries }) => entries)
}

/** The entry that names a rule; null where none does, or only one for the rest of its section. */
export function entryNaming(book: Book, rule: string): Entry | null {
  return entriesOf(book).find(({ covers }) => covers.includes(rule)) ?? null
}

/** The entry that stands for the rest of a rule's section; null for none. */
export function entryOfRest(book: Book, rule: string): Entry | null {
  const covered = (one: string) => one.endsWith(REST) && rule.startsWith(one.slice(0, -1))
  return entriesOf(book).find(({ covers }) => covers.some(covered)) ?? null
}
