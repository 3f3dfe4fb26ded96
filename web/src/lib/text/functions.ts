import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle'
import { Slot } from './slots'
import { asWritten, capital, Names, small, type Kind, type NamesData } from './names'

/**
 * The functions that messages may call: the twin of text/functions.py.
 *
 * The names of own races and powers are left as their inventors wrote them.
 */
export function functionsFor(data: NamesData): Record<string, FluentFunction> {
  const names = new Names(data)
  return {
    COUNT: ([count, noun], { case: form }) => {
      const told = names.counted(numberOf(count), textOf(noun), textOf(form) || undefined)
      return count instanceof Slot ? told.replace(String(count.value), String(count)) : told
    },
    RACE: ([race], { case: form, letter }) => {
      const told = names.race(textOf(race), textOf(form) || undefined)
      return names.keepsLetters(textOf(race)) ? told : lettered(told, letter)
    },
    POWER: ([power], { letter }) => {
      const told = names.power(textOf(power))
      return asWritten(data.powers[textOf(power)]) ? told : lettered(told, letter)
    },
    COMBO: ([race, power], { case: form, letter, room }) => {
      if (textOf(room) === 'little') return names.comboLabel(textOf(race), textOf(power))
      const told = names.combo(textOf(race), textOf(power), textOf(form) || undefined)
      return names.keepsLetters(textOf(race)) ? told : lettered(told, letter)
    },
    MARKER: ([marker, amount], { case: form, letter }) => {
      const number = amount instanceof FluentNumber ? amount.value : undefined
      return lettered(names.noun(textOf(marker), textOf(form) || undefined, number), letter)
    },
    TERRAIN: ([terrain], { letter }) => lettered(names.terrain(textOf(terrain)), letter),
    SYMBOL: ([symbol], { letter }) => lettered(names.symbol(textOf(symbol)), letter),
    SITE: ([site]) => names.site(textOf(site)),
    ISLAND: ([island]) => names.island(textOf(island)),
    FACTION: naming(names, 'factions'),
    HERO: naming(names, 'heroes'),
    TERRITORY: naming(names, 'territories'),
    RESOURCE: naming(names, 'resources'),
    ACTION: naming(names, 'actions'),
    PLACE: naming(names, 'places'),
  }
}

/** The function that names things of a kind, in a case and with a letter if wished. */
function naming(names: Names, kind: Kind): FluentFunction {
  return ([id], { case: form, letter }) =>
    lettered(names.named(kind, textOf(id), textOf(form) || undefined), letter)
}

function lettered(text: string, letter: FluentValue | undefined): string {
  const wanted = textOf(letter)
  return wanted === 'capital' ? capital(text) : wanted === 'small' ? small(text) : text
}

function textOf(value: FluentValue | undefined): string {
  if (typeof value === 'string') return value
  return value === undefined ? '' : String(value.valueOf())
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(textOf(value))
}
