import { powerKey, raceKey, type TableNames, type Speaker } from './tableNames'

/** Names a part of a number by its key; one the catalogue lacks gives its key in words. */
export function partName(
  { key }: { key: string },
  texts: Speaker,
  tableNames?: TableNames,
): string {
  const [kind = '', id = ''] = key.split('.')
  const alone = `part-${kind}-${id.replaceAll('_', '-')}`
  if (texts.has(alone)) return texts.say(alone)
  if (!texts.has(`part-${kind}`)) return key.replaceAll(/[._]/g, ' ')
  const named = { [kind]: id, race: raceKey(tableNames, id), power: powerKey(tableNames, id) }
  return texts.say(`part-${kind}`, named)
}
