import { placeName, playerName, type TableNames, type Speaker } from './tableNames'

type Values = Record<string, string | number>

/** Why something is not allowed; a key the catalogue lacks in the server's own words. */
export function refusalSentence(
  refusal: { key?: string | null; message?: string; values?: Values | null },
  tableNames: TableNames,
  texts: Speaker,
): string {
  const key = `refusal-${(refusal.key ?? '').replaceAll('_', '-')}`
  if (!texts.has(key)) return refusal.message ?? ''
  return texts.say(key, refusalValues(refusal.values ?? {}, tableNames))
}

/** Names the region and the player among the values of a refusal. */
export function refusalValues(values: Values, tableNames: TableNames): Values {
  const { seat, ...filled } = values
  if (filled.region !== undefined) filled.region = placeName(tableNames, filled.region)
  if (seat !== undefined) filled.player = playerName(tableNames, seat)
  return filled
}
