import { t } from '$lib/text/texts.svelte'
import type { Patience } from '$lib/api/types'

const UNITS = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3600 },
  { name: 'minutes', seconds: 60 },
] as const

/** A number of seconds in words, in the largest unit that fits. */
export function timeInWords(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= one.seconds)
  if (!unit) return t('people-seconds', { count: Math.max(1, Math.ceil(seconds)) })
  return t(`people-${unit.name}`, { count: Math.ceil(seconds / unit.seconds) })
}

/** How long a table waits for somebody, and whose word it takes then, as sentences. */
export function patienceInWords({ away, idle, consent }: Patience): string {
  if (idle === null && away === null) return t('people-rule-never')
  const rule = `${waitInWords(away, idle)} ${t(`people-rule-consent-${consent ?? 'most'}`)}`
  return away === null ? rule : `${rule} ${t('people-rule-early')}`
}

function waitInWords(away: number | null, idle: number | null): string {
  if (idle !== null && away !== null)
    return t('people-rule-both', { idle: timeInWords(idle), away: timeInWords(away) })
  if (idle !== null) return t('people-rule-idle', { time: timeInWords(idle) })
  return t('people-rule-away', { time: timeInWords(away!) })
}
