/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:locale/*' {
  const locale: { text: string; names: import('./lib/text/names').SharedNames }
  export default locale
}

declare module 'virtual:locales-of-games' {
  /** By language and game, such as `en/chess`. */
  const ofGames: Record<
    string,
    () => Promise<{ default: import('./lib/text/texts.svelte').OwnWords }>
  >
  export default ofGames
}

declare module 'virtual:rules/*' {
  const rules: import('./games/game').Rule[]
  export default rules
}

declare module 'virtual:looks' {
  /** By game, list and id: what stands for a thing, the colour of a race, numbers on banners. */
  type Look = { icon?: string; hue?: string; tokens?: number; tray?: number }
  const looks: Record<string, Record<string, Record<string, Look>>>
  export default looks
}

declare module 'virtual:rulebooks' {
  /** The chapters of a game's rulebook, and its texts by language and game, such as `en/chess`. */
  export const shapes: Record<
    string,
    () => Promise<{ default: import('./lib/rulebook/book').Shape }>
  >
  export const words: Record<string, () => Promise<{ default: string }>>
}

declare module 'virtual:endings' {
  /** The endings of words by language, and by the letters they must leave. */
  const endings: Record<string, Record<string, string[]>>
  export default endings
}
