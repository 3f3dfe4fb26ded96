import { powerKey, raceKey, type TableNames, type Speaker } from './tableNames'

/**
 * Names a part of a number by its key; one the catalogue lacks gives its key in words. Behind its
 * amount it has the form that goes with that, standing alone a form of its own.
 */
export function partName(
  { key, amount }: { key: string; amount?: number },
  texts: Speaker,
  tableNames?: TableNames,
): string {
  const [kind = '', id = ''] = key.split('.')
  const alone = `part-${kind}-${id.replaceAll('_', '-')}`
  const counted = amount === undefined ? 'bare' : Math.abs(amount)
  if (texts.has(alone)) return texts.say(alone, { amount: counted })
  if (!texts.has(`part-${kind}`)) return key.replaceAll(/[._]/g, ' ')
  const named = { [kind]: id, race: raceKey(tableNames, id), power: powerKey(tableNames, id) }
  return texts.say(`part-${kind}`, { ...named, amount: counted })
}
