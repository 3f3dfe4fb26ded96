import type { Action, Part } from '$lib/api/types'
import { partName } from './parts'
import { texts } from './texts.svelte'

/** The name of a part of a number in the person's language. */
export function nameOf(part: { key: string }): string {
  return partName(part, texts)
}

/** A number as the sum of its parts: `2 base + 1 mountain − 1 Tritons = 2`. */
export function sumLine(parts: Part[], total: number): string {
  const words = parts.map((part, place) => {
    const sign = place === 0 ? '' : part.amount < 0 ? '− ' : '+ '
    return `${sign}${Math.abs(part.amount)} ${nameOf(part)}`
  })
  return `${words.join(' ')} = ${total}`
}

export function partsLine(action: Action): string {
  return sumLine(action.parts, action.total ?? 0)
}
