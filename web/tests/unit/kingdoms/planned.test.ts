import { beforeEach, expect, test } from 'vitest'
import { planSentences } from '$games/kingdoms/planned'
import { leading } from '$lib/study/leading'
import { texts, type Language } from '$lib/text/texts.svelte'
import { step } from '../actions'
import { wordsOf } from '../words'

const NAMES = { players: ['Mira', 'Bramble'], places: { c01: 'Fallowmead', c02: 'Dewholt' } }
const EXPANDING = [
  step('select', { action: 'expand' }),
  step('expand', { region: 'c01' }),
  step('done'),
]
/** Every verb that somebody can be asked for in a turn, with what it is about. */
const ALL = [
  step('select', { action: 'patrol' }),
  step('pass'),
  step('collect'),
  step('patrol', { from: 'c01', region: 'c02' }),
  step('quest-hero', { from: 'c01', region: 'c02' }),
  step('raise'),
  step('build', { region: 'c01' }),
  step('research'),
  step('expand', { region: 'c02' }),
  step('advance'),
  step('trade', { exchange: ['food', 'ore'], count: 2 }),
  step('gain', { resource: 'mana' }),
  step('dial', { count: 4 }),
  step('flag'),
  step('target', { seat: 1 }),
  step('knock', { region: 'c01', seat: 1 }),
]

function speak(language: Language): void {
  texts.use(language, ...wordsOf(language, 'kingdoms'))
}

beforeEach(() => speak('en'))

test('a plan is told step by step, by the names of places', () => {
  expect(planSentences(EXPANDING, NAMES)).toEqual(['Expand.', 'New meeple in Fallowmead.'])
  expect(planSentences([step('done')], NAMES)).toHaveLength(1)
  expect(planSentences([], NAMES)).toEqual([])
})

test('the meeple that a plan puts down is one of its steps', () => {
  expect(leading(EXPANDING).map((one) => one.verb)).toEqual(['select', 'expand'])
  const conquest = [step('expand'), step('conquer', { region: 'r01' }), step('done')]
  expect(leading(conquest).map((one) => one.verb)).toEqual(['conquer'])
})

test.each(['en', 'cs', 'pl', 'is'] as const)('every step has words: %s', (language) => {
  speak(language)
  for (const [place, sentence] of planSentences(ALL, NAMES).entries()) {
    expect(sentence, ALL[place]!.do).not.toMatch(/planned-|prompt-|[{}]|undefined|\?\?/)
    expect(sentence.length).toBeGreaterThan(3)
  }
})
