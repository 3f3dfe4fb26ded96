import { asId, asIds, asNumber, valueOf } from '$lib/api/actions'
import { t } from '$lib/text/texts.svelte'
import type { KingdomsPlay } from '../play.svelte'

type Place = (region: string) => string
type Title = (play: KingdomsPlay, place: Place) => string

/** A title that needs nothing but its own words. */
const plain =
  (key: string): Title =>
  () =>
    t(key)

function act(play: KingdomsPlay): string {
  const action = play.chosen ?? ''
  if (play.position?.acting.duty.length) return t('prompt-leave-tundra', { action })
  return t(play.leads ? 'prompt-act' : 'prompt-follow', { action })
}

function dial(play: KingdomsPlay, place: Place): string {
  return t('prompt-dial', { region: place(play.position!.war.region ?? '') })
}

/** Both numbers of a war, the own one first. */
function numbers(play: KingdomsPlay): { own: number | string; other: number | string } {
  const { war } = play.position!
  const told = war.dials.map((die) =>
    die === 'flag' ? t('pages-die-flag') : die === 'set' || die === null ? '?' : die,
  ) as [number | string, number | string]
  const [attacker, defender] = told
  return war.attacker === play.table.asked
    ? { own: attacker, other: defender }
    : { own: defender, other: attacker }
}

function retreat(play: KingdomsPlay, place: Place): string {
  const way = play.table.actions.find((one) => one.total !== null)
  if (way?.parts[0]?.key === 'price.last') return t('prompt-retreat-free')
  const region = place(play.position?.war.region ?? '')
  return way
    ? t('prompt-retreat', { region, price: way.total! })
    : t('prompt-retreat-no', { region })
}

function pay(play: KingdomsPlay): string {
  return t('prompt-pay-whole', { due: asNumber(play.facts.due) ?? 0, what: asId(play.facts.for) })
}

/** How many units are left to gain, take or give up. */
function left(play: KingdomsPlay): number {
  return asNumber(play.facts.left) ?? 1
}

const TITLES: Record<string, Title> = {
  side: plain('prompt-side'),
  faction: plain('prompt-faction'),
  keep: plain('prompt-keep'),
  split: plain('prompt-split'),
  start: plain('prompt-start'),
  dummy_start: plain('prompt-dummy-start'),
  dummy_faction: plain('prompt-dummy-faction'),
  select: plain('prompt-select'),
  act,
  move: (play) => t('prompt-move', { left: play.position?.acting.moves_left ?? 1 }),
  stride: plain('prompt-stride'),
  charge: plain('prompt-charge'),
  dial,
  match: (play) => {
    const due = play.plain('match')?.total ?? null
    const { number } = play.position!.compass
    return due === null ? t('phase-match') : t('prompt-match', { number, due })
  },
  shift: (play) => t('prompt-shift', numbers(play)),
  add: (play) => t('prompt-add', numbers(play)),
  pay,
  retreat,
  revive: plain('phase-revive'),
  return: plain('prompt-return'),
  gain: (play) => t('prompt-gain', { left: left(play) }),
  steal: (play) =>
    t('prompt-steal', { player: play.name(asNumber(play.facts.rival) ?? 0), left: left(play) }),
  discard: (play) => t('prompt-discard', { left: left(play) }),
  give: plain('phase-give'),
  target: (play) => t('prompt-target', { purpose: asId(play.facts.purpose) }),
  knock: plain('prompt-knock'),
  topple: plain('prompt-topple'),
  convert: plain('prompt-convert'),
  trade: (play) => {
    const [, resource = ''] = asIds(valueOf(play.plain('trade')!, 'exchange'))
    return t('prompt-trade-more', { resource })
  },
}

export function titleOf(play: KingdomsPlay, place: Place): string {
  return TITLES[play.kind]?.(play, place) ?? t(`phase-${play.kind.replaceAll('_', '-')}`)
}
