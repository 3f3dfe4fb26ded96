import { find, type Field } from '$lib/rulebook/finding'

/** Where a section stands, its page, its heading and its text. */
type Row = [path: string, page: string, heading: string, text: string]

const MOST = 12
const AROUND = 90
const WEIGHTS = { heading: 4, page: 3, text: 1 }

/** The part of a text in which a word of the query stands. */
export function excerpt(text: string, query: string): string {
  const first = query.toLowerCase().trim().split(/\s+/)[0] ?? ''
  const place = Math.max(0, text.toLowerCase().indexOf(first) - AROUND / 2)
  const begin = place ? text.indexOf(' ', place) + 1 : 0
  const part = text.slice(begin, begin + 2 * AROUND)
  return `${begin ? '… ' : ''}${part}${begin + part.length < text.length ? ' …' : ''}`
}

/** What has all words of a query, best first. */
export function foundIn(rows: readonly Row[], query: string, language: string): Row[] {
  const fields = rows.map(([, page, heading, text]): Field[] => [
    [WEIGHTS.heading, heading],
    [WEIGHTS.page, page],
    [WEIGHTS.text, text],
  ])
  return find(fields, query, language)
    .slice(0, MOST)
    .map((place) => rows[place]!)
}

function hit([path, page, heading, text]: Row, query: string, root: string): HTMLElement {
  const link = document.createElement('a')
  link.href = root + path
  const title = document.createElement('b')
  title.textContent = heading ? `${page}: ${heading}` : page
  const words = document.createElement('span')
  words.textContent = excerpt(text, query)
  link.append(title, words)
  return link
}

/** Lets the field in the bar search the pages of this language. */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search')
  const field = form?.querySelector('input')
  const found = form?.querySelector<HTMLElement>('.found')
  if (!form || !field || !found) return
  const { lang } = document.documentElement
  const root = document.documentElement.dataset.root ?? './'
  let rows: Promise<Row[]> | null = null
  form.hidden = false
  const load = () => {
    rows ??= fetch(`${root}search-${lang}.json`).then((answer) => answer.json() as Promise<Row[]>)
    return rows
  }
  async function look(): Promise<void> {
    const query = field!.value.trim()
    const hits = query.length > 1 ? foundIn(await load(), query, lang) : []
    if (query !== field!.value.trim()) return
    const none = (field!.dataset.none ?? '').replace('…', query)
    found!.replaceChildren(...hits.map((row) => hit(row, query, root)))
    if (query.length > 1 && !hits.length) found!.textContent = none
    found!.hidden = query.length < 2
  }
  field.addEventListener('focus', () => void load())
  field.addEventListener('input', () => void look())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    found.querySelector('a')?.click()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    found.hidden = true
    field.focus()
  })
  found.addEventListener('click', () => (found.hidden = true))
}
