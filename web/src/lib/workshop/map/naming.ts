import { chanceOf } from './chance'
import type { MapWords } from './random'
import { said, type Sheet } from './sheet'

/** Names of places, made up from words for each terrain; people may type over them. */

/** Gives every region that has a terrain and no name of its own one that fits and is not taken. */
export function named(sheet: Sheet, words: MapWords, seed: string, ids?: readonly string[]): Sheet {
  const taken = new Set(
    sheet.places.filter((place) => !renamed(place.id)).map((place) => place.label.toLowerCase()),
  )
  function renamed(id: string): boolean {
    const place = sheet.places.find((one) => one.id === id)!
    return place.named && place.terrain !== null && (!ids || ids.includes(id))
  }
  return said(
    sheet,
    sheet.places.filter((place) => renamed(place.id)).map((place) => place.id),
    (place) => {
      const label = nameFor(place.terrain!, words, `${seed} ${place.id}`, taken)
      taken.add(label.toLowerCase())
      return { label }
    },
  )
}

/** A name for a terrain that nobody has: first with a beginning nobody has either. */
export function nameFor(
  terrain: string,
  words: MapWords,
  seed: string,
  taken: ReadonlySet<string>,
): string {
  const chance = chanceOf(`${seed} ${terrain}`)
  const [beginnings, endings] = (words.names[terrain] ?? ['Place', '']).map((line) =>
    line.split(' '),
  )
  const pick = (from: readonly string[]) => from[Math.floor(chance() * from.length)]!
  for (let attempt = 0; ; attempt++) {
    const start = pick(beginnings!)
    const name = start + pick(endings!).replace('_', ' ')
    const used = [...taken].some((one) => one.startsWith(start.toLowerCase()))
    if (attempt > 200) return `${name} ${attempt}`
    if (!taken.has(name.toLowerCase()) && (!used || attempt > 40)) return name
  }
}
