import type { Change, Json } from './types'

type Node = { [key: string | number]: Json | undefined }

function put(parent: Node | Json[], key: string | number, change: Change): void {
  if (Array.isArray(parent)) {
    if (change.gone) parent.splice(Number(key), 1)
    else parent[Number(key)] = change.value ?? null
  } else if (change.gone) delete parent[key]
  else parent[key] = change.value ?? null
}

/** Sets or removes the changed parts, in order; answers false when a path leads nowhere. */
export function applyChanges(position: object, changes: Change[]): boolean {
  for (const change of changes) {
    const last = change.path.at(-1)
    if (last === undefined) return false
    let parent = position as unknown as Node | Json[]
    for (const step of change.path.slice(0, -1)) {
      const next: unknown = (parent as Node)[step]
      if (typeof next !== 'object' || next === null) return false
      parent = next as Node | Json[]
    }
    put(parent, last, change)
  }
  return true
}
