import type { NamesData } from './names'

/** A race in a case; what is no known id, such as an own race, is its name already. */
export function raceName(data: NamesData, race: string, form = 'nom'): string {
  const known = data.races[race]
  return known ? (known.cases?.[form] ?? known.name) : race
}

/**
 * A race together with its power: Flying Skeletons, Létající Kostlivci.
 *
 * The power takes the form of the race's class; only a pattern that leaves the power alone lets
 * the race take a case. The twin of Names.combo in text/names.py.
 */
export function comboName(data: NamesData, race: string, power: string, form = 'nom'): string {
  if (!power) return raceName(data, race, form)
  const known = data.powers[power]
  if (!known) return fill(data, data.unknown, raceName(data, race), power)
  if (known.ability)
    return fill(data, known.pattern, raceName(data, race, form), known.ability.acc!)
  const kind = data.races[race]?.class ?? 'any'
  const shape = known.forms?.[kind] ?? known.forms?.any
  // An own race has no class.
  if (shape === undefined) return fill(data, data.unknown, raceName(data, race), known.name)
  return fill(data, known.pattern, raceName(data, race), shape)
}

/** The same where there is little room. */
export function comboLabel(data: NamesData, race: string, power: string): string {
  if (!data.patterns.label || !power) return comboName(data, race, power)
  return fill(data, 'label', raceName(data, race), data.powers[power]?.name ?? power)
}

function fill(data: NamesData, pattern: string, race: string, power: string): string {
  const words: Record<string, string> = { race, power }
  return data.patterns[pattern]!.replace(/\{(race|power)\}/g, (_, word: string) => words[word]!)
}
