import { asNumber, regionOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import {
  aboutSelected,
  done,
  hand,
  ownLand,
  withSelected,
  type Place,
} from '$lib/conquest/prompts/common'
import { conquestsEnd } from '$lib/conquest/prompts/ending'
import { partsLine } from '$lib/text/sums'
import { t } from '$lib/text/texts.svelte'
import type { Button, Prompt } from '../../game'
import { goalOf } from '../actions'
import { labelOf, toolNames } from '../labels'
import { PUSHES } from '../look'
import type { WarcraftPlay } from '../play.svelte'

/** The modes with a button of their own, and what stands on it. */
const MODES: { verb: string; icon: string }[] = [
  { verb: 'abandon', icon: 'ui/abandon' },
  { verb: 'strike', icon: 'warcraft/races/gnomes' },
  { verb: 'hammer', icon: 'warcraft/sites/doomhammer' },
  { verb: 'champion', icon: 'warcraft/markers/champion' },
  { verb: 'swap', icon: 'warcraft/powers/portal_mage' },
  { verb: 'push', icon: 'warcraft/powers/intimidating' },
  { verb: 'steal', icon: 'warcraft/races/ethereals' },
]

/** How often an ability of several uses may still be used this turn. */
function usesLeft(play: WarcraftPlay, verb: 'swap' | 'push'): number {
  const verbs = verb === 'push' ? PUSHES : [verb]
  const some = play.table.actions.find((one) => verbs.includes(one.verb))
  return asNumber(some?.facts.uses) ?? 0
}

function modeName(play: WarcraftPlay, verb: string): string {
  if (verb === 'abandon') return t('pages-abandon')
  if (verb === 'hammer') return t('name-site', { site: 'doomhammer' })
  if (verb === 'swap' || verb === 'push')
    return t(`prompt-mode-${verb}`, { left: usesLeft(play, verb) })
  return t(`prompt-mode-${verb}`)
}

function isOpen(play: WarcraftPlay, verb: string): boolean {
  return play.verbs.some((one) => one === verb || (verb === 'push' && PUSHES.includes(one)))
}

function modeButtons(play: WarcraftPlay): Button[] {
  return MODES.filter(({ verb }) => isOpen(play, verb)).map(({ verb, icon }) => {
    const on = play.mode === verb
    return {
      id: `mode-${verb}`,
      label: on ? t('ui-cancel') : modeName(play, verb),
      icon,
      look: on ? 'on' : undefined,
      run: () => play.enter(on ? null : verb),
    }
  })
}

/** Artifacts that may help in the next conquest: pressed ones do. */
function toolButtons(play: WarcraftPlay): Button[] {
  if (play.mode && play.mode !== 'strike') return []
  return play.ready.map((tool) => ({
    id: `tool-${tool}`,
    label: t('name-tool', { tool }),
    icon: tool === 'raid' ? 'warcraft/races/ethereals' : `warcraft/sites/${tool}`,
    look: play.tools.includes(tool) ? ('on' as const) : undefined,
    run: () => play.toggle(tool),
  }))
}

/** What a push can be once its region is known: walls first, then a token or a beast. */
function pushButtons(play: WarcraftPlay, where: Place): Button[] {
  if (play.mode !== 'push' || !play.first) return []
  const razing = play.pushes.filter((one) => one.verb === 'raze')
  const out = play.pushes.filter((one) => goalOf(one) === play.first)
  const whole = [...razing, ...out].map((one) => ({
    id: one.do,
    label: labelOf(one, play, where.place) ?? one.do,
    look: 'primary' as const,
    run: () => play.choose(one),
  }))
  const both = ['push', 'push_beast'].every((verb) => play.pushes.some((one) => one.verb === verb))
  if (!both) return whole
  return [
    ...whole,
    ...(['token', 'beast'] as const).map((what) => ({
      id: `push-${what}`,
      label: t(`prompt-push-${what}`),
      look: play.beast === (what === 'beast') ? ('on' as const) : undefined,
      run: () => {
        play.beast = what === 'beast'
      },
    })),
  ]
}

function title(play: WarcraftPlay, where: Place): string {
  const { mode, first } = play
  const region = first ? where.place(first) : ''
  if (mode === 'swap')
    return first
      ? t('prompt-swap-second', { region })
      : t('prompt-swap', { left: usesLeft(play, mode) })
  if (mode === 'push')
    return first
      ? t('prompt-push-whither', { region })
      : t('prompt-push', { left: usesLeft(play, mode) })
  if (mode === 'steal') return t(first ? 'prompt-steal-whither' : 'prompt-steal')
  if (mode === 'abandon') return t('pages-abandon')
  if (mode) return t(`prompt-${mode}`)
  if (play.verbs.includes('lake')) return t('prompt-lake', { site: 'well_of_eternity' })
  if (!play.offers.length && !play.tools.length) return t('prompt-conquer-nothing')
  const asked = play.table.asked ?? 0
  const regions = Object.values(play.position?.regions ?? {})
  const holds = regions.some((one) => one.player === asked && one.slot === 0)
  return t(holds ? 'prompt-choose-target' : 'prompt-choose-first-region')
}

/** The action of the hovered or selected region. */
function shownAction(play: WarcraftPlay): Action | null {
  const region = play.hovered ?? play.selected
  return region ? play.offerAt(region) : null
}

function detail(play: WarcraftPlay, where: Place): string {
  const words = [t('prompt-in-hand-line', { n: hand(play) })]
  if (play.tools.length) words.push(t('prompt-tools-ready', { tools: toolNames(play.tools) }))
  const action = shownAction(play)
  const region = action && regionOf(action)
  if (region && action.total !== null) words.push(`${where.place(region)}: ${partsLine(action)}`)
  return words.join(' · ')
}

/** After the die of an air strike: once more, or not. */
function strikeAttempt(play: WarcraftPlay, where: Place): Prompt | null {
  const rolled = (play.position?.turn.roll ?? -1) >= 0
  const again = play.table.actions.find((one) => one.verb === 'attempt')
  if (!rolled || !again || play.table.actions.length > 2) return null
  const region = where.place(regionOf(again) ?? '')
  return {
    icon: 'ui/die',
    title: t('prompt-mode-strike'),
    detail: t('prompt-strike-attempt', { region, cost: again.total ?? 0, hand: hand(play) }),
    side: [
      {
        id: 'attempt',
        label: t('prompt-attempt-roll'),
        icon: 'ui/die',
        look: 'die',
        final: 'die',
        run: () => play.choose(again),
      },
    ],
    primary: done(play, t('prompt-strike-stop'), { look: 'early' }),
  }
}

export function conquer(play: WarcraftPlay, where: Place): Prompt {
  const striking = strikeAttempt(play, where)
  if (striking) return striking
  const prompt: Prompt = {
    icon: 'ui/conquer',
    title: title(play, where),
    detail: detail(play, where),
    side: [
      ...toolButtons(play),
      ...modeButtons(play),
      ...pushButtons(play, where),
      ...ownLand(play),
    ],
    ...conquestsEnd(play),
  }
  return aboutSelected(withSelected(prompt, play, where), play, where)
}
