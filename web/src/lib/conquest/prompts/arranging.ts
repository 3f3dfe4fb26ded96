import { regionOf } from '$lib/api/actions'
import * as arranging from '$lib/board/arrangement'
import { markerOf } from '$lib/board/mapLook'
import { t } from '$lib/text/texts.svelte'
import type { Button, Prompt, Stepped } from '$games/game'
import { UNUSED, type Play } from '../play.svelte'
import { tookFrom } from '../news'
import { gainedThisTurn } from '../story'
import { done, leave, pressRegion, withSelected, type Place } from './common'
import { fallback } from './fallback'

type Arranging = (arrangement: arranging.Arrangement) => arranging.Arrangement

function helper(play: Play, id: string, change: Arranging): Button {
  return {
    id,
    label: t(`prompt-redeploy-${id}`),
    run: () => {
      if (play.arrangement) play.arrangement = change(play.arrangement)
    },
  }
}

export function helpers(play: Play, where: Place): Button[] {
  return [
    helper(play, 'even', arranging.even),
    helper(play, 'front', (one) => arranging.toTheFront(one, where.front)),
  ]
}

/** The count of the region that is changed, where pieces are spread. */
export function steppedPrompt(play: Play, where: Place): Stepped | undefined {
  const { arrangement } = play
  const region = arranging.steppedOf(arrangement, play.selected)
  if (!arrangement || region === null) return undefined
  const free = arranging.freedom(arrangement, region)
  // The count of what is taken back is what goes away.
  const sign = arrangement.verb === 'take' ? -1 : 1
  const mark = { take: '−', place: '+' }[arrangement.verb] ?? ''
  const { count } = arranging.rowOf(arrangement, region)!
  const by = (step: 1 | -1) => () => {
    if (play.arrangement) play.arrangement = arranging.changed(play.arrangement, region, step)
  }
  return {
    name: where.place(region),
    shown: count || mark === '+' ? `${mark}${count}` : '0',
    less: (sign > 0 ? free.less : free.more) > 0 ? by(sign > 0 ? -1 : 1) : null,
    more: (sign > 0 ? free.more : free.less) > 0 ? by(sign > 0 ? 1 : -1) : null,
  }
}

/** "As before", where the person held some of these regions before. */
function beforeHelper(play: Play): Button[] {
  const { before, arrangement, table } = play
  const known = arrangement?.rows.some(({ region }) => {
    const old = before?.[region]
    return old !== undefined && old.player === table.asked && old.tokens > 0
  })
  if (!before || !known) return []
  const counts = Object.fromEntries(Object.entries(before).map(([id, one]) => [id, one.tokens]))
  return [helper(play, 'before', (one) => arranging.asBefore(one, counts))]
}

export function redeploy(play: Play, where: Place): Prompt {
  const arrangement = play.arrangement
  if (!arrangement) return fallback(play)
  if (arrangement.verb === 'take') return taking(play, where)
  const left = arranging.inHand(arrangement)
  const gained = gainedThisTurn(play.table.entries, play.table.asked ?? -1)
  const words = [
    t('prompt-in-hand-line', { n: left }),
    gained ? t('prompt-redeploy-gained', { tokens: gained }) : howToSpread(play),
  ]
  return {
    icon: 'ui/tokens',
    title: t('phase-redeploy'),
    detail: words.join(' · '),
    side: [],
    tools: [...helpers(play, where), ...beforeHelper(play)],
    primary: allPlaced(play, left, t('prompt-redeploy-done')),
  }
}

/** The end of a step in which nothing may stay in hand: it says what is missing. */
function allPlaced(play: Play, left: number, label: string): Button | null {
  if (left) label = t('prompt-redeploy-left', { hand: left })
  return done(play, label, {
    look: left ? 'missing' : 'primary',
    disabled: left > 0,
    final: 'turn',
  })
}

/** How pieces are spread: a finger chooses the region first. */
function howToSpread(play: Play): string {
  return t(play.touch ? 'stage-spread-touch' : 'pages-redeploy-detail')
}

function taking(play: Play, where: Place): Prompt {
  const left = arranging.inHand(play.arrangement!)
  const lost = play.emptied
  return {
    icon: 'ui/tokens',
    title: t('prompt-take', { owed: left }),
    detail: t('pages-take-detail'),
    warning: lost.length
      ? t('prompt-take-empties', { region: lost.map(where.place).join(', ') })
      : '',
    side: [],
    tools: [helper(play, 'even', arranging.even)],
    primary: done(play, t('ui-done'), {
      look: left ? 'missing' : 'primary',
      disabled: left > 0,
      final: 'turn',
    }),
  }
}

/** The pieces that are placed now, and how many of them are still in hand. */
export function markerLeft(play: Play): { marker: string; left: number } {
  const { arrangement } = play
  if (arrangement)
    return { marker: markerOf(play.look, arrangement.verb), left: arranging.inHand(arrangement) }
  const verb = play.table.actions.find((one) => regionOf(one) !== null)?.verb ?? ''
  const marker = markerOf(play.look, verb)
  // What comes from the supply comes one in a turn.
  const supply = Math.min(play.position?.supply[marker] ?? 0, 1)
  return { marker, left: markersLeft(play, marker) || supply }
}

/** The end of placing: while something is left it is early, and asked about. */
export function placed(play: Play, left: number, label = t('ui-done')): Button | null {
  if (!left) return done(play, label, { final: 'turn' })
  if (!play.plain('done') && !play.arrangement) return pressRegion()
  return leave(play, t('stage-end-unused', { left }), UNUSED)
}

export function markerIcon(play: Play, marker: string): string {
  return `${play.look.game}/markers/${marker}`
}

export function markersLeft(play: Play, marker: string): number {
  return play.position?.players[play.table.asked ?? 0]?.markers[marker] ?? 0
}

function spreading(play: Play, where: Place): Prompt {
  const { marker, left } = markerLeft(play)
  return {
    icon: markerIcon(play, marker),
    title: t('prompt-place', { marker, left }),
    detail: howToSpread(play),
    side: [],
    tools: helpers(play, where),
    primary: placed(play, left),
  }
}

/** Fortress, encampments and heroes. */
export function place(play: Play, where: Place): Prompt {
  if (play.arrangement) return spreading(play, where)
  const { marker, left } = markerLeft(play)
  const prompt: Prompt = {
    icon: markerIcon(play, marker),
    title: t('prompt-place', { marker, left: markersLeft(play, marker) }),
    detail: t(play.plain('done') ? 'pages-place-optional' : 'pages-place-must'),
    side: [],
    primary: placed(play, left),
  }
  return withSelected(prompt, play, where)
}

/** What was lost, by name, and how many tokens look for another place. */
function lost(play: Play, where: Place, hand: number): string {
  const { entries, asked } = play.table
  const took = asked === null ? '' : tookFrom(entries, asked, where.tableNames)
  return took ? t('prompt-withdraw-from', { took, hand }) : t('prompt-withdraw', { hand })
}

/** Tokens that lost their region find another one. */
export function withdraw(play: Play, where: Place): Prompt {
  const arrangement = play.arrangement
  if (!arrangement) return fallback(play)
  if (arrangement.verb !== 'place') return place(play, where)
  const left = arranging.inHand(arrangement)
  return {
    icon: 'ui/tokens',
    title: t('prompt-withdrawal-prompt'),
    detail: lost(play, where, left),
    side: [],
    tools: helpers(play, where),
    primary: allPlaced(play, left, t('ui-done')),
  }
}
