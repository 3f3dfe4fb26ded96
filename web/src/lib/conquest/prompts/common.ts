import { regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import type { Geometry } from '$lib/board/geometry'
import { landWords } from '$lib/board/speech'
import type { TableNames } from '$lib/text/tableNames'
import { partsLine } from '$lib/text/sums'
import { t, texts } from '$lib/text/texts.svelte'
import type { Button, Prompt } from '$games/game'
import type { Play } from '../play.svelte'

/** Helps a prompt needs beyond the play: names of places and what lies at the front. */
export type Place = {
  geometry: Geometry | null
  tableNames: TableNames
  place: (region: string) => string
  front: ReadonlySet<string>
  /** The words of a game for the button that does an action; null where it has none of its own. */
  labels?: (action: Action) => string | null
}

/** The question of one kind as a prompt. */
export type Asking = (play: Play, where: Place) => Prompt

export function nothing(icon: string, title: string, detail = ''): Prompt {
  return { icon, title, detail, side: [], primary: null }
}

/** The army that acts: one in decline while it may move, else the active one. */
export function army(play: Play) {
  const armies = play.position?.players[play.table.asked ?? 0]?.armies ?? []
  return armies.find((one) => one.declined === play.inDecline) ?? null
}

export function hand(play: Play): number {
  return play.hand
}

/** The button of an action without a region, if it may be done. */
export function press(play: Play, verb: string, button: Omit<Button, 'run' | 'id'>): Button[] {
  const action = play.plain(verb)
  return action ? [{ id: verb, ...button, run: () => play.choose(action) }] : []
}

/** The button that ends the step. */
export function done(play: Play, label: string, more: Partial<Button> = {}): Button | null {
  if (!play.plain('done') && !play.arrangement) return null
  return { id: 'done', label, key: 'E', look: 'primary', run: () => play.done(), ...more }
}

/** Own land as well, where some could be taken: for whoever asks for it. */
export function ownLand(play: Play): Button[] {
  if (!play.hasOwnLand) return []
  return [
    {
      id: 'own-too',
      label: t('prompt-own-too'),
      look: play.ownToo ? 'on' : undefined,
      run: () => {
        play.ownToo = !play.ownToo
        play.selected = null
      },
    },
  ]
}

/** The button that ends a step although something is given up by it: that is asked first. */
export function leave(play: Play, label: string, kind: string): Button | null {
  return done(play, label, { look: 'early', final: 'turn', run: () => play.askToLeave(kind) })
}

/** Where nothing but a region has to be pressed, the main button says so. */
export function pressRegion(): Button {
  const label = t('stage-press-region')
  return { id: 'missing', label, look: 'missing', disabled: true, run: () => undefined }
}

/** Puts what is selected in the main place, and the end of the step beside it. */
export function withSelected(prompt: Prompt, play: Play, where: Place): Prompt {
  const [selected] = doSelected(play, where)
  if (!selected) return prompt
  const end = prompt.primary && !prompt.primary.disabled ? [prompt.primary] : []
  const beside = end.map((one) => ({ ...one, look: undefined }))
  return { ...prompt, side: [...prompt.side, ...beside], primary: selected }
}

/** The words on the button that does what is selected. */
function selectedLabel(action: Action, where: Place): string {
  const own = where.labels?.(action)
  if (own) return own
  const region = where.place(regionOf(action) ?? '')
  if (action.verb === 'attempt') return t('prompt-attempt-roll')
  if (action.verb === 'abandon') return t('prompt-ready-abandon', { region })
  if (action.total === null) return region
  return t('prompt-conquer-do', { region, cost: action.total })
}

/** The button that does what is selected; on touch screens the only way to do it. */
export function doSelected(play: Play, where: Place): Button[] {
  const action = play.selected ? play.offerAt(play.selected) : null
  if (!action) return []
  const roll = play.rules.rolled.includes(action.verb)
  return [
    {
      id: 'selected',
      label: selectedLabel(action, where),
      look: roll ? 'die' : 'primary',
      final: roll ? 'die' : undefined,
      run: () => play.choose(action),
    },
  ]
}

/** The prompt with the selected region in its place, as a sheet on touch screens shows it. */
export function aboutSelected(prompt: Prompt, play: Play, where: Place): Prompt {
  const id = play.selected
  const action = id ? play.offerAt(id) : null
  if (!play.touch || !id || !action || !where.geometry || action.total === null) return prompt
  return {
    ...prompt,
    flag: action.total,
    title: `${where.place(id)} · ${landWords({ geometry: where.geometry }, id, texts)}`,
    detail: `${t('prompt-in-hand-line', { n: hand(play) })} · ${partsLine(action)}`,
  }
}
