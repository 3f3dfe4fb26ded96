import type { Action, Part } from '$lib/api/types'
import { listed } from '$lib/text/called'
import { nameOf } from '$lib/text/sums'
import { t, texts } from '$lib/text/texts.svelte'
import { wordsOf, type Words } from './actions'
import type { RealmPlay } from './play.svelte'

type Place = (region: string) => string
type Values = Record<string, string | number>

/** What the words of an action need beyond the words in it. */
function more(play: RealmPlay, action: Action, words: Words): Values {
  const player = play.position?.players[play.table.asked ?? 0]
  switch (words.verb) {
    case 'raise':
    case 'build':
      return { level: (player?.tower ?? 0) + 1 }
    case 'research':
      return { level: (player?.magic ?? 0) + 1 }
    case 'advance':
      return { hero: player?.hero ?? '', resource: PAID_WITH[play.chosen ?? ''] ?? '' }
    case 'split': {
      const [food, mana] = action.do.split(' ').slice(1).map(Number)
      return { food: food!, mana: mana!, ore: 6 - food! - mana! }
    }
    default:
      return {}
  }
}

const PAID_WITH: Record<string, string> = { build: 'ore', research: 'mana', expand: 'food' }
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
export function labelOf(action: Action, play: RealmPlay, place: Place): string {
  const words = wordsOf(action)
  const { verb } = words
  if (verb === 'done')
    return DONE.includes(play.kind) ? t(`prompt-${play.kind}-done`) : t('ui-done')
  if (verb === 'collect' && action.parts.length)
    return t('prompt-collect-gain', { gain: listed(action.parts.map(unitsOf), texts) })
  const { choice } = words
  return t(`prompt-${verb}-do`, {
    region: words.region && place(words.region),
    from: words.from && place(words.from),
    count: words.count,
    number: words.count,
    resource: words.resource,
    given: words.resource,
    received: words.received,
    price: action.total ?? 0,
    player: words.seat >= 0 ? play.name(words.seat) : '',
    territory: choice,
    faction: choice,
    hero: choice,
    action: choice,
    direction: choice,
    ...more(play, action, words),
  })
}

/** Units that an action brings, as its parts tell them. */
function unitsOf(part: Part): string {
  const [group, resource = ''] = part.key.split('.')
  return group === 'resource' && resource !== 'choice'
    ? t('name-amount', { count: part.amount, resource })
    : `${part.amount} ${nameOf(part)}`
}

/** An icon for an action, where it has one. */
export function iconOf(action: Action): string | undefined {
  const { verb, resource, choice } = wordsOf(action)
  if (verb === 'trade') return 'kingdoms/actions/trade'
  if (resource) return `kingdoms/resources/${resource}`
  if (verb === 'select') return `kingdoms/actions/${choice}`
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
