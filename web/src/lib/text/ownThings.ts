import { clothOf, type OwnLooks, type OwnWhole } from '$lib/icons/own.svelte'
import type { NamesData } from './names'

/** The lists of a pack with the kinds of their things, as their rule texts are called. */
export const KINDS: Record<string, string> = {
  races: 'race',
  powers: 'power',
  sites: 'site',
  factions: 'faction',
  heroes: 'hero',
  territories: 'territory',
}

/** Something a pack adds to a game, as the pack writes it. */
export type OwnThing = {
  id: string
  name: string
  tokens?: number
  tray?: number
  icon?: string
  colour?: string
  text?: Record<string, string>
  effects?: unknown[]
}

/** What packs bring to a page: names, texts by language and key, looks. */
export type OwnTexts = {
  /** Tells one set of packs from another. */
  key: string
  names: Partial<NamesData>
  /** Texts by key, then by language. */
  texts: Record<string, Record<string, string>>
  looks: OwnLooks
  whole: OwnWhole
}

export const NOTHING_OWN: OwnTexts = { key: '', names: {}, texts: {}, looks: {}, whole: {} }

/** The things of packs, each with its list; whatever is no thing is passed over. */
export function thingsOf(packs: unknown): { list: string; thing: OwnThing }[] {
  if (!Array.isArray(packs)) return []
  return packs.flatMap((pack: unknown) =>
    Object.keys(KINDS).flatMap((list) => {
      const things = (pack as Record<string, unknown> | null)?.[list]
      return Array.isArray(things) ? things.filter(isThing).map((thing) => ({ list, thing })) : []
    }),
  )
}

function isThing(value: unknown): value is OwnThing {
  const thing = value as Partial<OwnThing> | null
  return typeof thing?.id === 'string' && typeof thing.name === 'string'
}

/** The key of a thing's rule text, as the catalogue has it. */
export function ruleKey(list: string, id: string): string {
  return `rule-${KINDS[list]}-${id.replaceAll('_', '-')}`
}

/** Names, texts and looks of everything that packs bring. */
export function ownTexts(packs: unknown): OwnTexts {
  const found = thingsOf(packs)
  if (!found.length) return NOTHING_OWN
  const own: OwnTexts = { key: JSON.stringify(found), names: {}, texts: {}, looks: {}, whole: {} }
  const names = own.names as Record<string, Record<string, unknown>>
  for (const { list, thing } of found) {
    ;(names[list] ??= {})[thing.id] = { name: thing.name, pattern: '', as_written: true }
    ;(own.whole[list] ??= {})[thing.id] = thing
    own.texts[ruleKey(list, thing.id)] = textsOf(thing)
    ;(own.looks[list] ??= {})[thing.id] = {
      icon: thing.icon,
      hue: clothOf(thing.colour),
      tokens: thing.tokens,
      tray: thing.tray,
    }
  }
  return own
}

/** What the inventor says of a thing, by language. */
function textsOf({ text }: OwnThing): Record<string, string> {
  return text && typeof text === 'object' ? { ...text } : {}
}

/** A text in a language, else in English, else in any. */
export function inLanguage(texts: Record<string, string>, language: string): string | undefined {
  return texts[language] ?? texts.en ?? Object.values(texts)[0]
}
