import type { Action, Part } from '$lib/api/types'
import { partName } from './parts'
import { texts } from './texts.svelte'

/** The name of a part of a number in the person's language, where it stands alone. */
export function nameOf({ key }: { key: string }): string {
  return partName({ key }, texts)
}

/** A part with its amount: `1 mountain`, `2 tokens there`. */
export function counted(part: { key: string; amount: number }): string {
  return `${Math.abs(part.amount)} ${partName(part, texts)}`
}

/** A number as the sum of its parts: `2 base + 1 mountain − 1 Tritons = 2`. */
export function sumLine(parts: Part[], total: number): string {
  const words = parts.map((part, place) => {
    const sign = place === 0 ? '' : part.amount < 0 ? '− ' : '+ '
    return `${sign}${counted(part)}`
  })
  return `${words.join(' ')} = ${total}`
}

export function partsLine(action: Action): string {
  return sumLine(action.parts, action.total ?? 0)
}
