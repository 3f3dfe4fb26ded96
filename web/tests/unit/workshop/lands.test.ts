import { beforeEach, expect, test } from 'vitest'
import { texts } from '$lib/text/texts.svelte'
import { writtenLand } from '$lib/workshop/map/file'
import { keepMaps, keptMaps, plain } from '$lib/workshop/map/kept'
import { fromCells } from '$lib/workshop/map/sheet'
import { newThing, type Vocabulary } from '$lib/workshop/vocabulary'
import { WORDS } from './map/words'

beforeEach(() => texts.start('en'))

const place = (id: string, terrain: string, from: number, to: number) => ({
  id,
  label: `Place ${id}`,
  named: true,
  terrain,
  symbols: [],
  tribe: false,
  edge: true,
  cell: [
    [from, 0],
    [to, 0],
    [to, 700],
    [from, 700],
  ] as [number, number][],
  adjacent: [],
})

const LAND = {
  ...WORDS,
  game: 'kingdoms',
  waters: ['water'],
  land: {
    list: 'territories',
    card: [300, 200],
    fewest: 5,
    most: 7,
    most_features: 2,
    fewest_borders: 2,
    needed: [],
    most_of: {},
  },
}
const SHEET = fromCells([
  place('a', 'plains', 0, 400),
  place('b', 'forest', 400, 700),
  place('w', 'water', 700, 1000),
])
const HEAD = { id: 'my_land', name: 'My Land', players: [0] }

test('a land is written as a pack: regions, neighbours and water follow from the drawing', () => {
  const pack = writtenLand(SHEET, HEAD, LAND)
  const [thing] = pack.territories as {
    regions: { id: string; type: string; polygon: number[][] }[]
    adjacency: string[][]
    features: { kind: string; adjacent: string[] }[]
  }[]
  expect(thing!.regions.map(({ id, type }) => [id, type])).toEqual([
    ['my_land_1', 'plains'],
    ['my_land_2', 'forest'],
  ])
  expect(thing!.adjacency).toEqual([['my_land_1', 'my_land_2']])
  expect(thing!.features[0]).toMatchObject({ kind: 'water', adjacent: ['my_land_2'] })
  expect(Math.max(...thing!.regions.flatMap(({ polygon }) => polygon.flat()))).toBe(210)
})

test('drafts of one game stay where those of another are kept', () => {
  const draft = (game: string) => ({
    key: game,
    game,
    head: HEAD,
    sheet: plain(SHEET),
    versions: [],
  })
  keepMaps([draft('classic')], 'classic')
  keepMaps([draft('kingdoms')], 'kingdoms')
  expect(keptMaps().drafts.map(({ game }) => game)).toEqual(['kingdoms', 'classic'])
})

test('a new thing has as many parts as such things always have, each where it may stand', () => {
  const effect = (type: string, levels: number[]) => ({
    type,
    levels,
    category: type,
    kinds: ['faction'],
    lasts: '',
    fields: [],
    owners: [],
    example: { type },
  })
  const words = {
    records: {},
    names: {},
    kinds: [
      {
        kind: 'faction',
        list: 'factions',
        fields: [{ name: 'effects', kind: 'effects', required: true, least: 2, most: 2 }],
      },
    ],
    effects: [effect('second', [2]), effect('first', [1])],
  } as unknown as Vocabulary
  expect(newThing(words, 'factions')).toEqual({ effects: [{ type: 'first' }, { type: 'second' }] })
})
