import { asNumber, countOf, regionOf, valueOf } from '$lib/api/actions'
import type { ActionStep } from '$lib/api/types'
import type { MapLook } from '$lib/board/mapLook'
import { listed, placeName, playerName, powerKey, raceKey } from '$lib/text/tableNames'
import type { TableNames, Speaker } from '$lib/text/tableNames'
import type { ConquestPosition } from './types'

/** Verbs of which neighbours are told in one sentence, beside those that put pieces down. */
const TOGETHER = ['conquer', 'abandon', 'redeploy', 'take', 'place']
/** Verbs that say how many stand where. */
const COUNTED = ['redeploy', 'take', 'place']

/** What sentences about a plan are made from. */
export type Planned = {
  position: ConquestPosition
  tableNames: TableNames
  texts: Speaker
  look: MapLook
}

/** Neighbouring steps of one verb; the end of a step is told only where nothing else is, a die never. */
function runsOf(plan: ActionStep[], look: MapLook): ActionStep[][] {
  const steps = plan.filter((step) => step.verb !== 'die')
  const told = steps.filter((step, place) => step.verb !== 'done' || place === 0)
  const joined = (verb: string) => TOGETHER.includes(verb) || verb in look.markers
  const runs: ActionStep[][] = []
  for (const step of told) {
    const last = runs.at(-1)
    if (last && last[0]!.verb === step.verb && joined(step.verb)) last.push(step)
    else runs.push([step])
  }
  return runs
}

/** A plan of a turn in sentences: what the server lists as actions. */
export function planSentences(plan: ActionStep[], planned: Planned): string[] {
  return runsOf(plan, planned.look).map((run) => sentence(run, planned))
}

function sentence(run: ActionStep[], planned: Planned): string {
  const { tableNames, texts, look } = planned
  const step = run[0]!
  const { verb } = step
  const places = run.map((one) => placeName(tableNames, regionOf(one)))
  if (verb === 'pick') return texts.say('plan-pick', { combo: combo(step, planned) })
  if (verb === 'peace') return peace(step, planned)
  if (verb === 'conquer' || verb === 'abandon')
    return texts.say(`plan-${verb}`, { regions: listed(places, texts) })
  if (COUNTED.includes(verb)) return texts.say(`plan-${verb}`, { pieces: pieces(run, planned) })
  const key = `plan-${verb}`
  if (texts.has(key)) return texts.say(key, { region: places[0]! })
  return verb in look.markers
    ? texts.say('plan-markers', { pieces: markers(run, planned) })
    : texts.say('plan-other', { action: step.do })
}

function peace(step: ActionStep, { tableNames, texts }: Planned): string {
  const ally = asNumber(valueOf(step, 'ally'))
  return ally === null
    ? texts.say('plan-peace-nobody')
    : texts.say('plan-peace', { player: playerName(tableNames, ally) })
}

function combo(step: ActionStep, { position, tableNames, texts }: Planned): string {
  const place = placeOf(step) ?? 0
  const chosen = position.row[place]
  if (!chosen) return `${place + 1}`
  const race = raceKey(tableNames, chosen.race)
  return texts.say('event-combo', { race, power: powerKey(tableNames, chosen.power) })
}

/** How many go where; of tokens spread anew only the last word on a region counts. */
function pieces(run: ActionStep[], { tableNames, texts }: Planned): string {
  const last = new Map(run.map((step) => [regionOf(step), step]))
  return (run[0]!.verb === 'redeploy' ? [...last.values()] : run)
    .map((step) =>
      texts.say('plan-piece', {
        region: placeName(tableNames, regionOf(step)),
        count: countOf(step) ?? 0,
      }),
    )
    .join(', ')
}

function markers(run: ActionStep[], { tableNames, texts, look }: Planned): string {
  const each = run.map((step) =>
    texts.say('event-placed-piece', {
      marker: look.markers[step.verb]!,
      region: placeName(tableNames, regionOf(step)),
      count: countOf(step) ?? 1,
    }),
  )
  return listed(each, texts)
}

/** The regions that the steps of a plan are about, in their order. */
export function regionsOf(steps: readonly ActionStep[]): (string | null)[] {
  return steps.map((step) => (step.arguments[0]?.type === 'region' ? regionOf(step) : null))
}

/** The place in the row of combos that an action is about. */
export function placeOf(action: ActionStep): number | null {
  return action.verb === 'pick' ? asNumber(valueOf(action, 'place')) : null
}
