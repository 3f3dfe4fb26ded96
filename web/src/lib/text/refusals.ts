import { placeName, playerName, type Called, type Speaker } from './called'

type Values = Record<string, string | number>

/** Why something is not allowed; a key the catalogue lacks in the server's own words. */
export function refusalSentence(
  refusal: { key?: string | null; message?: string; values?: Values | null },
  called: Called,
  texts: Speaker,
): string {
  const key = `refusal-${(refusal.key ?? '').replaceAll('_', '-')}`
  if (!texts.has(key)) return refusal.message ?? ''
  return texts.say(key, refusalValues(refusal.values ?? {}, called))
}

/** Names the region and the player among the values of a refusal. */
export function refusalValues(values: Values, called: Called): Values {
  const { seat, ...filled } = values
  if (filled.region !== undefined) filled.region = placeName(called, filled.region)
  if (seat !== undefined) filled.player = playerName(called, seat)
  return filled
}
