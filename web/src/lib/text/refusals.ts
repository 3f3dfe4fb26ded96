import { placeName, playerName, type TableNames, type Speaker } from './tableNames'

type Values = Record<string, string | number>

/** Why something is not allowed; or why nothing can be kept; a key the catalogue lacks in the server's own words. */
export function refusalSentence(
  refusal: { key?: string | null; message?: string; values?: Values | null },
  tableNames: TableNames,
  texts: Speaker,
): string {
  const name = (refusal.key ?? '').replaceAll('_', '-')
  const key = [`refusal-${name}`, `site-${name}`].find((one) => texts.has(one))
  if (key === undefined) return refusal.message ?? ''
  return texts.say(key, refusalValues(refusal.values ?? {}, tableNames))
}

/** Names the region and the player among the values of a refusal. */
export function refusalValues(values: Values, tableNames: TableNames): Values {
  const { seat, ...filled } = values
  if (filled.region !== undefined) filled.region = placeName(tableNames, filled.region)
  if (seat !== undefined) filled.player = playerName(tableNames, seat)
  return filled
}
