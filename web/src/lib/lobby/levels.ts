import { call } from '$lib/api/http'
import type { GameInfo } from '$lib/api/types'
import { learnNames } from '$lib/text/gameNames.svelte'
import { texts } from '$lib/text/texts.svelte'

/** What the server offers as opponents: its levels, easiest first, then bots of packages. */
export function levelsOf(game: GameInfo | null): string[] {
  if (!game) return []
  const levels = [...game.levels, ...game.added.map((bot) => bot.name)]
  return levels.length ? levels : game.bots
}

/** The level a new table starts with. */
export function usualLevel(game: GameInfo | null): string {
  const levels = levelsOf(game)
  return levels.includes(game?.level ?? '') ? game!.level : (levels[0] ?? '')
}

/** The level for somebody's first game: the easiest. */
export function gentlestLevel(game: GameInfo | null): string {
  return levelsOf(game)[0] ?? ''
}

let known: Promise<GameInfo[]> | null = null

/** The games the server offers, asked once. */
export function offeredGames(): Promise<GameInfo[]> {
  known ??= call<{ games: GameInfo[] }>('GET', '/games').then(({ games }) => {
    learnNames(games)
    texts.learn(games)
    return games
  })
  known.catch(() => (known = null))
  return known
}

export async function offeredGame(id: string): Promise<GameInfo | null> {
  return (await offeredGames()).find((game) => game.id === id) ?? null
}
