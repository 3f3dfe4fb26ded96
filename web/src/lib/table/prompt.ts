import type { Action } from '$lib/api/types'
import { partsLine } from './receipt'
import { t } from '$lib/text/texts.svelte'
import { leftIn } from './drafts'
import * as drafts from './drafts'
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
  if (snapshot.status === 'over') return nothing('ui/score', t('pages-game-over'))
  if (asked === null) return nothing('ui/die', t('pages-chance'))
  const seat = snapshot.seats[asked]
  const kind = snapshot.decision?.kind ?? 'choice'
  const key = `pages-waits-${kind}`
  return nothing(
    seat?.kind === 'bot' ? 'ui/bot' : 'ui/timer',
    t('pages-waiting-for', { name: play.table.name(asked) }),
    t(key),
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
  if (!play.plain('done') && !play.draft) return null
  return { id: 'done', label, key: 'E', look: 'primary', run: () => play.done(), ...more }
}

function choice(play: Play): Prompt {
  const race = army(play)?.race ?? ''
  const expand = press(play, 'expand', {
    label: t('pages-play-on', { race }),
    key: 'E',
    look: 'primary',
  })
  return {
    icon: 'ui/human',
    title: t('pages-choice', { race }),
    detail: t('pages-choice-detail'),
    side: press(play, 'decline', { label: t('pages-decline'), icon: 'ui/decline', key: 'D' }),
    primary: expand[0] ?? null,
  }
}

function pick(play: Play): Prompt {
  const place = play.combo
  const row = play.table.position?.row ?? []
  const combo = place === null ? undefined : row[place]
  const action = place === null ? null : (play.table.actions.find((one) => one.place === place) ?? null)
  return {
    icon: 'ui/winner',
    title: t('pages-pick'),
    detail: combo
      ? t('pages-pick-net', { price: place ?? 0, coins: combo.coins })
      : t('pages-pick-detail'),
    side: [],
    primary: combo
      ? {
          id: 'pick',
          label: t('pages-take-combo', { race: combo.race, power: combo.power, price: place ?? 0 }),
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
    title: t('pages-ready', { tokens: hand(play) }),
    detail: t('pages-ready-detail'),
    side: [],
    primary: done(play, t('pages-start-conquering')),
  }
}

function modeButton(play: Play, verb: string, icon: string): Button[] {
  if (!play.verbs.has(verb)) return []
  const on = play.mode === verb
  return [
    {
      id: `mode-${verb}`,
      label: t(on ? 'pages-mode-off' : `pages-mode-${verb}`),
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
  const left = t('pages-tokens-left', { tokens: hand(play) })
  const roll = play.table.position?.turn.roll ?? -1
  const rolled = roll >= 0 ? ` · ${t('pages-rolled', { die: roll })}` : ''
  const action = shownAction(play)
  if (!action?.region || action.total === null) return left + rolled
  return `${left}${rolled} · ${where.place(action.region)}: ${partsLine(action)}`
}

/** The button that does what is selected; on touch screens the only way to do it. */
function doSelected(play: Play): Button[] {
  const action = play.selected ? play.offerAt(play.selected) : null
  if (!action) return []
  const left = hand(play) - (action.total ?? 0)
  const key = action.verb === 'attempt' ? 'pages-do-attempt' : `pages-do-${action.verb}`
  return [
    {
      id: 'selected',
      label: t(key, { left: Math.max(0, left), tokens: hand(play) }),
      look: action.verb === 'attempt' ? 'die' : 'primary',
      run: () => play.choose(action),
    },
  ]
}

function conquering(play: Play, where: Place, title: string, end: string): Prompt {
  const roll = press(play, 'roll', {
    label: t('pages-roll-first'),
    icon: 'ui/die',
    key: 'R',
    look: 'die',
  })
  return {
    icon: 'ui/conquer',
    title: play.mode ? t(`pages-mode-title-${play.mode}`) : title,
    detail: conquestDetail(play, where),
    side: [
      ...modeButton(play, 'abandon', 'ui/device'),
      ...modeButton(play, 'substitute', 'classic/races/sorcerers'),
      ...modeButton(play, 'dragon', 'classic/markers/dragon'),
      ...roll,
      ...doSelected(play),
    ],
    primary: done(play, end),
  }
}

function conquer(play: Play, where: Place): Prompt {
  const rolled = (play.table.position?.turn.roll ?? -1) >= 0
  const label = rolled ? t('pages-stop-conquering') : t('pages-redeploy')
  const title = hand(play) ? t('pages-conquer') : t('pages-conquer-empty')
  return conquering(play, where, title, label)
}

function ghouls(play: Play, where: Place): Prompt {
  const race = army(play)?.race ?? 'ghouls'
  return conquering(play, where, t('pages-ghouls', { race }), t('pages-ghouls-done', { race }))
}

function helper(play: Play, id: string, change: (draft: drafts.Draft) => drafts.Draft): Button {
  return {
    id,
    label: t(`pages-helper-${id}`),
    run: () => {
      if (play.draft) play.draft = change(play.draft)
    },
  }
}

function redeploy(play: Play, where: Place): Prompt {
  const draft = play.draft
  if (!draft) return fallback(play)
  if (draft.taking) return taking(play, where)
  const left = leftIn(draft)
  const before = play.before
  const side = [
    helper(play, 'even', drafts.even),
    helper(play, 'front', (one) => drafts.toTheFront(one, where.front)),
  ]
  if (before) side.push(helper(play, 'before', (one) => drafts.asBefore(one, before)))
  return {
    icon: 'ui/tokens',
    title: t('pages-redeploy-title', { tokens: left }),
    detail: t('pages-redeploy-detail'),
    side,
    primary: done(play, left ? t('pages-still-in-hand', { tokens: left }) : t('pages-redeploy-done'), {
      disabled: left > 0,
    }),
  }
}

function taking(play: Play, where: Place): Prompt {
  const draft = play.draft!
  const left = leftIn(draft)
  const lost = Object.keys(draft.counts).filter((region) => draft.counts[region] === 0)
  return {
    icon: 'ui/tokens',
    title: t('pages-take-title', { tokens: left, race: army(play)?.race ?? '' }),
    detail: t('pages-take-detail'),
    warning: lost.length ? t('pages-take-lost', { regions: lost.map(where.place).join(', ') }) : '',
    side: [helper(play, 'reset', drafts.reset)],
    primary: done(play, left ? t('pages-still-to-take', { tokens: left }) : t('ui-done'), {
      disabled: left > 0,
    }),
  }
}

function place(play: Play, where: Place): Prompt {
  const draft = play.draft
  if (draft?.marker)
    return {
      icon: `classic/markers/${draft.marker}`,
      title: t('pages-place-spread', { marker: draft.marker, count: leftIn(draft) }),
      detail: t('pages-place-spread-detail'),
      side: [helper(play, 'even', drafts.even), helper(play, 'front', (one) => drafts.toTheFront(one, where.front))],
      primary: done(play, t('ui-done')),
    }
  const verb = play.table.actions.find((one) => one.region !== null)?.verb ?? ''
  return {
    icon: `classic/markers/${drafts.markerOf(verb)}`,
    title: t('pages-place-one', { marker: drafts.markerOf(verb) }),
    detail: t(play.plain('done') ? 'pages-place-optional' : 'pages-place-must'),
    side: doSelected(play),
    primary: done(play, t('ui-done')),
  }
}

function withdraw(play: Play, where: Place): Prompt {
  const draft = play.draft
  if (!draft) return fallback(play)
  if (draft.marker) return place(play, where)
  const left = leftIn(draft)
  return {
    icon: 'ui/tokens',
    title: t('pages-withdraw', { tokens: left }),
    detail: t('pages-withdraw-detail'),
    side: [helper(play, 'even', drafts.even), helper(play, 'front', (one) => drafts.toTheFront(one, where.front))],
    primary: done(play, left ? t('pages-still-in-hand', { tokens: left }) : t('ui-done'), {
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
    title: t('pages-peace'),
    detail: t('pages-peace-detail'),
    side: peace
      .filter((one) => one !== nobody)
      .map((one) => ({
        id: one.do,
        label: t('pages-peace-with', { name: play.table.name(one.seat ?? 0) }),
        run: () => play.act(one.do),
      })),
    primary: nobody
      ? { id: 'nobody', label: t('pages-peace-nobody'), key: 'E', look: 'primary', run: () => play.act(nobody.do) }
      : null,
  }
}

function lateDecline(play: Play): Prompt {
  const race = army(play)?.race ?? ''
  return {
    icon: 'ui/decline',
    title: t('pages-late-decline', { race }),
    detail: t('pages-late-decline-detail'),
    side: press(play, 'decline', { label: t('pages-decline'), icon: 'ui/decline', key: 'D' }),
    primary: done(play, t('pages-keep', { race })),
  }
}

/** A step of a game this page has no words for: every plain action gets a button. */
function fallback(play: Play): Prompt {
  const plain = play.table.actions.filter((one) => one.region === null && one.verb !== 'done')
  return {
    icon: 'ui/human',
    title: t('pages-your-move'),
    detail: '',
    side: plain.slice(0, 8).map((one) => ({ id: one.do, label: one.do, run: () => play.choose(one) })),
    primary: done(play, t('ui-done')),
  }
}
