import { localeNames, localeText } from '../../tools/vite-locales'
import type { NamesData, SharedNames } from '$lib/text/names'
import type { Language, Locale, OwnWords } from '$lib/text/texts.svelte'

/** The shared words of a language, and those of one game. */
export function wordsOf(language: Language, game: string): [Locale, OwnWords] {
  return [
    { text: localeText(language), names: localeNames(language) as SharedNames },
    { text: localeText(language, game), names: localeNames(language, game) as Partial<NamesData> },
  ]
}
