import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { Rule } from '$games/game'
import { KNOWN, loadGame } from '$games/registry'
import { bookOf, entriesOf, loadBook, type Shape } from '$lib/rulebook/book'
import Marked from '$lib/rulebook/Marked.svelte'
import { hitsFor, meantBy, placeOfRule, rulesFor, type Reading } from '$lib/rulebook/reading'
import { tellsAbout, thingsIn, wordsAbout, type Thing } from '$lib/rulebook/things'
import { texts } from '$lib/text/texts.svelte'

const SHAPE: Shape = {
  words: [],
  chapters: [
    {
      id: 'war',
      entries: [
        { id: 'cost', covers: ['X-CONQ-1', 'X-CONQ-2'], picture: 'flag' },
        { id: 'races', covers: ['X-RACE-*'] },
      ],
    },
  ],
}
const TEXT = `rulebook-chapter-war = Dobývání
rulebook-cost-title = Kolik stojí region
rulebook-cost =
    Stojí **2 žetony** a navíc:
    - 1 za pohoří,
    - 1 za pevnost.
rulebook-races-title = Národy
rulebook-races = Každý národ umí něco jiného.
`
const thing = (id: string, rules: string[]): Thing => ({
  kind: 'race',
  id,
  icon: '',
  name: 'Orkové',
  text: 'Loupí.',
  levels: [],
  needs: '',
  source: '',
  rules,
})
const reading: Reading = {
  book: bookOf(SHAPE, TEXT, 'cs'),
  words: [{ id: 'peace', name: 'příměří', text: 'Nikdo neútočí.' }],
  things: [thing('orcs', ['X-RACE-ORCS-1'])],
}

describe('a rulebook', () => {
  it('is put together from chapters and texts', () => {
    const [cost] = entriesOf(reading.book)
    expect(cost).toMatchObject({
      chapter: 'Dobývání',
      title: 'Kolik stojí region',
      picture: 'flag',
    })
    expect(cost!.text).toBe('Stojí **2 žetony** a navíc:\n- 1 za pohoří,\n- 1 za pevnost.')
  })

  it('leads from a rule to where it is told in the language of the reader', () => {
    expect(placeOfRule(reading, 'X-CONQ-2')).toBe('cost')
    expect(placeOfRule(reading, 'X-RACE-ORCS-1')).toBe('thing-race-orcs')
    expect(placeOfRule(reading, 'X-RACE-ELVES-1')).toBe('races')
    expect(placeOfRule(reading, 'X-END-1')).toBe('X-END-1')
  })

  it('is searched in all its parts, and says what may be meant', () => {
    const found = (query: string) => hitsFor(reading, query, 'cs').map(({ kind }) => kind)
    expect(found('primeri')).toEqual(['word'])
    expect(found('pevnosti')).toEqual(['entry'])
    expect(found('orku')).toEqual(['thing'])
    expect(found('xyzzy')).toEqual([])
    expect(meantBy(reading, 'pevnxost', 'cs')).toEqual(['pevnost'])
  })

  it('shows lists, bold words and what was found', () => {
    const target = document.createElement('div')
    texts.language = 'cs'
    const shown = mount(Marked, {
      target,
      props: { text: reading.book.chapters[0]!.entries[0]!.text, query: 'zeton' },
    })
    flushSync()
    expect(target.querySelectorAll('li').length).toBe(2)
    expect(target.querySelector('b mark')?.textContent).toBe('žetony')
    void unmount(shown)
  })
})

it('finds exact rules by number, or by words', () => {
  const rules: Rule[] = [
    { id: 'X-CONQ-1', section: 'Cost', text: 'Two tokens.' },
    { id: 'X-END-1', section: 'End', text: 'The last turn.' },
  ]
  expect(rulesFor(rules, 'x-conq').map(({ id }) => id)).toEqual(['X-CONQ-1'])
  expect(rulesFor(rules, 'token').map(({ id }) => id)).toEqual(['X-CONQ-1'])
  expect(rulesFor(rules, ' ')).toEqual([])
})

it('knows which rules are about what', () => {
  expect(tellsAbout('C-RACE-SKEL-1', 'race', 'skeletons')).toBe(true)
  expect(tellsAbout('K-FAC-orcs-L1', 'faction', 'orcs')).toBe(true)
  expect(tellsAbout('K-FAC-undead_knights', 'faction', 'undead')).toBe(false)
  expect(tellsAbout('C-POWER-HILL-1', 'race', 'hill')).toBe(false)
})

describe.each(KNOWN)('the rulebook of %s', (id) => {
  it('has a picture for every name', async () => {
    const [game, book] = [await loadGame(id), await loadBook(id, 'en')]
    const drawn = (await game.pictures?.())?.drawn ?? {}
    const wanted = entriesOf(book ?? { chapters: [], words: [] }).flatMap(
      ({ picture }) => picture || [],
    )
    expect(wanted.filter((name) => !(name in drawn))).toEqual([])
    expect(Object.keys(drawn).filter((name) => !wanted.includes(name))).toEqual([])
  })

  it('explains everything with a name and its rules', async () => {
    const game = await loadGame(id)
    const rules = (await game.rules()).map((rule) => rule.id)
    const things = game.things.flatMap((group) => thingsIn(id, group, rules))
    expect(things.filter((one) => !wordsAbout(one).trim()).map((one) => one.id)).toEqual([])
    const numbered = things.filter(({ kind }) =>
      ['race', 'power', 'site', 'faction'].includes(kind),
    )
    expect(numbered.filter((one) => !one.rules.length).map((one) => one.id)).toEqual([])
  })
})
