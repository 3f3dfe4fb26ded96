import looks from 'virtual:looks'
import outlines from './icons.json'
import names from './names.json'

/** A path through the lists of games or names.json: `classic/races/orcs` or `ui/undo`. */
export type IconPath = string

const UNKNOWN = 'ui/unknown'

function lookUp(path: IconPath): string | undefined {
  const [game = '', list = '', id = ''] = path.split('/')
  const icon = looks[game]?.[list]?.[id]?.icon
  if (icon) return icon
  let here: unknown = names
  for (const step of path.split('/')) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Record<string, unknown>)[step]
  }
  return typeof here === 'string' ? here : undefined
}

/** The outline of an icon on a canvas of 512 by 512; a question mark for what nobody drew. */
export function iconOutline(path: IconPath): string {
  const name = lookUp(path) ?? lookUp(UNKNOWN)!
  return (outlines as Record<string, string>)[name] ?? ''
}

/** Whether this thing has an icon of its own. */
export function hasIcon(path: IconPath): boolean {
  return lookUp(path) !== undefined
}
