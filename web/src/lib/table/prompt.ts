import type { Action } from '$lib/api/types'
import type { Geometry } from '$lib/board/geometry'
import type { Called } from '$lib/text/called'
import { t } from '$lib/text/texts.svelte'
import * as arranging from '$lib/board/arrangement'
import { MARKER_OF_VERB } from '$lib/board/looks'
import { partsLine } from './receipt'
import type { Play } from './play.svelte'

export type Button = {
  id: string
  label: string
  icon?: string
  /** The single key that presses it. */
  key?: string
  look?: 'primary' | 'die' | 'on'
  disabled?: boolean
  run: () => unknown
}

export type Prompt = {
  icon: string
  title: string
  detail: string
  warning?: string
  side: Button[]
  primary: Button | null
}

/** Helps a prompt needs beyond the play: names of places and what lies at the front. */
export type Place = {
  geometry: Geometry | null
  called: Called
  place: (region: string) => string
  front: Set<string>
}

/** What to do, what is left, and the buttons: for whoever looks at the table. */
export function promptOf(play: Play, where: Place): Prompt {
  if (!play.table.actions.length) return waiting(play)
  const asked = { ...PHASES[play.kind]?.(play, where) } as Prompt
  return asked.title ? asked : fallback(play)
}

const PHASES: Record<string, (play: Play, where: Place) => Prompt> = {
  choice,
  pick,
  ghouls,
  ready,
  conquer,
  redeploy,
  place,
  withdraw,
  end,
}

function nothing(icon: string, title: string, detail = ''): Prompt {
  return { icon, title, detail, side: [], primary: null }
}

function waiting(play: Play): Prompt {
  const { snapshot, asked } = play.table
  if (!snapshot) return nothing('ui/timer', t('ui-loading'))
  if (snapshot.status === 'waiting') return nothing('ui/timer', t('pages-waiting-for-seats'))
  if (snapshot.status === 'closed') return nothing('ui/score', t('entry-closed'))
  if (snapshot.status === 'over') return nothing('ui/score', t('phase-over'))
  if (asked === null) return nothing('ui/die', t('phase-die'))
  const seat = snapshot.seats[asked]
  return nothing(
    seat?.kind === 'bot' ? 'ui/bot' : 'ui/timer',
    t('prompt-waiting-for', { player: play.table.name(asked) }),
    t(`phase-${snapshot.decision?.kind ?? 'choice'}`),
  )
}

function army(play: Play) {
  const asked = play.table.asked ?? 0
  const acting = play.kind === 'ghouls'
  const armies = play.table.position?.players[asked]?.armies ?? []
  return armies.find((one) => one.declined === acting) ?? null
}

function hand(play: Play): number {
  return army(play)?.hand ?? 0
}

function press(play: Play, verb: string, button: Omit<Button, 'run' | 'id'>): Button[] {
  const action = play.plain(verb)
  return action ? [{ id: verb, ...button, run: () => play.choose(action) }] : []
}

function done(play: Play, label: string, more: Partial<Button> = {}): Button | null {
  if (!play.plain('done') && !play.arrangement) return null
  return { id: 'done', label, key: 'E', look: 'primary', run: () => play.done(), ...more }
}

function choice(play: Play): Prompt {
  const race = army(play)?.race ?? ''
  const expand = press(play, 'expand', {
    label: t('prompt-choice-expand'),
    key: 'E',
    look: 'primary',
  })
  return {
    icon: 'ui/human',
    title: t('prompt-choice', { race }),
    detail: declineDetail(play),
    side: press(play, 'decline', {
      label: t('prompt-choice-decline'),
      icon: 'ui/decline',
      key: 'D',
    }),
    primary: expand[0] ?? null,
  }
}

function declineDetail(play: Play): string {
  const coins = play.plain('decline')?.total ?? null
  if (coins === null) return t('pages-choice-detail')
  return `${t('prompt-choice-decline')}: ${t('prompt-choice-decline-preview', { coins })}`
}

function pick(play: Play): Prompt {
  const place = play.combo
  const row = play.table.position?.row ?? []
  const combo = place === null ? undefined : row[place]
  const action =
    place === null ? null : (play.table.actions.find((one) => one.place === place) ?? null)
  return {
    icon: 'ui/winner',
    title: t('prompt-pick'),
    detail: combo
      ? t('prompt-pick-net', { price: place ?? 0, coins: combo.coins })
      : t('pages-pick-detail'),
    side: [],
    primary: combo
      ? {
          id: 'pick',
          label: t('prompt-pick-take', { race: combo.race, power: combo.power, price: place ?? 0 }),
          key: 'E',
          look: 'primary',
          disabled: !action,
          run: () => action && play.act(action.do),
        }
      : null,
  }
}

function ready(play: Play): Prompt {
  return {
    icon: 'ui/tokens',
    title: t('prompt-ready'),
    detail: `${t('prompt-in-hand-line', { n: hand(play) })} · ${t('pages-ready-how')}`,
    side: [],
    primary: done(play, t('prompt-ready-done')),
  }
}

const MODE_NAMES: Record<string, string> = {
  dragon: 'prompt-use-dragon',
  substitute: 'prompt-substitute-prompt',
  abandon: 'pages-abandon',
}

function modeButton(play: Play, verb: string, icon: string): Button[] {
  if (!play.verbs.includes(verb)) return []
  const on = play.mode === verb
  return [
    {
      id: `mode-${verb}`,
      label: t(on ? 'ui-cancel' : (MODE_NAMES[verb] ?? verb)),
      icon,
      look: on ? 'on' : undefined,
      run: () => {
        play.mode = on ? null : verb
        play.selected = null
      },
    },
  ]
}

/** The action of the selected or hovered region. */
function shownAction(play: Play): Action | null {
  const region = play.hovered ?? play.selected
  return region ? play.offerAt(region) : null
}

function conquestDetail(play: Play, where: Place): string {
  const left = t('prompt-in-hand-line', { n: hand(play) })
  const roll = play.table.position?.turn.roll ?? -1
  const rolled = roll >= 0 ? ` · ${t('prompt-rolled', { die: roll })}` : ''
  const action = shownAction(play)
  if (!action?.region || action.total === null) return left + rolled
  return `${left}${rolled} · ${where.place(action.region)}: ${partsLine(action)}`
}

/** The button that does what is selected; on touch screens the only way to do it. */
function selectedLabel(action: Action, where: Place): string {
  const region = where.place(action.region ?? '')
  if (action.verb === 'attempt') return t('prompt-attempt-roll')
  if (action.verb === 'substitute') return t('prompt-substitute-do')
  if (action.verb === 'abandon') return t('prompt-ready-abandon', { region })
  if (action.total === null) return region
  return t('prompt-conquer-do', { region, cost: action.total })
}

function doSelected(play: Play, where: Place): Button[] {
  const action = play.selected ? play.offerAt(play.selected) : null
  if (!action) return []
  return [
    {
      id: 'selected',
      label: selectedLabel(action, where),
      look: action.verb === 'attempt' ? 'die' : 'primary',
      run: () => play.choose(action),
    },
  ]
}

function conquering(play: Play, where: Place, title: string, end: string): Prompt {
  const roll = press(play, 'roll', {
    label: t('prompt-attempt-roll'),
    icon: 'ui/die',
    key: 'R',
    look: 'die',
  })
  return {
    icon: 'ui/conquer',
    title: play.mode
      ? t(play.mode === 'dragon' ? 'prompt-dragon' : (MODE_NAMES[play.mode] ?? ''))
      : title,
    detail: conquestDetail(play, where),
    side: [
      ...modeButton(play, 'abandon', 'ui/abandon'),
      ...modeButton(play, 'substitute', 'classic/races/sorcerers'),
      ...modeButton(play, 'dragon', 'classic/markers/dragon'),
      ...roll,
      ...doSelected(play, where),
    ],
    primary: done(play, end),
  }
}

function conquestTitle(play: Play): string {
  if (!play.offers.length) return t('prompt-conquer-nothing')
  const asked = play.table.asked ?? 0
  const regions = Object.values(play.table.position?.regions ?? {})
  const holds = regions.some((region) => region.player === asked && region.slot === 0)
  return t(holds ? 'prompt-choose-target' : 'prompt-choose-first-region')
}

function conquer(play: Play, where: Place): Prompt {
  const rolled = (play.table.position?.turn.roll ?? -1) >= 0
  const label = t(rolled ? 'prompt-rolled-stop' : 'prompt-conquer-done')
  return conquering(play, where, conquestTitle(play), label)
}

function ghouls(play: Play, where: Place): Prompt {
  const race = army(play)?.race ?? 'ghouls'
  return conquering(
    play,
    where,
    t('prompt-ghouls', { race, hand: hand(play) }),
    t('prompt-ghouls-done', { race }),
  )
}

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

function redeploy(play: Play, where: Place): Prompt {
  const arrangement = play.arrangement
  if (!arrangement) return fallback(play)
  if (arrangement.verb === 'take') return taking(play, where)
  const left = arranging.inHand(arrangement)
  const before = play.before
  const side = [
    helper(play, 'even', arranging.even),
    helper(play, 'front', (one) => arranging.toTheFront(one, where.front)),
  ]
  if (before) side.push(helper(play, 'before', (one) => arranging.asBefore(one, before)))
  return {
    icon: 'ui/tokens',
    title: t('phase-redeploy'),
    detail: `${t('prompt-in-hand-line', { n: left })} · ${t('pages-redeploy-detail')}`,
    side,
    primary: done(
      play,
      left ? t('prompt-redeploy-left', { hand: left }) : t('prompt-redeploy-done'),
      {
        disabled: left > 0,
      },
    ),
  }
}

function taking(play: Play, where: Place): Prompt {
  const arrangement = play.arrangement!
  const left = arranging.inHand(arrangement)
  const regions = play.table.position?.regions ?? {}
  const lost = arrangement.rows
    .filter((row) => row.count === regions[row.region]?.tokens)
    .map((row) => row.region)
  return {
    icon: 'ui/tokens',
    title: t('prompt-take', { owed: left }),
    detail: t('pages-take-detail'),
    warning: lost.length
      ? t('prompt-take-empties', { region: lost.map(where.place).join(', ') })
      : '',
    side: [],
    primary: done(play, t('ui-done'), {
      disabled: left > 0,
    }),
  }
}

function markerOf(verb: string): string {
  return MARKER_OF_VERB[verb] ?? verb
}

function markersLeft(play: Play, marker: string): number {
  return play.table.position?.players[play.table.asked ?? 0]?.markers[marker] ?? 0
}

function place(play: Play, where: Place): Prompt {
  const arrangement = play.arrangement
  if (arrangement)
    return {
      icon: `classic/markers/${markerOf(arrangement.verb)}`,
      title: t('prompt-place', {
        marker: markerOf(arrangement.verb),
        left: arranging.inHand(arrangement),
      }),
      detail: t('pages-redeploy-detail'),
      side: [
        helper(play, 'even', arranging.even),
        helper(play, 'front', (one) => arranging.toTheFront(one, where.front)),
      ],
      primary: done(play, t('ui-done')),
    }
  const verb = play.table.actions.find((one) => one.region !== null)?.verb ?? ''
  return {
    icon: `classic/markers/${markerOf(verb)}`,
    title: t('prompt-place', { marker: markerOf(verb), left: markersLeft(play, markerOf(verb)) }),
    detail: t(play.plain('done') ? 'pages-place-optional' : 'pages-place-must'),
    side: doSelected(play, where),
    primary: done(play, t('ui-done')),
  }
}

function withdraw(play: Play, where: Place): Prompt {
  const arrangement = play.arrangement
  if (!arrangement) return fallback(play)
  if (arrangement.verb !== 'place') return place(play, where)
  const left = arranging.inHand(arrangement)
  return {
    icon: 'ui/tokens',
    title: t('prompt-withdraw', { hand: left }),
    detail: t('pages-redeploy-detail'),
    side: [
      helper(play, 'even', arranging.even),
      helper(play, 'front', (one) => arranging.toTheFront(one, where.front)),
    ],
    primary: done(play, left ? t('prompt-redeploy-left', { hand: left }) : t('ui-done'), {
      disabled: left > 0,
    }),
  }
}

function end(play: Play): Prompt {
  const peace = play.table.actions.filter((one) => one.verb === 'peace')
  if (!peace.length) return lateDecline(play)
  const nobody = peace.find((one) => one.seat === null || one.do === 'peace none')
  return {
    icon: 'classic/powers/diplomat',
    title: t('prompt-peace'),
    detail: t('pages-peace-detail'),
    side: peace
      .filter((one) => one !== nobody)
      .map((one) => ({
        id: one.do,
        label: play.table.name(one.seat ?? 0),
        run: () => play.act(one.do),
      })),
    primary: nobody
      ? {
          id: 'nobody',
          label: t('prompt-peace-nobody'),
          key: 'E',
          look: 'primary',
          run: () => play.act(nobody.do),
        }
      : null,
  }
}

function lateDecline(play: Play): Prompt {
  const race = army(play)?.race ?? ''
  return {
    icon: 'ui/decline',
    title: t('prompt-late-decline'),
    detail: t('name-race', { race }),
    side: press(play, 'decline', {
      label: t('prompt-choice-decline'),
      icon: 'ui/decline',
      key: 'D',
    }),
    primary: done(play, t('prompt-late-decline-keep')),
  }
}

/** A step of a game this page has no words for: every plain action gets a button. */
function fallback(play: Play): Prompt {
  const plain = play.table.actions.filter((one) => one.region === null && one.verb !== 'done')
  return {
    icon: 'ui/human',
    title: t('prompt-your-turn'),
    detail: '',
    side: plain
      .slice(0, 8)
      .map((one) => ({ id: one.do, label: one.do, run: () => play.choose(one) })),
    primary: done(play, t('ui-done')),
  }
}
