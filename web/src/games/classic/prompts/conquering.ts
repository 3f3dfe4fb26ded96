import { regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import { partsLine } from '$lib/text/sums'
import { t } from '$lib/text/texts.svelte'
import type { Button, Prompt } from '../../game'
import type { Play } from '$lib/conquest/play.svelte'
import {
  aboutSelected,
  army,
  done,
  hand,
  ownLand,
  press,
  withSelected,
  type Place,
} from '$lib/conquest/prompts/common'
import { conquestsEnd } from '$lib/conquest/prompts/ending'

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
        play.refusal = null
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

/** Whose tokens were replaced already this turn. */
function replaced(play: Play): string {
  const seats = play.position?.turn.substituted ?? []
  if (play.mode !== 'substitute' || !seats.length) return ''
  return t('pages-replaced', { names: seats.map((seat) => play.table.name(seat)).join(', ') })
}

function conquestDetail(play: Play, where: Place): string {
  const roll = play.position?.turn.roll ?? -1
  const words = [
    t('prompt-in-hand-line', { n: hand(play) }),
    roll >= 0 ? t('prompt-rolled', { die: roll }) : '',
    replaced(play),
  ]
  const action = shownAction(play)
  const region = action && regionOf(action)
  if (region && action.total !== null) words.push(`${where.place(region)}: ${partsLine(action)}`)
  return words.filter(Boolean).join(' · ')
}

function conquering(play: Play, where: Place, title: string, end: Partial<Prompt>): Prompt {
  const roll = press(play, 'roll', {
    label: t('prompt-attempt-roll'),
    icon: 'ui/die',
    key: 'R',
    look: 'die',
    final: 'die',
  })
  const prompt: Prompt = {
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
      ...ownLand(play),
    ],
    primary: null,
    ...end,
  }
  return aboutSelected(withSelected(prompt, play, where), play, where)
}

function conquestTitle(play: Play): string {
  if (!play.offers.length) return t('prompt-conquer-nothing')
  const asked = play.table.asked ?? 0
  const regions = Object.values(play.position?.regions ?? {})
  const holds = regions.some((region) => region.player === asked && region.slot === 0)
  return t(holds ? 'prompt-choose-target' : 'prompt-choose-first-region')
}

export function conquer(play: Play, where: Place): Prompt {
  const rolled = (play.position?.turn.roll ?? -1) >= 0
  const end = rolled
    ? { primary: done(play, t('prompt-rolled-stop'), { look: 'early' }) }
    : conquestsEnd(play)
  return conquering(play, where, conquestTitle(play), end)
}

export function armyInDecline(play: Play, where: Place): Prompt {
  const race = army(play)?.race ?? ''
  const look = play.offers.length ? 'early' : 'primary'
  return conquering(play, where, t('prompt-army-in-decline', { race, hand: hand(play) }), {
    primary: done(play, t('prompt-army-in-decline-done', { race }), { look }),
  })
}
