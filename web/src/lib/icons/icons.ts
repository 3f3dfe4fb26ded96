import outlines from './icons.json'
import names from './names.json'

/** A path through names.json, such as `classic/races/orcs` or `ui/undo`. */
export type IconPath = string

const UNKNOWN = 'ui/unknown'

function lookUp(path: IconPath): string | undefined {
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
