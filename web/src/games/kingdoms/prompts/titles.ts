import type { Action } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'
import { wordsOf } from '../actions'
import type { RealmPlay } from '../play.svelte'

type Place = (region: string) => string
type Title = (play: RealmPlay, place: Place) => string

/** A title that needs nothing but its own words. */
const plain =
  (key: string): Title =>
  () =>
    t(key)

function act(play: RealmPlay): string {
  const action = play.chosen ?? ''
  if (play.position?.acting.duty.length) return t('prompt-leave-tundra', { action })
  return t(play.leads ? 'prompt-act' : 'prompt-follow', { action })
}

function dial(play: RealmPlay, place: Place): string {
  const { war } = play.position!
  const other = war.attacker === play.table.asked ? war.defender : war.attacker
  return t('prompt-dial', {
    region: place(war.region ?? ''),
    player: play.name(other),
    most: Math.max(0, ...play.numbers),
  })
}

/** Both numbers of a war, the own one first. */
function numbers(play: RealmPlay): { own: number | string; other: number | string } {
  const { war } = play.position!
  const told = war.dials.map((die) =>
    die === 'flag' ? t('pages-die-flag') : die === 'set' || die === null ? '?' : die,
  ) as [number | string, number | string]
  const [attacker, defender] = told
  return war.attacker === play.table.asked
    ? { own: attacker, other: defender }
    : { own: defender, other: attacker }
}

function retreat(play: RealmPlay, place: Place): string {
  const way = play.table.actions.find((one) => one.total !== null)
  if (way?.parts[0]?.key === 'price.last') return t('prompt-retreat-free')
  const region = place(play.position?.war.region ?? '')
  return way ? t('prompt-retreat', { region, price: way.total! }) : t('phase-retreat')
}

function pay(play: RealmPlay): string {
  const { pay_due: due } = play.position!.acting
  return t('prompt-pay', { due, resource: resourceOf(play.table.actions) })
}

function resourceOf(actions: Action[]): string {
  return wordsOf(actions[0]!).resource
}

/** Who is taken from or pays: the only other, or nobody in particular. */
function other(play: RealmPlay): string {
  const { war } = play.position!
  const asked = play.table.asked
  if (war.region) return play.name(war.attacker === asked ? war.defender : war.attacker)
  return ''
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
  gain: (play) => t('prompt-gain', { left: leftIn(play) }),
  steal: (play) =>
    other(play) ? t('prompt-steal', { player: other(play), left: leftIn(play) }) : t('phase-steal'),
  discard: (play) => t('prompt-discard', { left: leftIn(play) }),
  give: plain('phase-give'),
  target: (play) => t('prompt-target', { purpose: purposeOf(play) }),
  knock: plain('prompt-knock'),
  topple: plain('prompt-topple'),
  convert: plain('prompt-convert'),
  trade: (play) => {
    const { received } = wordsOf(play.plain('trade')!)
    return t('prompt-trade-more', { resource: received })
  },
}

/** The step on top, which knows how many units are left and what somebody is chosen for. */
function second(play: RealmPlay): number {
  return (play.position!.steps.at(-1) ?? 0) % 64
}

function leftIn(play: RealmPlay): number {
  const step = second(play)
  return play.kind === 'steal' ? step % 8 : step || 1
}

/** What somebody is chosen for, by the number the engine gives the purpose. */
const PURPOSES: Record<number, string> = { 2: 'discard', 7: 'magic' }

function purposeOf(play: RealmPlay): string {
  return PURPOSES[second(play) >> 3] ?? 'other'
}

export function titleOf(play: RealmPlay, place: Place): string {
  return TITLES[play.kind]?.(play, place) ?? t(`phase-${play.kind.replaceAll('_', '-')}`)
}
