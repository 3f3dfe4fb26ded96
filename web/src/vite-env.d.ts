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
  /** By game, list and id: what stands for a thing, and the colour of a race. */
  const looks: Record<string, Record<string, Record<string, { icon?: string; hue?: string }>>>
  export default looks
}
