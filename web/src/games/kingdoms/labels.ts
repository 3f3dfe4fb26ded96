import { asId, asIds, asNumber, valueOf } from '$lib/api/actions'
import type { Action, Argument, Facts, Part } from '$lib/api/types'
import { listed } from '$lib/text/tableNames'
import { counted } from '$lib/text/sums'
import { t, texts } from '$lib/text/texts.svelte'
import { choiceOf } from './actions'
import type { KingdomsPlay } from './play.svelte'

type Place = (region: string) => string
type Values = Record<string, string | number>

/** Decisions whose `done` says something of its own. */
const DONE: readonly string[] = [
  'move',
  'stride',
  'charge',
  'shift',
  'add',
  'revive',
  'knock',
  'topple',
  'convert',
  'trade',
]

/** The words on the button that does an action. */
export function labelOf(action: Action, play: KingdomsPlay, place: Place): string {
  const { verb } = action
  if (verb === 'done')
    return DONE.includes(play.kind) ? t(`prompt-${play.kind}-done`) : t('ui-done')
  if (verb === 'select') return spaceLabel(action)
  if (verb === 'collect' && action.parts.length)
    return t('prompt-collect-gain', { gain: listed(action.parts.map(unitsOf), texts) })
  return t(`prompt-${verb}-do`, {
    count: 1,
    price: action.total ?? 0,
    ...Object.assign({}, ...action.arguments.map((one) => valuesOf(one, play, place))),
    ...numbersAndIds(action.facts),
  })
}

/** A space of the action card with its price; one that is of no use says so. */
function spaceLabel(space: Action): string {
  const values = {
    action: choiceOf(space),
    price: space.total ?? 0,
    resource: asId(space.facts.resource),
  }
  if (space.facts.hindrance !== null) return t('prompt-select-idle', values)
  return t(
    values.resource && space.total !== null ? 'prompt-select-priced' : 'prompt-select-do',
    values,
  )
}

/** Why a space of the action card is of no use to who would choose it; empty where it is. */
export function hindranceOf(space: Action): string {
  const key = asId(space.facts.hindrance)
  if (!key) return ''
  return t(`refusal-${key.replaceAll('_', '-')}`, {
    action: choiceOf(space),
    price: space.total ?? 0,
  })
}

/** An argument as texts name it. */
function valuesOf({ name, type, value }: Argument, play: KingdomsPlay, place: Place): Values {
  if (type === 'region' || type === 'from') return { [name]: place(asId(value)) }
  if (type === 'seat') return { player: play.name(asNumber(value) ?? 0) }
  if (type === 'exchange') return { given: asIds(value)[0]!, received: asIds(value)[1]! }
  if (name === 'count') return { count: asNumber(value) ?? 0, number: asNumber(value) ?? 0 }
  return numbersAndIds({ [name]: value })
}

function numbersAndIds(facts: Facts): Values {
  const plain = Object.entries(facts).filter(([, value]) => !Array.isArray(value) && value !== null)
  return Object.fromEntries(plain) as Values
}

/** Units that an action brings, as its parts tell them. */
function unitsOf(part: Part): string {
  const [group, resource = ''] = part.key.split('.')
  return group === 'resource' && resource !== 'choice'
    ? t('name-amount', { count: part.amount, resource })
    : counted(part)
}

/** An icon for an action, where it has one. */
export function iconOf(action: Action): string | undefined {
  const { verb } = action
  const resource = asId(valueOf(action, 'resource'))
  if (verb === 'trade') return 'kingdoms/actions/trade'
  if (resource) return `kingdoms/resources/${resource}`
  if (verb === 'select') return `kingdoms/actions/${choiceOf(action)}`
  return ICONS[verb]
}

const ICONS: Record<string, string> = {
  collect: 'kingdoms/actions/collect',
  pass: 'ui/pass',
  raise: 'kingdoms/actions/build',
  build: 'kingdoms/markers/fortress',
  restore: 'kingdoms/markers/fortress',
  research: 'kingdoms/actions/research',
  expand: 'kingdoms/markers/meeple',
  advance: 'kingdoms/markers/hero',
  flag: 'kingdoms/markers/white_flag',
  match: 'ui/conquer',
  yield: 'ui/abandon',
  'knock-hero': 'kingdoms/markers/laid_down',
  knock: 'kingdoms/markers/laid_down',
  fall: 'ui/abandon',
  'fall-hero': 'ui/abandon',
}
