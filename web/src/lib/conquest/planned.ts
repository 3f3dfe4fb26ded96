import { MARKER_OF_VERB } from '$lib/board/looks'
import { listed, placeName, playerName, powerKey, raceKey } from '$lib/text/called'
import type { Called, Speaker } from '$lib/text/called'
import type { ConquestPosition } from './types'

type Step = { verb: string; rest: string[] }

/** Verbs of which neighbours are told in one sentence. */
const TOGETHER = ['conquer', 'abandon', 'redeploy', 'take', 'place', 'fortress', 'hero', 'camp']
/** Verbs that say how many stand where. */
const COUNTED = ['redeploy', 'take', 'place']

function stepOf(action: string): Step {
  const [verb = '', ...rest] = action.split(' ')
  return { verb, rest }
}

/** Neighbouring steps of one verb; the end of a step is told only where nothing else is, a die never. */
function runsOf(plan: string[]): Step[][] {
  const steps = plan.map(stepOf).filter((step) => step.verb !== 'die')
  const told = steps.filter((step, place) => step.verb !== 'done' || place === 0)
  const runs: Step[][] = []
  for (const step of told) {
    const last = runs.at(-1)
    if (last && last[0]!.verb === step.verb && TOGETHER.includes(step.verb)) last.push(step)
    else runs.push([step])
  }
  return runs
}

/** A plan of a turn in sentences: what the server lists as actions. */
export function planSentences(
  plan: string[],
  position: ConquestPosition,
  called: Called,
  texts: Speaker,
): string[] {
  return runsOf(plan).map((run) => sentence(run, position, called, texts))
}

function sentence(run: Step[], position: ConquestPosition, called: Called, texts: Speaker): string {
  const { verb, rest } = run[0]!
  const region = placeName(called, rest[0])
  const regions = listed(
    run.map((step) => placeName(called, step.rest[0])),
    texts,
  )
  if (verb === 'pick')
    return texts.say('plan-pick', { combo: combo(rest, position, called, texts) })
  if (verb === 'peace')
    return rest[0] === 'none'
      ? texts.say('plan-peace-nobody')
      : texts.say('plan-peace', { player: playerName(called, Number(rest[0])) })
  if (verb === 'conquer' || verb === 'abandon') return texts.say(`plan-${verb}`, { regions })
  if (COUNTED.includes(verb))
    return texts.say(`plan-${verb}`, { pieces: pieces(run, called, texts) })
  if (verb === 'dragon') return texts.say('plan-dragon', { region })
  const marker = MARKER_OF_VERB[verb]
  if (marker) return texts.say('plan-markers', { pieces: markers(run, marker, called, texts) })
  const key = `plan-${verb}`
  return texts.has(key)
    ? texts.say(key, { region })
    : texts.say('plan-other', { action: [verb, ...rest].join(' ') })
}

function combo(rest: string[], position: ConquestPosition, called: Called, texts: Speaker): string {
  const chosen = position.row[Number(rest[0])]
  if (!chosen) return `${Number(rest[0]) + 1}`
  const race = raceKey(called, chosen.race)
  return texts.say('event-combo', { race, power: powerKey(called, chosen.power) })
}

/** How many go where; of tokens spread anew only the last word on a region counts. */
function pieces(run: Step[], called: Called, texts: Speaker): string {
  const last = new Map(run.map((step) => [step.rest[0], step]))
  return (run[0]!.verb === 'redeploy' ? [...last.values()] : run)
    .map(({ rest }) =>
      texts.say('plan-piece', { region: placeName(called, rest[0]), count: Number(rest[1]) }),
    )
    .join(', ')
}

function markers(run: Step[], marker: string, called: Called, texts: Speaker): string {
  const each = run.map(({ rest }) =>
    texts.say('event-placed-piece', {
      marker,
      region: placeName(called, rest[0]),
      count: Number(rest[1] ?? 1),
    }),
  )
  return listed(each, texts)
}

/** The regions the next step of a plan is about: one, or all of a distribution. */
export function regionsOf(plan: string[]): string[] {
  const [first] = runsOf(plan)
  if (!first?.[0]) return []
  const steps = first[0].verb === 'conquer' || first[0].verb === 'abandon' ? [first[0]] : first
  return [...new Set(steps.map((step) => step.rest[0]))].filter((id): id is string => isRegion(id))
}

function isRegion(word: string | undefined): boolean {
  return /^(r\d+|[LMS]\d[AB]-[A-Z]?\d+)$/.test(word ?? '')
}

/** The place in the row of combos that an action is about. */
export function placeOf(action: string): number | null {
  const { verb, rest } = stepOf(action)
  return verb === 'pick' ? Number(rest[0]) : null
}

/** The button of the prompt that does an action, or comes before it. */
export function buttonOf(
  action: string,
  mode: string | null,
  selected: string | null,
  modes: readonly string[],
): string | null {
  const { verb, rest } = stepOf(action)
  if (!verb) return null
  if (verb === 'peace') return rest[0] === 'none' ? 'nobody' : `peace-${rest[0]}`
  if (!isRegion(rest[0])) return verb
  if (modes.includes(verb) && mode !== verb) return `mode-${verb}`
  return selected === rest[0] ? 'selected' : null
}
