import { readFileSync } from 'node:fs'
import type { FluentBundle } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { TableNames, Speaker } from '$lib/text/tableNames'
import { comboName } from '$lib/text/comboName'
import { eventSentences, type TableEvent } from '$lib/text/events'
import { mergedNames, Names, type NamesData } from '$lib/text/names'
import { partName } from '$lib/text/parts'
import { eventSentences as kingdomsSentences } from '$games/kingdoms/sentences'
import { refusalSentence } from '$lib/text/refusals'
import { bundleOf, type OwnWords } from '$lib/text/texts.svelte'
import ofGames from 'virtual:locales-of-games'
import cs from 'virtual:locale/cs'
import en from 'virtual:locale/en'
import is from 'virtual:locale/is'
import pl from 'virtual:locale/pl'

/**
 * What Python says (tests/text/samples*.json, kept true by their own tests) and what the page says
 * must be the same words, in every language and every game.
 */
const LOCALES = { en, cs, pl, is }
const LANGUAGES = ['en', 'cs', 'pl', 'is'] as const
type Language = (typeof LANGUAGES)[number]
const COUNTS = [0, 1, 2, 5, 11, 21, 22, 101]
const AMOUNTS = [0, 1, 2, 5]

type Values = Record<string, string | number>
type Samples = {
  tableNames: TableNames
  messages: { language: string; key: string; told: { values: Values; text: string }[] }[]
  combos: Record<string, Record<string, string>>
  counted: Record<string, Record<string, string[]>>
  events: Record<string, string[]> & { events: TableEvent[] }
  refusals: {
    language: string
    refusal: { key: string; message: string; values: Values }
    text: string
  }[]
  parts: Record<string, Record<string, string[]>>
}

const GAMES = [
  { game: 'classic', file: 'samples.json', tell: eventSentences, combos: 280, messages: 100 },
  {
    game: 'warcraft',
    file: 'samples.warcraft.json',
    tell: eventSentences,
    combos: 320,
    messages: 40,
  },
  {
    game: 'kingdoms',
    file: 'samples.kingdoms.json',
    tell: kingdomsSentences,
    combos: 0,
    messages: 40,
  },
]

class Plain implements Speaker {
  readonly names: NamesData
  #bundle: FluentBundle

  constructor(language: Language, own?: OwnWords) {
    const locale = LOCALES[language]
    this.names = mergedNames(locale.names, own?.names)
    this.#bundle = bundleOf(language, locale, own)
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  say(key: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(key)
    if (!message?.value) throw new Error(`no text ${key}`)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(message.value, values, errors)
    expect(errors, key).toEqual([])
    return text
  }
}

const CASES = GAMES.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language })))

describe.each(CASES)('the page says what Python says: $game, $language', async (one) => {
  const { game, language } = one
  const samples: Samples = JSON.parse(readFileSync(`../tests/text/${one.file}`, 'utf8'))
  const texts = new Plain(language, (await ofGames[`${language}/${game}`]?.())?.default)

  it('in every message with values', () => {
    const ours = samples.messages.filter((sample) => sample.language === language)
    expect(ours.length).toBeGreaterThan(one.messages)
    for (const { key, told } of ours)
      for (const { values, text } of told) expect(texts.say(key, values), key).toBe(text)
  })

  it('in the names of all combos', () => {
    const combos = Object.entries(samples.combos[language]!)
    expect(combos).toHaveLength(one.combos)
    for (const [pair, name] of combos) {
      const [race, power] = pair.split(' ')
      expect(comboName(texts.names, race!, power!)).toBe(name)
    }
  })

  it('in counting', () => {
    const names = new Names(texts.names)
    for (const [pair, said] of Object.entries(samples.counted[language]!)) {
      const [noun, form] = pair.split(' ')
      expect(COUNTS.map((count) => names.counted(count, noun!, form))).toEqual(said)
    }
  })

  it('in telling events', () => {
    const said = one.tell(samples.events.events, samples.tableNames, texts)
    expect(said).toEqual(samples.events[language])
  })

  it('in refusing', () => {
    const ours = samples.refusals.filter((sample) => sample.language === language)
    for (const { refusal, text } of ours)
      expect(refusalSentence(refusal, samples.tableNames, texts)).toBe(text)
  })

  it('in naming the parts of a number', () => {
    for (const [key, said] of Object.entries(samples.parts[language]!))
      expect(
        [undefined, ...AMOUNTS].map((amount) =>
          partName({ key, amount }, texts, samples.tableNames),
        ),
      ).toEqual(said)
  })
})
