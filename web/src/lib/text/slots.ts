import { FluentNumber } from '@fluent/bundle'

/** Signs of a private alphabet, which no text has. */
const OPEN = '\ue000'
const CLOSE = '\ue001'

/** A number of a sentence that stands for a control: chosen by like a number, told as a slot. */
export class Slot extends FluentNumber {
  constructor(
    value: number,
    readonly slot: string,
  ) {
    super(value)
  }

  override toString(): string {
    return slotText(this.slot)
  }
}

/** What stands in a sentence where a control belongs. */
export function slotText(name: string): string {
  return `${OPEN}${name}${CLOSE}`
}

/** A sentence cut at its slots: words, and the names of controls. */
export type Piece = { words: string } | { slot: string }

export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = []
  sentence.split(/\ue000([^\ue001]*)\ue001/u).forEach((part, place) => {
    if (place % 2) pieces.push({ slot: part })
    else if (part.trim()) pieces.push({ words: part.trim() })
  })
  return pieces
}
