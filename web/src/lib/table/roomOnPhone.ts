import type { Button } from '$games/game'
import { longestWord } from '$lib/board/labels'

/** The sheet of the narrowest phones, and what stands in it besides, in pixels. */
const SHEET = 340
const UNDO = 50
const MORE = 66
const GAP = 6
const LETTER = 6.9
const FRAME = 20
const ICON = 24

/** The least width of a button: its longest word stays whole. */
function least({ label, icon, seat }: Button): number {
  return longestWord(label) * LETTER + FRAME + (icon || seat !== undefined ? ICON : 0) + GAP
}

/** How many of the buttons beside the main one fit into the sheet of a phone; the rest goes behind "More". */
export function roomOnPhone(
  beside: readonly Button[],
  main: Button | null,
  { undo, more }: { undo: boolean; more: boolean },
): number {
  let left = SHEET - (undo ? UNDO : 0) - (main ? least(main) : 0)
  for (const [place, button] of beside.entries()) {
    const hidden = more || place < beside.length - 1
    left -= least(button)
    if (left < (hidden ? MORE : 0)) return place
  }
  return beside.length
}
