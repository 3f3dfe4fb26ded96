import { t, texts } from './texts.svelte'

/** The names the server gives its games, for those this page has no words for. */
let told = $state.raw<Record<string, string>>({})

/** Remembers what the server calls its games. */
export function learnNames(games: readonly { id: string; name: string }[]): void {
  told = Object.fromEntries(games.map(({ id, name }) => [id, name]))
}

/** What a game is called: in the person's language, else as the server calls it. */
export function gameName(id: string): string {
  const key = `ui-game-name-${id}`
  return texts.has(key) ? t(key) : (told[id] ?? id)
}
