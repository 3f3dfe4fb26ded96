import { powerKey, raceKey, type Called, type Speaker } from './called'

/** Groups of parts with a text for each. */
const WORDED: readonly string[] = ['cost', 'income', 'toll', 'price', 'war', 'score']

/** Groups of parts whose text names the thing. */
const NAMED: readonly string[] = ['site', 'faction', 'hero', 'resource']

/** Names a part of a number by its key; one the catalogue lacks keeps the name it came with. */
export function partName(
  part: { key: string; name: string },
  texts: Speaker,
  called?: Called,
): string {
  const dot = part.key.indexOf('.')
  const group = part.key.slice(0, Math.max(dot, 0))
  const id = part.key.slice(dot + 1)
  if (WORDED.includes(group)) {
    const key = `part-${group}-${id.replaceAll('_', '-')}`
    return texts.has(key) ? texts.say(key) : part.name
  }
  if (group === 'marker') return texts.say('part-marker', { marker: id })
  if (part.key === 'resource.choice') return texts.say('part-resource-choice')
  if (NAMED.includes(group)) return texts.say(`part-${group}`, { [group]: id })
  if (group === 'power') return texts.say('part-power', { power: powerKey(called, id) })
  if (group === 'race' || group === 'regions' || group === 'declined')
    return texts.say(`part-${group}`, { race: raceKey(called, id) })
  return part.name
}
