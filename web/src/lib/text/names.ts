import { comboLabel, comboName, raceName } from './comboName'

/** The forms of a counted noun: by case, then by plural category. */
type Noun = Record<string, Record<string, string>>

/** A name with its cases. */
type Declined = { name: string; cases?: Record<string, string> }

/** Kinds of things that only some games have, whose names have cases. */
export type Kind = 'factions' | 'heroes' | 'territories' | 'resources' | 'actions' | 'places'

/** What a language's names.json holds. */
export type NamesData = {
  language: string
  patterns: Record<string, string>
  unknown: string
  races: Record<
    string,
    { name: string; class?: string; cases?: Record<string, string>; as_written?: boolean }
  >
  powers: Record<
    string,
    {
      name: string
      pattern: string
      as_written?: boolean
      forms?: Record<string, string>
      ability?: Record<string, string>
    }
  >
  terrains: Record<string, { name: string; region: string }>
  symbols: Record<string, { name: string; region: string }>
  nouns: Record<string, Noun>
  /** What only some games have. */
  sites?: Record<string, { name: string }>
  factions?: Record<string, Declined>
  islands?: Record<string, { name: string }>
  heroes?: Record<string, Declined>
  territories?: Record<string, Declined>
  resources?: Record<string, Declined>
  actions?: Record<string, Declined>
  /** Regions, by what is printed on their map or by their id. */
  places?: Record<string, Declined>
}

/** The names all games share; what races and the like are called only a game knows. */
export type SharedNames = Pick<NamesData, 'language' | 'patterns' | 'unknown' | 'nouns'>

/**
 * The names all games share with those of one game and of packs: the game's own stand instead, nouns
 * are added, and so are the things of packs.
 */
export function mergedNames(
  shared: SharedNames,
  own: Partial<NamesData> = {},
  packs: Partial<NamesData> = {},
): NamesData {
  const none = { races: {}, powers: {}, terrains: {}, symbols: {} }
  const merged = { ...none, ...shared, ...own, nouns: { ...shared.nouns, ...own.nouns } }
  return { ...merged, ...withPacks(merged, packs) }
}

/** The lists of a game with what packs add to them. */
function withPacks(names: NamesData, packs: Partial<NamesData>): Partial<NamesData> {
  const lists = Object.entries(packs).map(([list, things]) => [
    list,
    { ...(names[list as keyof NamesData] as object | undefined), ...(things as object) },
  ])
  return Object.fromEntries(lists) as Partial<NamesData>
}

/** The names of the game's things in one language: the twin of text/names.py. */
export class Names {
  readonly data: NamesData
  #plural: Intl.PluralRules

  constructor(data: NamesData) {
    this.data = data
    this.#plural = new Intl.PluralRules(data.language)
  }

  race(race: string, form = 'nom'): string {
    return raceName(this.data, race, form)
  }

  power(power: string): string {
    return this.data.powers[power]?.name ?? power
  }

  combo(race: string, power: string, form = 'nom'): string {
    return comboName(this.data, race, power, form)
  }

  comboLabel(race: string, power: string): string {
    return comboLabel(this.data, race, power)
  }

  /** One of something: a noun in the singular. */
  noun(noun: string, form = 'nom', amount?: number): string {
    const forms = this.data.nouns[noun]?.[form]
    if (!forms) return noun
    return (amount === undefined ? forms.one : forms[this.#plural.select(amount)]) ?? noun
  }

  /** A number with its noun: 1 token, 2 tokens. */
  counted(count: number, noun: string, form = 'nom'): string {
    return `${count} ${this.data.nouns[noun]?.[form]?.[this.#plural.select(count)] ?? noun}`
  }

  terrain(terrain: string): string {
    return this.data.terrains[terrain]?.name ?? terrain
  }

  symbol(symbol: string): string {
    return this.data.symbols[symbol]?.name ?? symbol
  }

  /** An artifact or a legendary place. */
  site(site: string): string {
    return this.data.sites?.[site]?.name ?? site
  }

  /** Something of a kind that only some games have. */
  named(kind: Kind, id: string, form = 'nom'): string {
    const known = this.data[kind]?.[id]
    return known ? (known.cases?.[form] ?? known.name) : id
  }

  island(island: string): string {
    return this.data.islands?.[island]?.name ?? island
  }

  /** Whether a race is written as it is everywhere: an own one, or a name left untranslated. */
  keepsLetters(race: string): boolean {
    return asWritten(this.data.races[race])
  }
}

/** Whether a name of a list is its inventor's, whose letters stay as they are. */
export function asWritten(known: { as_written?: boolean } | undefined): boolean {
  return known ? (known.as_written ?? false) : true
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
