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
