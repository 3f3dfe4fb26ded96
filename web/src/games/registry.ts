import { loadAllIcons, loadIcons } from '$lib/icons/icons'
import { offeredGames } from '$lib/lobby/levels'
import { texts } from '$lib/text/texts.svelte'
import { readBacksOf } from '$lib/workshop/readBacks'
import type { Game } from './game'

/** The games this page knows: one folder each, loaded when a table of it is opened. */
const FOLDERS = import.meta.glob<{ default: Game }>(['./*/index.ts', '!./generic/index.ts'])
const loaded = new Map<string, Promise<Game>>()

/** The ids of the games this page knows. */
export const KNOWN: readonly string[] = Object.keys(FOLDERS).map((path) => path.split('/')[1]!)

/**
 * Loads a game by its id, once, and lets its words and icons count, and those of a table's packs; one without a
 * folder is a list.
 */
export async function loadGame(id: string, packs: unknown = []): Promise<Game> {
  // The server knows the name and the words of a game that this page does not carry.
  if (!KNOWN.includes(id)) await offeredGames().catch(() => {})
  const invented = Array.isArray(packs) && packs.length > 0
  const icons = invented ? loadAllIcons() : loadIcons(id)
  const [game] = await Promise.all([folderOf(id), texts.enter(id, packs), icons])
  if (invented) void readBacksOf(id, packs).then((read) => texts.readBack(read))
  return game
}

function folderOf(id: string): Promise<Game> {
  const folder = FOLDERS[`./${id}/index.ts`] ?? (() => import('./generic'))
  let one = loaded.get(id)
  if (!one) {
    one = folder().then((module) => module.default)
    loaded.set(id, one)
    one.catch(() => loaded.delete(id))
  }
  return one
}
