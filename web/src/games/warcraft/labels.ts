import { asId, regionOf, valueOf } from '$lib/api/actions'
import type { Action } from '$lib/api/types'
import { duesOf } from '$lib/board/offers'
import { listed } from '$lib/text/tableNames'
import { t, texts } from '$lib/text/texts.svelte'
import { goalOf, siteOf, startOf, toolsOf } from './actions'
import type { WarcraftPlay } from './play.svelte'

/** The names of tools as a sentence lists them. */
export function toolNames(tools: readonly string[]): string {
  return listed(
    tools.map((tool) => t('name-tool', { tool })),
    texts,
  )
}

type Label = (action: Action, play: WarcraftPlay, place: (region: string) => string) => string

/** The key of a text that takes nothing but the region. */
const plain =
  (key: string): Label =>
  (action, _play, place) =>
    t(key, { region: place(regionOf(action) ?? '') })

function pushed(action: Action, place: (region: string) => string): string {
  const [region, goal] = [startOf(action), goalOf(action)]
  const key = action.verb === 'push_beast' ? 'prompt-push-beast' : 'prompt-push'
  return goal === region
    ? t(`${key}-out`, { region: place(region) })
    : t(`${key}-do`, { region: place(region), goal: place(goal) })
}

function swapped(action: Action, play: WarcraftPlay, place: (region: string) => string): string {
  if (!action.do) return t('prompt-swap-second', { region: place(regionOf(action) ?? '') })
  const [region, goal] = [startOf(action), goalOf(action)]
  const regions = play.first === goal ? [goal, region] : [region, goal]
  return t('prompt-swap-do', { regions: listed(regions.map(place), texts) })
}

const LABELS: Record<string, Label> = {
  wield: (action, _play, place) =>
    t('prompt-wield-do', {
      region: place(regionOf(action) ?? ''),
      tools: toolNames(toolsOf(action)),
      cost: action.total ?? 0,
    }),
  venture: (action, _play, place) =>
    t('prompt-venture-do', {
      region: place(regionOf(action) ?? ''),
      tools: toolNames(toolsOf(action)),
    }),
  strike: plain('prompt-strike-do'),
  hammer: (action, _play, place) =>
    t('prompt-hammer-do', {
      region: place(regionOf(action) ?? ''),
      price: duesOf(action),
      cost: action.total ?? 0,
    }),
  champion: (action, play, place) => {
    const keys: Record<string, string> = {
      conquer: 'prompt-champion-do',
      withdraw: 'prompt-retreat-champion',
    }
    return t(keys[play.kind] ?? 'prompt-station-do', { region: place(regionOf(action) ?? '') })
  },
  swap: swapped,
  push: (action, _play, place) =>
    action.do
      ? pushed(action, place)
      : t('prompt-push-whither', { region: place(regionOf(action) ?? '') }),
  push_beast: (action, _play, place) => pushed(action, place),
  raze: (action, _play, place) =>
    t('prompt-raze-do', {
      region: place(startOf(action)),
      marker: asId(valueOf(action, 'marker')),
    }),
  steal: (action, _play, place) =>
    action.do
      ? t('prompt-steal-do', { site: siteOf(action), region: place(regionOf(action) ?? '') })
      : place(regionOf(action) ?? ''),
  lake: plain('prompt-lake-do'),
  lay: plain('prompt-lay-do'),
  bomb: plain('prompt-start-bomb'),
  disarm: plain('prompt-start-disarm'),
  tower: plain('prompt-towers-do'),
  objective: plain('prompt-objectives-do'),
  plant: plain('prompt-plant-do'),
}

/** The words on the button that does an action of this game; null for one that all games have. */
export function labelOf(
  action: Action,
  play: WarcraftPlay,
  place: (region: string) => string,
): string | null {
  return LABELS[action.verb]?.(action, play, place) ?? null
}
