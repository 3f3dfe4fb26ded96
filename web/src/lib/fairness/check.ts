import type { Draw, Snapshot } from '$lib/api/types'
import type { Kept } from './kept'
import { bytesOf, bytesOfHex, hexOf, hmac, sha256 } from './sha256'
import { sealOf } from './words'

/** What a browser has found out about the dice of a finished game, and no more than that. */
export type Finding = {
  /** The seed is the one sealed before the game; unseen: this browser was not there then. */
  seed: 'sealed' | 'unseen' | 'wrong'
  /** Words of this browser are in; none: it brought none; left-out: they were not waited for. */
  words: 'in' | 'none' | 'left-out' | 'wrong'
  /** Of a game by letters, whose dice follow from what each seat released and not from a seed. */
  letters: boolean
  /** The first answer of chance that does not follow, counted from 1; 0: all follow. */
  wrongDraw: number
  draws: number
}

/** Draws answer `number` among outcomes in their order, each as likely as its weight says. */
export function drawn(
  seed: Uint8Array,
  table: string,
  words: string[],
  number: number,
  outcomes: Draw['outcomes'],
): string | undefined {
  const message = `${table}|${JSON.stringify(words)}|${number}`
  const x = BigInt(`0x${hexOf(hmac(seed, bytesOf(message)))}`)
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0)
  let place = Number((x * BigInt(total)) >> 256n)
  return outcomes.find(([, weight]) => (place -= weight) < 0)?.[0]
}

/** Checks a finished game against what this browser kept from its start. */
export function checked(
  snapshot: Snapshot,
  kept: Kept | null,
  table: string,
  draws: Draw[],
): Finding {
  const seed = bytesOfHex(snapshot.result?.seed ?? '')
  const wrong = draws.findIndex(
    (draw, number) =>
      drawn(seed, table, draw.words ?? snapshot.seeds, number, draw.outcomes) !== draw.answer,
  )
  return {
    seed: seedFound(hexOf(sha256(seed)), snapshot, kept),
    words: wordsFound(snapshot, kept),
    letters: draws.some((draw) => draw.words),
    wrongDraw: wrong + 1,
    draws: draws.length,
  }
}

function seedFound(commitment: string, snapshot: Snapshot, kept: Kept | null): Finding['seed'] {
  if (commitment !== (kept?.commitment || snapshot.commitment)) return 'wrong'
  return kept?.commitment && kept.before ? 'sealed' : 'unseen'
}

function wordsFound(snapshot: Snapshot, kept: Kept | null): Finding['words'] {
  const sealing = snapshot.sealing
  const mine = sealing?.left_out.some((seat) => snapshot.yours.includes(seat)) ? 'left-out' : 'none'
  if (!sealing || !kept?.seals) return mine
  const opened = snapshot.seeds.map((words, seat) => (words ? sealOf(seat, words) : null))
  const own = snapshot.yours.some((seat) => kept.words.includes(snapshot.seeds[seat] ?? ''))
  if (!own) return mine === 'left-out' ? mine : 'wrong'
  return opened.every((seal, seat) => seal === kept.seals![seat]) ? 'in' : 'wrong'
}
