import ofGames from 'virtual:locales-of-games'
import { capital, mergedNames, Names } from '$lib/text/names'
import { bundleOf, LANGUAGES, loadLocale, type Language } from '$lib/text/texts.svelte'
import type { Effect, Field, Vocabulary } from '$lib/workshop/vocabulary'

/**
 * What own things do, read back in plain sentences made from their effects alone: the twin of
 * text/effects.py, for a page whose Python has no texts.
 */

type Given = Record<string, unknown>
type Values = Record<string, string | number>
/** The words of a language in a game. */
type Words = { say: (key: string, values?: Values) => string; names: Names }
/** What a pack calls its own markers, by their ids. */
type Own = Record<string, string>
/** Everything in a pack by its list and place: by language, a sentence for each part. */
export type Read = Record<string, Record<string, string[]>[]>

/** Things of one list that are read back. */
const MOST_READ = 16
/** Conditions that are part of the sentence of another. */
const SAID_WITH_OTHERS = ['holds', 'for_each']
const MARKER_FACTS = ['defence', 'immune', 'bounty', 'harm', 'moves', 'lasts']

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function wordsOf(language: Language, game: string): Promise<Words> {
  const spoken = async (one: Language) => {
    const own = (await (ofGames[`${one}/${game}`] ?? ofGames[`en/${game}`])?.())?.default
    const locale = await loadLocale(one)
    return { bundle: bundleOf(one, locale, own), names: mergedNames(locale.names, own?.names) }
  }
  const chain = [await spoken(language), await spoken('en')]
  return {
    names: new Names(chain[0]!.names),
    say: (key, values = {}) => {
      for (const { bundle } of chain) {
        const pattern = bundle.getMessage(key)?.value
        if (pattern) return bundle.formatPattern(pattern, values, [])
      }
      return key
    },
  }
}

/** Reads everything in a pack back, in every language. */
export async function readBack(pack: unknown, vocabulary: Vocabulary): Promise<Read> {
  if (!isObject(pack)) return {}
  const languages = Object.keys(LANGUAGES) as Language[]
  const spoken = await Promise.all(
    languages.map(async (one) => [one, await wordsOf(one, vocabulary.game)] as const),
  )
  const own = ownMarkers(pack)
  const read: Read = {}
  for (const { kind, list } of vocabulary.kinds) {
    const things = pack[list]
    if (!Array.isArray(things)) continue
    read[list] = things
      .slice(0, MOST_READ)
      .filter(isObject)
      .map((thing) =>
        Object.fromEntries(
          spoken.map(([one, words]) => [one, told(thing, vocabulary, words, own, kind)]),
        ),
      )
  }
  return read
}

function ownMarkers(pack: Given): Own {
  const markers = Array.isArray(pack.markers) ? pack.markers.filter(isObject) : []
  return Object.fromEntries(markers.map(({ id, name }) => [String(id), String(name)]))
}

function told(thing: Given, known: Vocabulary, words: Words, own: Own, kind: string): string[] {
  if ('supply' in thing) return markerSentences(thing, words)
  if (!Array.isArray(thing.effects)) return []
  return thing.effects.map((effect: unknown) => sentence(effect, known, words, own, kind))
}

function markerSentences(marker: Given, words: Words): string[] {
  return MARKER_FACTS.filter((fact) => marker[fact]).map((fact) => {
    const given = marker[fact]
    const value = typeof given === 'number' ? given : 0
    const effect = words.say(`effect-marker-${fact}`, { value })
    return words.say('effect-whole', { effect, rest: '' })
  })
}

/** Says what an effect does; empty where it has a fault. */
function sentence(
  effect: unknown,
  known: Vocabulary,
  words: Words,
  own: Own,
  kind: string,
): string {
  if (!isObject(effect)) return ''
  const shape = known.effects.find((one) => one.type === effect.type)
  if (!shape) return ''
  const values = valuesOf(effect, shape.fields, known, words)
  if (!values) return ''
  const marker = own[String(effect.marker)]
  if (marker !== undefined) values.marker = marker
  const rest = conditions(effect, shape, known, words, kind)
    .map((part) => words.say('effect-rest', { part }))
    .join('')
  const said = words.say(shape.sentence, { of: kind, ...values })
  return words.say('effect-whole', { effect: capital(said), rest })
}

/** The values of a sentence; nothing where a field has not what it should. */
function valuesOf(
  record: Given,
  fields: readonly Field[],
  known: Vocabulary,
  words: Words,
): Values | null {
  const values: Values = {}
  for (const field of fields) {
    const { name } = field
    if (field.required && !(name in record)) return null
    const given = name in record ? record[name] : (field.default ?? '')
    if (field.kind === 'count') {
      if (!Number.isInteger(given)) return null
      values[name] = Math.abs(given as number)
      if ((field.least ?? 0) < 0) values.sign = (given as number) < 0 ? 'less' : 'more'
    } else if (field.kind in known.records) {
      const list = listed(given || {}, field.kind, known, words)
      if (list === null) return null
      values[name] = list ? words.say('effect-where', { list }) : ''
    } else if (field.kind === 'marker') values[name] = words.names.noun(String(given))
    else if (typeof given === 'boolean') values[name] = given ? 'yes' : 'no'
    else values[name] = values[`${name}_is`] = String(given)
  }
  return values
}

/** The conditions of a record; nothing where it is none. */
function listed(record: unknown, kind: string, known: Vocabulary, words: Words): string | null {
  if (!isObject(record)) return null
  const others: Values = { each: record.for_each ? 'yes' : 'no', holds: '' }
  if ('holds' in record) others.holds = listed(record.holds, 'where', known, words) ?? ''
  const all: string[] = []
  for (const field of known.records[kind] ?? []) {
    const value = record[field.name]
    if (value === undefined || value === null || value === false) continue
    if (SAID_WITH_OTHERS.includes(field.name)) continue
    if (!['string', 'number', 'boolean'].includes(typeof value) || field.kind in known.records)
      return null
    const said = typeof value === 'boolean' ? 'True' : (value as string | number)
    all.push(words.say(field.sentence ?? '', { value: said, ...others }))
  }
  return all.join(', ')
}

/** What else there is to say of an effect: when, for whom, whether it outlives decline. */
function conditions(
  effect: Given,
  shape: Effect,
  known: Vocabulary,
  words: Words,
  kind: string,
): string[] {
  const { when } = effect
  const all: string[] = []
  if (isObject(when) && Object.keys(when).length && shape.when)
    all.push(listed(when, 'when', known, words) ?? '')
  const onlyThen = isObject(when) && Boolean(when.in_decline)
  if (shape.lasts === 'may' && effect.lasts === true && !onlyThen)
    all.push(words.say('effect-lasts'))
  const scope = shape.scope?.[kind]
  if (scope) all.push(words.say(scope))
  return all.filter(Boolean)
}
