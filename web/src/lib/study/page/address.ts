import { router } from '$lib/router.svelte'

/** The address of a moment: of the page that studies the game, with the move behind it. */
export function momentLink(path: string, move: number): string {
  return router.address(`${path}#m=${move}`)
}

/** The move that an address names: a number, null where it names none, or words that are no move. */
export function moveOf(hash: string): number | null | 'unknown' {
  const found = /^#m=(.*)$/.exec(hash)
  if (!found) return null
  return /^\d{1,7}$/.test(found[1]!) ? Number(found[1]) : 'unknown'
}
