import { beforeEach, expect, test } from 'vitest'
import { texts } from '$lib/text/texts.svelte'
import { faultText, mending } from '$lib/workshop/checking.svelte'
import { Drafts, idFrom } from '$lib/workshop/drafts.svelte'
import { addable, conditionsOf, piecesOfPart, sampleOf } from '$lib/workshop/sentences'
import { newPart, stepped } from '$lib/workshop/vocabulary'
import type { Field, Vocabulary } from '$lib/workshop/vocabulary'

function field(name: string, kind: string, more: Partial<Field> = {}): Field {
  const none = {
    least: null,
    most: null,
    default: null,
    options: null,
    sentence: null,
    kinds: null,
  }
  return { name, kind, required: true, label: `effect-field-${name}`, ...none, ...more }
}

const COINS = {
  type: 'coins_for_regions',
  category: 'coins',
  kinds: ['race'],
  sentence: 'effect-coins-for-regions',
  fields: [
    field('coins', 'count', { least: 1, most: 3, default: 1 }),
    field('where', 'where', { required: false }),
  ],
  lasts: 'may',
  when: false,
  levels: null,
  scope: null,
  owners: [{ kind: 'race', id: 'dwarves' }],
  example: { type: 'coins_for_regions', coins: 1, where: { symbol: 'mine' } },
}
const COST = {
  ...COINS,
  type: 'conquest_cost',
  sentence: 'effect-conquest-cost',
  fields: [
    field('change', 'count', { least: -3, most: 3, default: -1 }),
    field('where', 'where', { required: false }),
  ],
}
const WORDS = {
  game: 'classic',
  limits: { effects: 8 },
  records: {
    where: [
      field('terrain', 'terrain', { required: false }),
      field('coastal', 'flag', { required: false }),
    ],
  },
  names: { terrain: ['farmland', 'forest'], symbol: ['mine'] },
  categories: [{ id: 'coins', label: 'effect-category-coins' }],
  effects: [COINS, COST],
  kinds: [],
} as unknown as Vocabulary

beforeEach(async () => {
  localStorage.clear()
  await texts.start('en')
  await texts.enter('classic')
})

test('a part is a sentence whose fields are controls, in every language', async () => {
  for (const language of ['en', 'cs', 'pl', 'is'] as const) {
    await texts.choose(language)
    const { line, after } = piecesOfPart({ type: 'coins_for_regions', coins: 2 }, WORDS)
    const slots = line.flatMap((piece) => ('slot' in piece ? [piece.slot] : []))
    expect(slots.toSorted(), language).toEqual(['coins', 'where'])
    expect(after).toEqual([])
  }
  await texts.choose('en')
})

test('the words around a number follow it', () => {
  const words = (change: number) =>
    piecesOfPart({ type: 'conquest_cost', change }, WORDS)
      .line.map((piece) => ('words' in piece ? piece.words : `[${piece.slot}]`))
      .join(' ')
  expect(words(-1)).toContain('[change] token less')
  expect(words(-2)).toContain('[change] tokens less')
  expect(words(2)).toContain('[change] tokens more')
})

test('an effect in the list is told as the box has it', () => {
  expect(sampleOf(COINS, WORDS)).toMatch(/pays 1 coin/)
})

test('an effect nobody knows is shown by its name and breaks nothing', () => {
  expect(piecesOfPart({ type: 'sings' }, WORDS).line).toEqual([{ words: 'sings' }])
})

test('conditions are told one by one, and those that stand are not offered again', () => {
  expect(conditionsOf({ terrain: 'forest' }, 'where', WORDS)).toHaveLength(1)
  const offered = addable({ terrain: 'forest' }, 'where', WORDS)
  expect(offered.map((one) => one.name)).toEqual(['coastal'])
})

test('a new part has what its fields usually hold, and a number leaves no bound and no zero', () => {
  expect(newPart(COINS, WORDS)).toEqual({ type: 'coins_for_regions', coins: 1 })
  const [change] = COST.fields
  expect(stepped(-1, 1, change!)).toBe(1)
  expect(stepped(3, 1, change!)).toBe(3)
})

test('a fault is told in the words of the reader and mended by the nearest value', () => {
  const fault = { place: 'a', message: 'x', key: 'number', regions: [], nearest: [] }
  const told = { ...fault, values: { least: 1, most: 3, value: '9' } }
  expect(faultText(told)).toContain('1 to 3')
  expect(mending(told)).toBe(3)
  expect(mending({ ...told, nearest: ['swamp'] })).toBe('swamp')
  expect(mending({ ...fault, values: {} })).toBe(null)
})

test('drafts are kept, and two hundred changes can be taken back and made again', () => {
  const drafts = new Drafts()
  drafts.blank('classic', 'races', 'Bees', { tokens: 6, effects: [] })
  for (let tokens = 1; tokens <= 205; tokens++) drafts.change((one) => ({ ...one, tokens }))
  expect(drafts.thing?.tokens).toBe(205)
  for (let step = 0; step < 300; step++) drafts.undo()
  expect(drafts.thing?.tokens).toBe(5)
  drafts.redo()
  expect(drafts.thing?.tokens).toBe(6)
  drafts.saveNow()
  expect(new Drafts().thing?.name).toBe('Bees')
})

test('an id follows from a name where it can', () => {
  expect(idFrom('Včelaři Žluťoučcí', 'x')).toBe('vcelari_zlutoucci')
  expect(idFrom('日本', 'own_race_1')).toBe('own_race_1')
})

test('words that follow from a field are said of its value, and conditions by their own sentence', async () => {
  await texts.start('pl')
  await texts.enter('kingdoms')
  const rule = field('rule', 'rule', { options: ['copy_best_rival_bonus', 'per_forest'] })
  const points = {
    ...COINS,
    type: 'vp',
    sentence: 'effect-vp',
    fields: [rule, field('each', 'count', { default: 1 }), field('most', 'count', { least: 1 })],
  }
  const terrain = field('terrain', 'terrain', {
    options: ['forest'],
    sentence: 'effect-when-terrain',
  })
  const heroes = field('hero_on', 'hero_on', { options: ['home'], kinds: ['hero'] })
  const words = { ...WORDS, records: { war: [terrain, heroes] }, effects: [points] }
  const known = words as unknown as Vocabulary
  const { line, after } = piecesOfPart(
    { type: 'vp', rule: 'per_forest', most: 3 },
    known,
    'faction',
  )
  expect(line.map((piece) => ('words' in piece ? piece.words : '#')).join('')).toContain('las')
  expect(after.map(({ name }) => name)).toEqual(['rule'])
  expect(conditionsOf({ terrain: 'forest' }, 'war', known)).toEqual([
    { name: 'terrain', label: 'las' },
  ])
  const offered = (kind: string) => addable({}, 'war', known, kind).map(({ name }) => name)
  expect(offered('faction')).toEqual(['terrain'])
  expect(offered('hero')).toEqual(['terrain', 'hero_on'])
})
