import { call } from '$lib/api/http'
import type { Schema } from '$lib/api/types'

/** The places of the workshop. */
export type Step = 'say' | 'weigh' | 'share'

/** Everything a pack may say in a game, as the server describes it: the one place that asks for it. */
export type Vocabulary = Schema<'Vocabulary'>
export type Effect = Schema<'VocabularyEffect'>
export type Field = Schema<'VocabularyField'>
export type Kind = Schema<'VocabularyKind'>

/** An effect as a pack writes it. */
export type Part = { type: string; lasts?: boolean } & Record<string, unknown>

const loaded = new Map<string, Promise<Vocabulary>>()

export function loadVocabulary(game: string): Promise<Vocabulary> {
  let one = loaded.get(game)
  if (!one) {
    one = call<Vocabulary>('GET', `/workshop/${game}/vocabulary`)
    loaded.set(game, one)
    one.catch(() => loaded.delete(game))
  }
  return one
}

export function effectOf(words: Vocabulary, type: unknown): Effect | undefined {
  return words.effects.find((effect) => effect.type === type)
}

export function kindOf(words: Vocabulary, list: string): Kind | undefined {
  return words.kinds.find((kind) => kind.list === list)
}

/** What a new field holds. */
function usual(field: Field, words: Vocabulary): unknown {
  if (field.kind in words.records) return {}
  if (field.kind === 'flag') return false
  return field.default ?? field.options?.[0] ?? words.names[field.kind]?.[0] ?? ''
}

/** A new part: an effect with what its fields usually hold. */
export function newPart(effect: Effect, words: Vocabulary): Part {
  const part: Part = { type: effect.type }
  for (const field of effect.fields) if (field.required) part[field.name] = usual(field, words)
  if (effect.lasts === 'must') part.lasts = true
  return part
}

/** A new thing of a list: its fields as a form shows them at first, its effects from the box where it must have some. */
export function newThing(words: Vocabulary, list: string): Record<string, unknown> {
  const kind = kindOf(words, list)
  const thing = structuredClone(kind?.example ?? {}) as Record<string, unknown>
  for (const field of kind?.fields ?? []) {
    if (!field.required || field.name in thing || ['id', 'name'].includes(field.name)) continue
    if (field.kind === 'effects') thing[field.name] = firstParts(words, kind!.kind, field)
    else if (field.name === 'tokens') thing.tokens = middleOf(field)
    else thing[field.name] = usual(field, words)
  }
  return thing
}

function middleOf({ least, most }: Field): number {
  return Math.ceil(((least ?? 0) + (most ?? 10)) / 2 + 0.5)
}

/** As many parts as a thing must have: of different categories, those that many of the box have first. */
function firstParts(words: Vocabulary, kind: string, field: Field): Part[] {
  const chosen: Effect[] = []
  while (chosen.length < (field.least ?? 0)) {
    const taken = chosen.map((one) => one.category)
    const worth = (one: Effect) =>
      one.owners.length - 100 * taken.filter((each) => each === one.category).length
    const fitting = words.effects.filter(
      (one) =>
        standsAt(one, kind, chosen.length) &&
        one.lasts !== 'must' &&
        !one.fields.some((each) => each.kind === 'marker') &&
        !chosen.includes(one),
    )
    chosen.push(fitting.toSorted((one, other) => worth(other) - worth(one))[0]!)
  }
  return chosen.map((one) => structuredClone(one.example) as Part)
}

/** Whether an effect may stand at a place, counted from 0, among those of a kind of thing. */
export function standsAt(effect: Effect, kind: string, place: number): boolean {
  const levels = effect.levels ?? []
  return effect.kinds.includes(kind) && (!levels.length || levels.includes(place + 1))
}

/** The value of a field, or what stands for it where it is left out. */
export function valueOf(record: Record<string, unknown>, field: Field, words: Vocabulary): unknown {
  return record[field.name] ?? usual(field, words)
}

/** The names a field may take. */
export function choicesFor(field: Field, words: Vocabulary): readonly string[] {
  return field.options ?? words.names[field.kind] ?? []
}

/** A number one step further, within its bounds; where both signs are allowed zero is left out. */
export function stepped(value: number, step: number, field: Field): number {
  const [least, most] = [field.least ?? 0, field.most ?? 99]
  let next = value + step
  if (next === 0 && least < 0 && most > 0) next += step
  return next < least || next > most ? value : next
}
