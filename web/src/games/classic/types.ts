import type { ConquestPosition } from '$lib/conquest/types'

/** The position of the game, as docs/protocol.md describes it. */
export type ClassicPosition = ConquestPosition
