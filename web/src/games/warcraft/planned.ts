import { asId, asIds, countOf, regionOf, valueOf } from '$lib/api/actions'
import type { ActionStep } from '$lib/api/types'
import { planSentences as shared, type Planned } from '$lib/conquest/planned'
import { listed, placeName } from '$lib/text/tableNames'
import { goalOf, siteOf, startOf } from './actions'

type Sentence = (step: ActionStep, planned: Planned) => string

/** A sentence that names nothing but the region. */
const about =
  (key: string): Sentence =>
  (step, { tableNames, texts }) =>
    texts.say(key, { region: placeName(tableNames, regionOf(step)) })

/** A conquest, and what helps in it. */
function helped(step: ActionStep, { tableNames, texts }: Planned, names: string[]): string {
  const regions = placeName(tableNames, regionOf(step))
  const tools = listed(names, texts)
  return `${texts.say('plan-conquer', { regions })} ${texts.say('prompt-tools-ready', { tools })}`
}

const withTools: Sentence = (step, planned) =>
  helped(
    step,
    planned,
    asIds(valueOf(step, 'tools')).map((tool) => planned.texts.say('name-tool', { tool })),
  )

const pushed: Sentence = (step, { tableNames, texts }) => {
  const key = step.verb === 'push_beast' ? 'prompt-push-beast' : 'prompt-push'
  const region = placeName(tableNames, startOf(step))
  return goalOf(step) === startOf(step)
    ? texts.say(`${key}-out`, { region })
    : texts.say(`${key}-do`, { region, goal: placeName(tableNames, goalOf(step)) })
}

/** What a plan says of the verbs that only this game has. */
const SENTENCES: Record<string, Sentence> = {
  wield: withTools,
  venture: withTools,
  strike: about('prompt-strike-do'),
  hammer: (step, planned) =>
    helped(step, planned, [planned.texts.say('name-site', { site: 'doomhammer' })]),
  champion: about('prompt-champion-do'),
  swap: (step, { tableNames, texts }) =>
    texts.say('prompt-swap-do', {
      regions: listed(
        [startOf(step), goalOf(step)].map((region) => placeName(tableNames, region)),
        texts,
      ),
    }),
  push: pushed,
  push_beast: pushed,
  raze: (step, { tableNames, texts }) =>
    texts.say('prompt-raze-do', {
      region: placeName(tableNames, startOf(step)),
      marker: asId(valueOf(step, 'marker')),
    }),
  steal: (step, { tableNames, texts }) =>
    texts.say('prompt-steal-do', {
      site: siteOf(step),
      region: placeName(tableNames, regionOf(step)),
    }),
  lay: about('prompt-lay-do'),
  lake: about('prompt-lake-do'),
  bomb: about('prompt-start-bomb'),
  disarm: about('prompt-start-disarm'),
  tower: about('prompt-towers-do'),
  objective: about('prompt-objectives-do'),
  plant: about('prompt-plant-do'),
  recruit: (step, { texts }) => texts.say('prompt-recruit-do', { count: countOf(step) ?? 0 }),
  form: (step, { texts }) => texts.say(`prompt-form-${asId(valueOf(step, 'form'))}`),
  faction: (step, { texts }) =>
    texts.say('prompt-faction-do', { faction: asId(valueOf(step, 'faction')) }),
}
/** What chance answers in a plan is not told. */
const CHANCE: readonly string[] = ['site', 'fuse', 'island']

/** The words of a button as a sentence. */
function ended(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

/** A plan of a turn in sentences: what the server lists as actions. */
export function planSentences(plan: ActionStep[], planned: Planned): string[] {
  const told: string[] = []
  let plain: ActionStep[] = []
  const flush = () => {
    if (plain.length) told.push(...shared(plain, planned))
    plain = []
  }
  for (const step of plan) {
    const sentence = SENTENCES[step.verb]
    if (CHANCE.includes(step.verb)) continue
    if (!sentence) plain.push(step)
    else {
      flush()
      told.push(ended(sentence(step, planned)))
    }
  }
  flush()
  return told
}
