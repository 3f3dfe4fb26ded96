import { piecesOf, Slot, slotText, type Piece } from '$lib/text/slots'
import { t, texts } from '$lib/text/texts.svelte'
import { choicesFor, effectOf, valueOf } from './vocabulary'
import type { Effect, Field, Part, Vocabulary } from './vocabulary'

/** The values of a sentence in which a slot stands for each field; what words follow from is given as it is. */
function slots(part: Record<string, unknown>, effect: Effect, words: Vocabulary, of: string) {
  const values: Record<string, string | Slot> = { of }
  for (const field of effect.fields) {
    const value = valueOf(part, field, words)
    if (field.kind === 'count') {
      values[field.name] = new Slot(Math.abs(Number(value) || 0), field.name)
      if ((field.least ?? 0) < 0) values.sign = Number(value) < 0 ? 'less' : 'more'
    } else if (field.kind in words.records) values[field.name] = ` ${slotText(field.name)}`
    else if (field.kind === 'flag') values[field.name] = value ? 'yes' : 'no'
    else {
      values[field.name] = slotText(field.name)
      values[`${field.name}_is`] = String(value)
    }
  }
  return values
}

/** A part as words and controls; fields the sentence has no place for come after it. */
export function piecesOfPart(
  part: Part,
  words: Vocabulary,
  kind = '',
): { line: Piece[]; after: Field[] } {
  const effect = effectOf(words, part.type)
  if (!effect) return { line: [{ words: String(part.type) }], after: [] }
  const line = piecesOf(t(effect.sentence, slots(part, effect, words, kind)))
  const placed = new Set(line.flatMap((piece) => ('slot' in piece ? [piece.slot] : [])))
  return { line, after: effect.fields.filter((field) => !placed.has(field.name)) }
}

/** The sentence of an effect with what its fields usually hold: how the list of effects shows it. */
export function sampleOf(effect: Effect, words: Vocabulary, kind = ''): string {
  const pieces = piecesOfPart({ ...effect.example, type: effect.type }, words, kind).line
  return pieces
    .map((piece) => ('words' in piece ? piece.words : sampleValue(effect, piece.slot, words)))
    .filter(Boolean)
    .join(' ')
}

function sampleValue(effect: Effect, name: string, words: Vocabulary): string {
  const field = effect.fields.find((one) => one.name === name)
  if (!field) return ''
  const value = valueOf(effect.example, field, words)
  if (field.kind in words.records) {
    const list = conditionsOf(value as Record<string, unknown>, field.kind, words)
    const told = list.map(({ label }) => label).join(', ')
    return told && t('effect-where', { list: told }).trim()
  }
  return typeof value === 'number' ? String(Math.abs(value)) : nameOf(field.kind, String(value))
}

/** A name of a list in words. */
export function nameOf(kind: string, value: string): string {
  const key = `name-${kind}`
  return texts.has(key)
    ? t(key, { [kind]: value, [`${kind}_is`]: value })
    : value.replaceAll('_', ' ')
}

/** A condition that stands in a record, such as a terrain. */
export type Condition = { name: string; label: string }

/** The conditions of a record in words, each by the name of its field. */
export function conditionsOf(
  record: Record<string, unknown>,
  kind: string,
  words: Vocabulary,
): Condition[] {
  return (words.records[kind] ?? [])
    .filter((field) => field.name in record && record[field.name] !== false)
    .map((field) => ({ name: field.name, label: conditionLabel(field, kind, record[field.name]) }))
}

function conditionLabel(field: Field, kind: string, value: unknown): string {
  const key = field.sentence ?? `effect-${kind}-${field.name.replaceAll('_', '-')}`
  const told = typeof value === 'number' || typeof value === 'string' ? value : ''
  return texts.has(key) ? t(key, { value: told, each: 'no', holds: '' }) : String(value)
}

/** What may be added to a record of a kind of thing: each condition with each of its values. */
export function addable(
  record: Record<string, unknown>,
  kind: string,
  words: Vocabulary,
  of = '',
): { label: string; name: string; value: unknown }[] {
  return (words.records[kind] ?? [])
    .filter((field) => !(field.name in record) && (!field.kinds || !of || field.kinds.includes(of)))
    .flatMap((field) =>
      valuesOf(field, words).map((value) => ({
        name: field.name,
        value,
        label: conditionLabel(field, kind, value),
      })),
    )
}

function valuesOf(field: Field, words: Vocabulary): unknown[] {
  if (field.kind === 'flag') return [true]
  if (field.kind === 'count') {
    const [least, most] = [field.least ?? 1, Math.min(field.most ?? 9, (field.least ?? 1) + 11)]
    return Array.from({ length: most - least + 1 }, (_, place) => least + place)
  }
  return [...choicesFor(field, words)]
}
