import { texts } from '$lib/text/texts.svelte'
import type { Game } from './game'

/** The games this page can show: one folder each, loaded when a table of it is opened. */
const FOLDERS = import.meta.glob<{ default: Game }>('./*/index.ts')
const loaded = new Map<string, Promise<Game>>()

/** The ids of the games this page can show. */
export const KNOWN: readonly string[] = Object.keys(FOLDERS).map((path) => path.split('/')[1]!)

/**
 * Loads a game by its id, once, and lets its words count; rejects for one that this page cannot
 * show.
 */
export async function loadGame(id: string): Promise<Game> {
  const [game] = await Promise.all([folderOf(id), texts.enter(id)])
  return game
}

function folderOf(id: string): Promise<Game> {
  const folder = FOLDERS[`./${id}/index.ts`]
  if (!folder) return Promise.reject(new Error(`the page cannot show the game ${id}`))
  let one = loaded.get(id)
  if (!one) {
    one = folder().then((module) => module.default)
    loaded.set(id, one)
    one.catch(() => loaded.delete(id))
  }
  return one
}
