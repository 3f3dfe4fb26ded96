/** A part of a text: what stands between two asterisks is stressed. */
export type Part = { text: string; strong: boolean }

export function stressed(text: string): Part[] {
  return text
    .split('*')
    .map((part, place) => ({ text: part, strong: place % 2 === 1 }))
    .filter((part) => part.text)
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
