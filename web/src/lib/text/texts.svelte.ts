import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { functionsFor } from './functions'
import ofGames from 'virtual:locales-of-games'
import { own as ownLook } from '$lib/icons/own.svelte'
import { mergedNames, type NamesData, type SharedNames } from './names'
import { inLanguage, NOTHING_OWN, ownTexts, type OwnTexts } from './ownThings'

/** The languages of the page, each with its own name for itself. */
export const LANGUAGES = {
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  is: 'Íslenska',
} as const
export type Language = keyof typeof LANGUAGES
export type Arguments = Record<string, FluentVariable>

/** What one language's module holds. */
export type Locale = { text: string; names: SharedNames }
/** What a game says otherwise, or alone. */
export type OwnWords = { text: string; names: Partial<NamesData> }

const KEY = 'elbowroom.language'
const LOADERS: Record<Language, () => Promise<{ default: Locale }>> = {
  en: () => import('virtual:locale/en'),
  cs: () => import('virtual:locale/cs'),
  pl: () => import('virtual:locale/pl'),
  is: () => import('virtual:locale/is'),
}

/** What one language's module holds, whichever language is shown. */
export async function loadLocale(language: Language): Promise<Locale> {
  return (await LOADERS[language]()).default
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && value in LANGUAGES
}

/** The remembered language, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): Language {
  const remembered = localStorage.getItem(KEY)
  if (isLanguage(remembered)) return remembered
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.split('-')[0]
    if (isLanguage(short)) return short
  }
  return 'en'
}

/** The messages of one language; where a game has words of its own, those stand instead. */
export function bundleOf(
  language: Language,
  locale: Locale,
  own?: OwnWords,
  packs: OwnTexts = NOTHING_OWN,
): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: functionsFor(mergedNames(locale.names, own?.names, packs.names)),
  })
  bundle.addResource(new FluentResource(locale.text))
  if (own) bundle.addResource(new FluentResource(own.text), { allowOverrides: true })
  return bundle
}

class Texts {
  language = $state<Language>('en')
  #bundles = $state.raw<FluentBundle[]>([])
  #locales = new Map<Language, Locale>()
  /** By language, or by language and game. */
  #loaded = new Map<string, FluentBundle>()
  #game = ''
  /** The words of the game, by language and game. */
  #words = new Map<string, OwnWords>()
  /** What the server says for games of installed packages: Fluent by game and language. */
  #told: Record<string, Record<string, string>> = {}
  /** What packs bring, from when the words of their game are there. */
  #brought: OwnTexts = NOTHING_OWN
  /** What the packs of the table say of their things. */
  #packs = $state.raw<OwnTexts>(NOTHING_OWN)

  /** Loads the person's language; the page may be mounted when this is done. */
  async start(language: Language = preferredLanguage()) {
    await this.#show(language)
  }

  /** Changes the language at any time and remembers it. */
  async choose(language: Language) {
    await this.#show(language)
    localStorage.setItem(KEY, language)
  }

  /** Remembers the words of games that this page does not carry; they count when such a game is entered. */
  learn(games: readonly { id: string; words?: Record<string, string> }[]) {
    this.#told = Object.fromEntries(games.map(({ id, words }) => [id, words ?? {}]))
  }

  /** From now on the words of this game count, where it has its own, and those of these packs. */
  async enter(game: string, packs: unknown = []) {
    this.#game = game
    this.#brought = ownTexts(packs)
    await this.#show(this.language)
  }

  /** Puts what things do, composed from their effects, behind the words of their inventors. */
  readBack(read: Record<string, Record<string, string>>) {
    const merged = { ...this.#packs.texts }
    for (const [key, told] of Object.entries(read)) {
      const words = merged[key]
      if (!words) continue
      const both = Object.entries(told).map(([language, text]) => {
        const own = inLanguage(words, language)
        return [language, own && own !== text ? `${own} ${text}` : text]
      })
      merged[key] = { ...words, ...(Object.fromEntries(both) as Record<string, string>) }
    }
    this.#packs = { ...this.#packs, texts: merged }
  }

  /** Whether some loaded language has this message. */
  has(key: string): boolean {
    return key in this.#packs.texts || this.#bundles.some((bundle) => bundle.hasMessage(key))
  }

  /** The message, where one takes these values; else nothing. */
  sayIf(key: string, values: Arguments): string | undefined {
    const bundle = this.#bundles.find((one) => one.hasMessage(key))
    const pattern = bundle?.getMessage(key)?.value
    const faults: Error[] = []
    const said = pattern && bundle!.formatPattern(pattern, values, faults)
    return faults.length ? undefined : (said ?? undefined)
  }

  /** The message of a key in the words of the game itself; nothing where it has none. */
  sayOwn(key: string): string | undefined {
    const words = [this.language, 'en'].map((one) => this.#words.get(`${one}/${this.#game}`))
    const said = new RegExp(`^${key}\\s*=`, 'm')
    return words.some((own) => own && said.test(own.text)) ? this.say(key) : undefined
  }

  /** The message in the person's language, else in English, else the key itself. */
  say(key: string, values?: Arguments): string {
    const own = this.#packs.texts[key]
    if (own) return inLanguage(own, this.language) ?? this.say('workshop-no-words')
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key)
      if (message?.value) return bundle.formatPattern(message.value, values ?? null, [])
    }
    return key
  }

  /** Uses this locale, and what a game says otherwise, as tests do. */
  use(language: Language, locale: Locale, own?: OwnWords) {
    this.#locales.set(language, locale)
    this.#loaded.set(language, bundleOf(language, locale, own))
    this.#apply(language)
  }

  async #show(language: Language) {
    const wanted: Language[] = language === 'en' ? ['en'] : [language, 'en']
    await Promise.all(wanted.map((one) => this.#load(one)))
    this.#apply(language)
  }

  async #load(language: Language) {
    if (!this.#locales.has(language)) {
      const locale = await loadLocale(language)
      this.#locales.set(language, locale)
      this.#loaded.set(language, bundleOf(language, locale))
    }
    const key = `${language}/${this.#game}`
    if (this.#loaded.has(key)) return
    const words = (await ofGames[key]?.())?.default ?? this.#toldIn(language)
    if (!words) return
    this.#words.set(key, words)
    this.#loaded.set(key, bundleOf(language, this.#locales.get(language)!, words))
  }

  /** What the server says for the game: in English where it does not speak the language. */
  #toldIn(language: Language): OwnWords | undefined {
    const words = this.#told[this.#game]
    const text = words?.[language] ?? words?.['en']
    return text === undefined ? undefined : { text, names: {} }
  }

  #bundle(language: Language): FluentBundle | undefined {
    const locale = this.#locales.get(language)
    const words = this.#words.get(`${language}/${this.#game}`)
    if (this.#packs.key && locale) return bundleOf(language, locale, words, this.#packs)
    return this.#loaded.get(`${language}/${this.#game}`) ?? this.#loaded.get(language)
  }

  #apply(language: Language) {
    if (this.#brought.key !== this.#packs.key) {
      this.#packs = this.#brought
      ownLook.looks = this.#brought.looks
      ownLook.whole = this.#brought.whole
    }
    const chain = [this.#bundle(language), this.#bundle('en')]
    this.#bundles = [...new Set(chain)].filter((bundle) => bundle !== undefined)
    this.language = language
    document.documentElement.lang = language
  }
}

export const texts = new Texts()

/** The message of a key; reactive to the language when used in a component. */
export function t(key: string, values?: Arguments): string {
  return texts.say(key, values)
}
