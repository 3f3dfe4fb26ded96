import looks from 'virtual:looks'
import names from './names.json'
import everywhere from './outlines/ui.json'
import { own } from './own.svelte'

/** A path through the lists of games or names.json: `classic/races/orcs` or `ui/undo`. */
export type IconPath = string

const UNKNOWN = 'ui/unknown'
/** What stands for an own invention whose inventor chose no icon. */
const OWN = 'ui/own'

/** The outlines of each game's icons, loaded with the game. */
const OF_GAMES = import.meta.glob<Record<string, string>>(
  ['./outlines/*.json', '!./outlines/ui.json'],
  { import: 'default' },
)
const outlines: Record<string, string> = { ...everywhere }

/** Loads the outlines of a game's icons: before that they are empty. */
export async function loadIcons(game: string): Promise<void> {
  Object.assign(outlines, await OF_GAMES[`./outlines/${game}.json`]?.())
}

function lookUp(path: IconPath): string | undefined {
  const [game = '', list = '', id = ''] = path.split('/')
  const icon = looks[game]?.[list]?.[id]?.icon
  if (icon) return icon
  const invented = own.of(list, id)
  if (invented) return known(invented.icon) ?? lookUp(OWN)
  let here: unknown = names
  for (const step of path.split('/')) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Record<string, unknown>)[step]
  }
  return typeof here === 'string' ? here : undefined
}

/** The name of an icon that is among those shipped. */
function known(icon: string | undefined): string | undefined {
  return icon && Object.hasOwn(outlines, icon) ? icon : undefined
}

/** Loads the outlines of all games: an own invention may wear any of them. */
export async function loadAllIcons(): Promise<void> {
  Object.assign(outlines, ...(await Promise.all(Object.values(OF_GAMES).map((load) => load()))))
}

/** The names of all icons that are loaded. */
export function loadedIcons(): readonly string[] {
  return Object.keys(outlines)
}

/** The outline of an icon by its name alone. */
export function outlineOf(icon: string): string {
  return Object.hasOwn(outlines, icon) ? outlines[icon]! : ''
}

/** The outline of an icon on a canvas of 512 by 512; a question mark for what nobody drew. */
export function iconOutline(path: IconPath): string {
  const name = lookUp(path) ?? lookUp(UNKNOWN)!
  return outlines[name] ?? ''
}

/** Whether this thing has an icon of its own. */
export function hasIcon(path: IconPath): boolean {
  return lookUp(path) !== undefined
}
