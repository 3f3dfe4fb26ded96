import type { MapEditor, Tool } from './editor.svelte'

/** The key of each tool; digits are the terrains in their order. */
export const KEYS: Record<Exclude<Tool, 'paint'>, string> = {
  select: 'V',
  draw: 'P',
  split: 'S',
  merge: 'M',
  corners: 'N',
  erase: 'X',
}

/** Chooses a tool or a brush by its key; says whether the key meant one. */
export function takeTool(editor: MapEditor, key: string): boolean {
  const found = Object.entries(KEYS).find(([, letter]) => letter === key.toUpperCase())
  const terrain = /^[1-9]$/.test(key) ? editor.words.terrains[Number(key) - 1] : undefined
  if (found) editor.tool = found[0] as Tool
  else if (terrain) {
    editor.brush = { kind: 'terrain', id: terrain }
    editor.tool = 'paint'
  } else return false
  editor.merging = null
  editor.refusal = null
  return true
}
