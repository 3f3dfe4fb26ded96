import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Called, Speaker } from '$lib/text/called'
import { comboName } from '$lib/text/comboName'
import { eventSentences, type TableEvent } from '$lib/text/events'
import { functionsFor } from '$lib/text/functions'
import { Names, type NamesData } from '$lib/text/names'
import { partName } from '$lib/text/parts'
import { refusalSentence } from '$lib/text/refusals'
import cs from 'virtual:locale/cs'
import en from 'virtual:locale/en'
import is from 'virtual:locale/is'
import pl from 'virtual:locale/pl'

/**
 * What Python says (tests/text/samples.json, kept true by its own test) and what the page says
 * must be the same words, in every language.
 */
const LOCALES = { en, cs, pl, is }
const LANGUAGES = ['en', 'cs', 'pl', 'is'] as const
type Language = (typeof LANGUAGES)[number]
const COUNTS = [0, 1, 2, 5, 11, 21, 22, 101]

type Values = Record<string, string | number>
type Samples = {
  called: Called
  messages: { language: string; key: string; told: { values: Values; text: string }[] }[]
  combos: Record<string, Record<string, string>>
  counted: Record<string, Record<string, string[]>>
  events: Record<string, string[]> & { events: TableEvent[] }
  refusals: {
    language: string
    refusal: { key: string; message: string; values: Values }
    text: string
  }[]
  parts: Record<string, Record<string, string>>
}

const samples: Samples = JSON.parse(readFileSync('../tests/text/samples.json', 'utf8'))

class Plain implements Speaker {
  readonly names: NamesData
  #bundle: FluentBundle

  constructor(language: Language) {
    this.names = LOCALES[language].names as NamesData
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functionsFor(this.names),
    })
    const errors = this.#bundle.addResource(new FluentResource(LOCALES[language].text))
    expect(errors).toEqual([])
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

describe.each(LANGUAGES)('the page says what Python says: %s', (language) => {
  const texts = new Plain(language)

  it('in every message with values', () => {
    const ours = samples.messages.filter((sample) => sample.language === language)
    expect(ours.length).toBeGreaterThan(100)
    for (const { key, told } of ours)
      for (const { values, text } of told) expect(texts.say(key, values), key).toBe(text)
  })

  it('in the names of all combos', () => {
    const combos = Object.entries(samples.combos[language]!)
    expect(combos).toHaveLength(280)
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
    const said = eventSentences(samples.events.events, samples.called, texts)
    expect(said).toEqual(samples.events[language])
  })

  it('in refusing', () => {
    const ours = samples.refusals.filter((sample) => sample.language === language)
    for (const { refusal, text } of ours)
      expect(refusalSentence(refusal, samples.called, texts)).toBe(text)
  })

  it('in naming the parts of a number', () => {
    for (const [key, said] of Object.entries(samples.parts[language]!))
      expect(partName({ key, name: 'own name' }, texts, samples.called)).toBe(said)
  })
})
