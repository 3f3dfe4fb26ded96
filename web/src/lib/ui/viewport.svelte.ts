/** How much room the page has, as the table of layouts names it. */
export type Layout = 'phone' | 'tablet' | 'narrow' | 'wide'

const WIDTHS: [string, Layout][] = [
  ['(max-width: 599px)', 'phone'],
  ['(max-width: 899px), (max-width: 1199px) and (orientation: portrait)', 'tablet'],
  ['(max-width: 1199px)', 'narrow'],
]

class Viewport {
  layout = $state<Layout>('wide')
  coarse = $state(false)

  start(): void {
    const queries = WIDTHS.map(([query, layout]) => [matchMedia(query), layout] as const)
    const touch = matchMedia('(pointer: coarse)')
    const read = () => {
      this.layout = queries.find(([query]) => query.matches)?.[1] ?? 'wide'
      this.coarse = touch.matches
    }
    for (const [query] of queries) query.addEventListener('change', read)
    touch.addEventListener('change', read)
    read()
  }
}

export const viewport = new Viewport()
