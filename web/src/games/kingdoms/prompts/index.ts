import { asNumber, regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import type { Button, Prompt } from '$games/game'
import { partsLine } from '$lib/text/sums'
import { t } from '$lib/text/texts.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import { isMove, type Mover } from '../actions'
import { hindranceOf, iconOf, labelOf } from '../labels'
import { costTold, unitsIn } from '../payments'
import type { Meaning, KingdomsPlay } from '../play.svelte'
import { SHIELDS, type KingdomsSetup } from '../types'
import { askedBefore, givesUp } from './asking'
import { titleOf } from './titles'
import { waiting } from './waiting'

export type Place = (region: string) => string

/** Actions with a control of their own beside the prompt, or one button for many. */
const ELSEWHERE: readonly string[] = [
  ...['side', 'faction', 'keep', 'split', 'select', 'trade', 'dial', 'flag', 'pay'],
]
/** Actions that are the ordinary end of a question, in the order of likelihood. */
const LAST: readonly string[] = ['done', 'pass', 'collect', 'fall', 'fall-hero', 'yield']
/** The key of what ends a question beside its main button: the action cards have 1 to 6. */
const END_KEY = '0'
/** Actions whose number stands elsewhere. */
const UNPRICED: readonly string[] = ['dial', 'select', 'collect']
const ICONS: Record<string, string> = {
  dial: 'ui/conquer',
  match: 'ui/conquer',
  shift: 'ui/conquer',
  add: 'ui/conquer',
  retreat: 'ui/abandon',
  pay: 'ui/toll',
  keep: 'kingdoms/markers/hero',
  target: 'ui/human',
}

/** What to do now, in words, with the buttons for what is not done on the map. */
export function promptOf(play: KingdomsPlay, place: Place): Prompt {
  if (!play.kind) return waiting(play, place)
  if (play.question) return askedBefore(play, place)
  const buttons = buttonsOf(play, place)
  const last = LAST.map((verb) => play.plain(verb)).find((one) => one !== null) ?? null
  const end = last && lastButton(play, last, place)
  const main = confirmation(play, place) ?? firstOf(buttons) ?? missingOnMap(play, end)
  return {
    icon: iconNow(play),
    title: titleOf(play, place),
    detail: detailOf(play, place),
    warning: warningOf(play, place),
    ...(main ? beside(main, buttons, end) : { side: buttons, primary: end }),
  }
}

/** What most want next stands first; whatever ends the question without it is a side action. */
function beside(
  main: Button,
  buttons: Button[],
  end: Button | null,
): Pick<Prompt, 'side' | 'primary'> {
  const others = buttons
    .filter((one) => one.id !== main.id)
    .map((one) => (one.look === 'primary' ? { ...one, look: undefined } : one))
  const last = end ? [{ ...end, key: END_KEY, look: undefined }] : []
  return { side: [...others, ...last], primary: { ...main, key: main.key ?? 'E' } }
}

/** The first of the buttons that most want. */
function firstOf(buttons: Button[]): Button | undefined {
  return buttons.find((one) => one.look === 'primary')
}

/** While something has to be pressed on the map the main button says so. */
function missingOnMap(play: KingdomsPlay, end: Button | null): Button | null {
  const movers = !play.mover && play.movers.size > 0
  if (!movers && !play.targets.size) return null
  if (end && !['act', 'retreat'].includes(play.kind)) return null
  const label = t(movers ? 'prompt-meeple-missing' : 'prompt-region-missing')
  return { id: 'missing', label, look: 'missing', disabled: true, run: () => {} }
}

function iconNow(play: KingdomsPlay): string {
  const selected = play.chosen
  if (play.kind === 'act' && selected) return `kingdoms/actions/${selected}`
  return ICONS[play.kind] ?? 'kingdoms/markers/meeple'
}

/** The buttons: what the selected region can mean, else all that has no place on the map. */
function buttonsOf(play: KingdomsPlay, place: Place): Button[] {
  if (play.selected)
    return play
      .meanings(play.selected)
      .map((meaning, index, all) => meaningButton(play, meaning, place, index, all.length))
  const offMap = play.table.actions.filter(
    (one) => !regionOf(one) && ![...ELSEWHERE, ...LAST].includes(one.verb),
  )
  const buttons = offMap.map((one) => button(play, one, place))
  return [...buttons, ...ownButtons(play), ...lesserEnds(play, place)]
}

/** What the die and payments have beside their main button. */
function ownButtons(play: KingdomsPlay): Button[] {
  if (play.kind === 'dial' && play.numbers.includes(0))
    return [
      {
        id: 'flag',
        label: t('prompt-flag-short'),
        icon: 'kingdoms/markers/white_flag',
        key: 'F',
        look: play.number === 0 ? 'on' : undefined,
        run: () => (play.number = 0),
      },
    ]
  if (play.kind !== 'pay' || play.payments.length < 2) return []
  return [{ id: 'change', label: t('war-change'), key: 'P', run: () => play.changePayment() }]
}

/** Where a question has two ordinary ends, the second is a side button. */
function lesserEnds(play: KingdomsPlay, place: Place): Button[] {
  const ends = LAST.map((verb) => play.plain(verb)).filter((one) => one !== null)
  return ends.slice(1).map((one) => button(play, one, place))
}

function button(play: KingdomsPlay, action: Action, place: Place): Button {
  return {
    id: action.do.replaceAll(' ', '-'),
    label: labelOf(action, play, place),
    icon: iconOf(action),
    look: ['raise', 'research', 'advance', 'match'].includes(action.verb) ? 'primary' : undefined,
    run: () => (givesUp(action, play) ? play.ask(action) : play.act(action.do)),
  }
}

function meaningButton(
  play: KingdomsPlay,
  meaning: Meaning,
  place: Place,
  index: number,
  count: number,
): Button {
  if ('mover' in meaning)
    return {
      id: `mover-${index}`,
      label: moverName(meaning.mover, play, place),
      icon: `kingdoms/markers/${meaning.mover.hero ? 'hero' : 'meeple'}`,
      run: () => play.take(meaning.mover),
    }
  return {
    ...button(play, meaning.action, place),
    id: count === 1 ? 'selected' : meaning.action.do.replaceAll(' ', '-'),
    look: 'primary',
  }
}

/** Who moves: the hero by name, or a meeple. */
function moverName(mover: Mover, play: KingdomsPlay, place: Place): string {
  const hero = play.position?.players[play.table.asked ?? 0]?.hero ?? ''
  return mover.hero
    ? `${t('name-hero', { hero })}: ${place(mover.from)}`
    : `${t('name-meeples', { count: 1 })}: ${place(mover.from)}`
}

/** What ends a question; collecting is what one wants where nothing else can be had. */
function lastButton(play: KingdomsPlay, action: Action, place: Place): Button {
  const look = action.verb === 'collect' ? 'primary' : 'early'
  return { ...button(play, action, place), id: action.verb, key: 'E', look }
}

/** The button that confirms what was put together or chosen beside the prompt. */
function confirmation(play: KingdomsPlay, place: Place): Button | null {
  if (play.wishing) return choiceButton(play, place)
  if (play.kind === 'dial') return dieButton(play)
  if (play.kind === 'split')
    return taking('split', play.division, play, place, t('prompt-split-missing'))
  if (play.kind === 'pay') {
    const units = play.payment ? costTold(unitsIn(play.payment)) : ''
    return {
      id: 'pay',
      label: t('prompt-pay-all-do', { units }),
      look: 'primary',
      run: () => play.pay(),
    }
  }
  return play.exchange ? taking('trade', play.trade, play, place, t('pages-trade-give')) : null
}

/** The main button for an action that is put together; before that it says what is missing. */
function taking(
  id: string,
  action: Action | null,
  play: KingdomsPlay,
  place: Place,
  missing: string,
): Button {
  return {
    id,
    label: action ? labelOf(action, play, place) : missing,
    icon: action ? iconOf(action) : undefined,
    look: action ? 'primary' : 'missing',
    disabled: !action,
    run: () => action && play.act(action.do),
  }
}

function choiceButton(play: KingdomsPlay, place: Place): Button {
  const action = play.choice(play.wished)
  const kind = play.kind === 'dummy_faction' ? 'faction' : play.kind
  const main = taking('confirm', action, play, place, t(`prompt-${kind}-missing`))
  return action?.facts.hindrance ? { ...main, look: 'early' } : main
}

function dieButton(play: KingdomsPlay): Button {
  const { number } = play
  if (play.away && viewport.layout !== 'wide')
    return {
      id: 'die',
      label: t('prompt-dial-open'),
      icon: 'kingdoms/markers/war_die',
      look: 'primary',
      run: () => (play.away = false),
    }
  const set = number ? t('prompt-dial-do', { number }) : t('prompt-flag-do')
  return {
    id: 'lock',
    label: number === null ? t('prompt-dial-missing') : set,
    icon: 'ui/lock',
    key: 'Enter',
    look: number === null ? 'missing' : 'primary',
    disabled: number === null,
    final: 'eye',
    run: () => play.lock(),
  }
}

/**
 * What the selected region would bring; else what the meeple does. Not of the one that is pointed at:
 * its words would change the height of the bar, and the map would slip away under the pointer.
 */
function detailOf(play: KingdomsPlay, place: Place): string {
  if (play.kind === 'select') return shieldsLine(play)
  if (play.kind === 'dial') return t('pages-dial-secret')
  if (play.kind === 'pay') return t('prompt-pay-ways', { count: play.payments.length })
  const { number } = play.position!.compass
  if (play.kind === 'match' && !play.plain('match')) return `${t('part-what-war')}: ${number}`
  const region = play.selected
  const actions = region ? (play.targets.get(region) ?? []) : []
  if (region && actions.length) return actions.map((one) => about(one, play, place)).join(' · ')
  if (play.mover) return moverName(play.mover, play, place)
  const priced = play.table.actions.find(
    (one) => one.total !== null && !regionOf(one) && !UNPRICED.includes(one.verb),
  )
  if (priced && priced.parts.length > 1) return priceLine(priced)
  const selected = play.chosen
  return play.kind === 'act' && selected ? wordsOf(selected, play) : ''
}

/** What an action does, as short as its space says it; the card beside the map has the whole rule. */
function wordsOf(action: string, { table }: KingdomsPlay): string {
  const setup = table.snapshot!.setup as KingdomsSetup
  const heroes = setup.heroes_call === true ? 'yes' : 'no'
  return t(`action-words-${action}`, { heroes })
}

/** How full the action card is, and who takes part in what is chosen. */
function shieldsLine({ position }: KingdomsPlay): string {
  return t('pages-shields-lie', { count: position?.shields.length ?? 0, most: SHIELDS })
}

function priceLine(action: Action): string {
  return `${t(`part-what-${action.what}`)}: ${partsLine(action)}`
}

/** An action on the map with what it costs and whom it meets. */
function about(action: Action, play: KingdomsPlay, place: Place): string {
  const words = [labelOf(action, play, place)]
  const enemy = asNumber(action.facts.enemy)
  if (enemy !== null) words.push(t('prompt-attack', { player: play.name(enemy) }))
  if (action.total !== null && isMove(action))
    words.push(t('prompt-conquer-neutral', { cost: action.total }))
  else if (action.parts.length > 1) words.push(priceLine(action))
  return words.join(' · ')
}

function warningOf(play: KingdomsPlay, place: Place): string | undefined {
  const space = play.kind === 'select' ? play.choice(play.wished) : null
  if (space?.facts.hindrance) return hindranceOf(space)
  const duty = play.position?.acting.duty ?? []
  if (play.kind !== 'act' || !duty.length) return undefined
  return t('refusal-duty', { region: duty.map(place).join(', ') })
}
