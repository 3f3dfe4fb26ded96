import { asNumber, regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import type { Button, Prompt } from '$games/game'
import { partsLine } from '$lib/text/sums'
import { t } from '$lib/text/texts.svelte'
import { isMove, type Mover } from '../actions'
import { iconOf, labelOf } from '../labels'
import type { Meaning, KingdomsPlay } from '../play.svelte'
import { titleOf } from './titles'
import { waiting } from './waiting'

export type Place = (region: string) => string

/** Actions with a control of their own beside the prompt. */
const ELSEWHERE: readonly string[] = ['side', 'faction', 'keep', 'split', 'select', 'trade', 'dial']
/** Actions that are the ordinary end of a question, in the order of likelihood. */
const LAST: readonly string[] = ['done', 'pass', 'collect', 'fall', 'fall-hero', 'yield']
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
  const buttons = buttonsOf(play, place)
  const last = LAST.map((verb) => play.plain(verb)).find((one) => one !== null) ?? null
  const end = last ? lastButton(play, last, place) : confirmation(play, place)
  return {
    icon: iconNow(play),
    title: titleOf(play, place),
    detail: detailOf(play, place),
    warning: warningOf(play, place),
    ...arranged(buttons, end),
  }
}

/** The first that most want is the main button; what ends the question without it stands beside. */
function arranged(buttons: Button[], end: Button | null): Pick<Prompt, 'side' | 'primary'> {
  const main = buttons.find((one) => one.look === 'primary')
  if (!main) return { side: buttons, primary: end }
  const others = buttons
    .filter((one) => one !== main)
    .map((one) => (one.look === 'primary' ? { ...one, look: undefined } : one))
  const beside = end ? [{ ...end, key: undefined, look: undefined }] : []
  return { side: [...others, ...beside], primary: { ...main, key: 'E' } }
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
  const buttons = offMap.filter((one) => one.verb !== 'flag').map((one) => button(play, one, place))
  return [...buttons, ...lesserEnds(play, place)]
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
    run: () => play.act(action.do),
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

function lastButton(play: KingdomsPlay, action: Action, place: Place): Button {
  return { ...button(play, action, place), id: action.verb, key: 'E', look: 'early' }
}

/** The button that confirms what was put together beside the prompt. */
function confirmation(play: KingdomsPlay, place: Place): Button | null {
  if (play.kind === 'split') {
    const action = play.division
    return {
      id: 'split',
      label: action ? labelOf(action, play, place) : t('prompt-split'),
      key: 'E',
      look: action ? 'primary' : 'missing',
      disabled: !action,
      run: () => action && play.act(action.do),
    }
  }
  if (play.kind === 'dial') {
    const { number } = play
    return {
      id: 'lock',
      label:
        number === null
          ? t('phase-dial')
          : number
            ? t('prompt-dial-do', { number })
            : t('prompt-flag-do'),
      icon: 'ui/lock',
      key: 'E',
      look: number === null ? 'missing' : 'primary',
      disabled: number === null,
      final: 'eye',
      run: () => play.lock(),
    }
  }
  return null
}

/**
 * What the selected region would bring; else what the meeple does. Not of the one that is pointed at:
 * its words would change the height of the bar, and the map would slip away under the pointer.
 */
function detailOf(play: KingdomsPlay, place: Place): string {
  const region = play.selected
  const actions = region ? (play.targets.get(region) ?? []) : []
  if (region && actions.length) return actions.map((one) => about(one, play, place)).join(' · ')
  if (play.mover) return moverName(play.mover, play, place)
  const priced = play.table.actions.find(
    (one) => one.total !== null && !regionOf(one) && !UNPRICED.includes(one.verb),
  )
  if (priced) return priceLine(priced)
  const selected = play.chosen
  return play.kind === 'act' && selected ? t(`rule-action-${selected}`) : ''
}

function priceLine(action: Action): string {
  return `${t(`part-what-${action.what}`)}: ${partsLine(action)}`
}

/** An action on the map with what it costs and whom it meets. */
function about(action: Action, play: KingdomsPlay, place: Place): string {
  const words = [labelOf(action, play, place)]
  const enemy = asNumber(action.facts.enemy)
  if (enemy !== null) words.push(t('prompt-attack', { player: play.name(enemy) }))
  if (action.total !== null)
    words.push(
      isMove(action) ? t('prompt-conquer-neutral', { cost: action.total }) : priceLine(action),
    )
  return words.join(' · ')
}

function warningOf(play: KingdomsPlay, place: Place): string | undefined {
  const duty = play.position?.acting.duty ?? []
  if (play.kind !== 'act' || !duty.length) return undefined
  return t('refusal-duty', { region: duty.map(place).join(', ') })
}
