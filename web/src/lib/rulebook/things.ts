import type { ThingGroup } from '$games/game'
import { own } from '$lib/icons/own.svelte'
import { numbersOf } from '$lib/icons/things'
import { t, texts } from '$lib/text/texts.svelte'

/** Something with a name in a game: a race, a power, a hero; everything said about it. */
export type Thing = {
  kind: string
  id: string
  icon: string
  name: string
  text: string
  /** What each level does and how the next is reached; when it is in the game. */
  levels: { level: number; text: string; up: string }[]
  needs: string
  source: string
  tokens?: number
  tray?: number
  /** The numbers of the rules about it. */
  rules: string[]
}

const MOST_LEVELS = 5

/** The parts of the rules about each kind of thing; others are parts of their own. */
const SECTIONS: Record<string, string[]> = {
  race: ['RACE'],
  power: ['POWER'],
  site: ['ART', 'PLACE'],
  faction: ['FAC'],
  hero: ['HEROCARD'],
  territory: ['TERR'],
  action: ['ACT'],
}

/** Whether a rule names a thing in its number: shortened in capitals, or as its id. */
export function tellsAbout(rule: string, kind: string, id: string): boolean {
  const [, section = '', name = ''] = rule.split('-')
  if (!SECTIONS[kind]?.includes(section)) return section === id.toUpperCase()
  const shortened = /^[A-Z]/.test(name) && id.replaceAll('_', '').toUpperCase().startsWith(name)
  return shortened || name === id
}

/** Everything in a group, and what the table's packs add to it, in the language of the moment. */
export function thingsIn(game: string, group: ThingGroup, rules: readonly string[]): Thing[] {
  return [...group.ids, ...own.ids(group.icons)].map((id) => {
    const key = `${group.kind}-${id.replaceAll('_', '-')}`
    const say = (name: string) => (texts.has(name) ? t(name) : '')
    const levels = Array.from({ length: MOST_LEVELS }, (_, place) => ({
      level: place + 1,
      text: say(`rule-${key}-${place + 1}`),
      up: say(`up-${key}-${place + 1}`),
    }))
    return {
      kind: group.kind,
      id,
      icon: group.icon ?? `${game}/${group.icons}/${id}`,
      name: t(`name-${group.kind}`, { [group.kind]: id }),
      text: say(`rule-${key}`),
      levels: levels.filter(({ text }) => text),
      needs: say(`needs-${key}`),
      source: say(`source-${key}`),
      ...numbersOf(game, group.icons, id),
      rules: rules.filter((rule) => tellsAbout(rule, group.kind, id)),
    }
  })
}

/** Everything said about a thing, to find it by. */
export function wordsAbout(thing: Thing): string {
  const levels = thing.levels.map(({ text, up }) => `${text} ${up}`)
  return [thing.text, ...levels, thing.needs, thing.source].join(' ')
}
