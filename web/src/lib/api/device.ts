/** What this device remembers; on a shared computer only until the browser is closed. */

const OURS = 'elbowroom.'
const SHARED = `${OURS}shared`
/** What makes somebody known: seats, names, keys and what was seen. */
const OWN =
  /^elbowroom\.(tables|name|challenger|challenges|recovery|notices|notices\.asked|seen\..*|coach\..*|muted|blocked|branches|studied|practice)$/

export function isShared(): boolean {
  return localStorage.getItem(SHARED) === 'yes'
}

/** Where what is somebody's own is kept. */
export function own(): Storage {
  return isShared() ? sessionStorage : localStorage
}

function keysOf(storage: Storage, pattern: RegExp): string[] {
  return Object.keys(storage).filter((key) => pattern.test(key))
}

/** Says whether others use this computer too, and takes what is known along. */
export function setShared(shared: boolean): void {
  const from = own()
  if (shared) localStorage.setItem(SHARED, 'yes')
  else localStorage.removeItem(SHARED)
  const to = own()
  if (from === to) return
  for (const key of keysOf(from, OWN)) {
    to.setItem(key, from.getItem(key)!)
    from.removeItem(key)
  }
}

/** Forgets everything about whoever sits here; language and colours stay. */
export function forgetDevice(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of keysOf(storage, OWN)) storage.removeItem(key)
}
