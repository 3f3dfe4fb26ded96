import { call } from '$lib/api/http'
import type { GameInfo } from '$lib/api/types'

/** What the server offers as opponents: its levels, easiest first, else all its bots. */
export function levelsOf(game: GameInfo | null): string[] {
  const levels = (game as { levels?: string[] } | null)?.levels
  return levels?.length ? levels : (game?.bots ?? [])
}

/** The level a new table starts with. */
export function usualLevel(game: GameInfo | null): string {
  return pick(levelsOf(game), ['normal', 'greedy'])
}

/** The level for somebody's first game. */
export function gentlestLevel(game: GameInfo | null): string {
  return pick(levelsOf(game), ['easy', 'random'])
}

/** The first wished level that is offered, else the easiest that is. */
function pick(levels: string[], wishes: string[]): string {
  return wishes.find((wish) => levels.includes(wish)) ?? levels[0] ?? wishes[0]!
}

let known: Promise<GameInfo[]> | null = null

/** The games the server offers, asked once. */
export function offeredGames(): Promise<GameInfo[]> {
  known ??= call<{ games: GameInfo[] }>('GET', '/games').then((answer) => answer.games)
  known.catch(() => (known = null))
  return known
}

export async function offeredGame(id: string): Promise<GameInfo | null> {
  return (await offeredGames()).find((game) => game.id === id) ?? null
}
