import { asId, asIds, asNumber } from '$lib/api/actions'
import type { ActionStep, Argument } from '$lib/api/types'
import type { TableNames } from '$lib/text/tableNames'
import { t } from '$lib/text/texts.svelte'

/** Steps whose buttons tell a price, which nobody knows of a plan. */
const PRICED: readonly string[] = ['raise', 'build', 'research', 'expand', 'advance']

/** A plan of a turn in sentences; the end of a step is told only where nothing else is. */
export function planSentences(plan: readonly ActionStep[], tableNames: TableNames): string[] {
  const told = plan.filter(({ verb }) => verb !== 'done')
  if (!told.length) return plan.length ? [t('plan-done')] : []
  return told.map((step) => `${words(step, tableNames)}.`)
}

function words({ verb, arguments: about }: ActionStep, tableNames: TableNames): string {
  const values = Object.assign({ count: 1 }, ...about.map((one) => valuesOf(one, tableNames)))
  return t(PRICED.includes(verb) ? `planned-${verb}` : `prompt-${verb}-do`, values)
}

/** An argument as texts name it. */
function valuesOf({ name, type, value }: Argument, tableNames: TableNames): object {
  if (type === 'region' || type === 'from')
    return { [name]: tableNames.places[asId(value)] ?? asId(value) }
  if (type === 'seat') return { player: tableNames.players[asNumber(value) ?? 0] ?? '' }
  if (type === 'exchange') return { given: asIds(value)[0]!, received: asIds(value)[1]! }
  if (name === 'count') return { count: asNumber(value) ?? 0, number: asNumber(value) ?? 0 }
  return { [name]: value }
}
