import { planSentences as shared } from '$lib/conquest/planned'
import { listed, placeName, type Called, type Speaker } from '$lib/text/called'
import { wordsOf, type Words } from './actions'
import type { IslandsPosition } from './types'

type Telling = { words: Words; called: Called; texts: Speaker; rest: string[] }
type Sentence = (telling: Telling) => string

/** A sentence that names nothing but the region. */
const about =
  (key: string): Sentence =>
  ({ words, called, texts }) =>
    texts.say(key, { region: placeName(called, words.region) })

/** A conquest, and what helps in it. */
function helped({ words, called, texts }: Telling, names: string[]): string {
  const regions = placeName(called, words.region)
  const tools = listed(names, texts)
  return `${texts.say('plan-conquer', { regions })} ${texts.say('prompt-tools-ready', { tools })}`
}

const withTools: Sentence = (telling) =>
  helped(
    telling,
    telling.words.tools.map((tool) => telling.texts.say('name-tool', { tool })),
  )

function pushed({ words, called, texts }: Telling): string {
  const key = words.verb === 'push_beast' ? 'prompt-push-beast' : 'prompt-push'
  const region = placeName(called, words.region)
  return words.goal === words.region
    ? texts.say(`${key}-out`, { region })
    : texts.say(`${key}-do`, { region, goal: placeName(called, words.goal) })
}

/** What a plan says of the verbs that only this game has. */
const SENTENCES: Record<string, Sentence> = {
  wield: withTools,
  venture: withTools,
  strike: about('prompt-strike-do'),
  hammer: (telling) => helped(telling, [telling.texts.say('name-site', { site: 'doomhammer' })]),
  champion: about('prompt-champion-do'),
  swap: ({ words, called, texts }) =>
    texts.say('prompt-swap-do', {
      regions: listed(
        [words.region, words.goal].map((region) => placeName(called, region)),
        texts,
      ),
    }),
  push: pushed,
  push_beast: pushed,
  raze: ({ words, called, texts }) =>
    texts.say('prompt-raze-do', {
      region: placeName(called, words.region),
      marker: words.marker,
    }),
  steal: ({ words, called, texts }) =>
    texts.say('prompt-steal-do', { site: words.site, region: placeName(called, words.region) }),
  lay: about('prompt-lay-do'),
  lake: about('prompt-lake-do'),
  bomb: about('prompt-start-bomb'),
  disarm: about('prompt-start-disarm'),
  tower: about('prompt-towers-do'),
  objective: about('prompt-objectives-do'),
  plant: about('prompt-plant-do'),
  recruit: ({ texts, rest }) => texts.say('prompt-recruit-do', { count: Number(rest[0]) }),
  form: ({ words, texts }) => texts.say(`prompt-form-${words.choice}`),
  faction: ({ words, texts }) => texts.say('prompt-faction-do', { faction: words.choice }),
}
/** What chance answers in a plan is not told. */
const CHANCE: readonly string[] = ['site', 'fuse', 'island']

/** The words of a button as a sentence. */
function ended(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

/** A plan of a turn in sentences: what the server lists as actions. */
export function planSentences(
  plan: string[],
  position: IslandsPosition,
  called: Called,
  texts: Speaker,
): string[] {
  const told: string[] = []
  let plain: string[] = []
  const flush = () => {
    if (plain.length) told.push(...shared(plain, position, called, texts))
    plain = []
  }
  for (const action of plan) {
    const words = wordsOf({ do: action })
    const sentence = SENTENCES[words.verb]
    if (CHANCE.includes(words.verb)) continue
    if (!sentence) plain.push(action)
    else {
      flush()
      told.push(ended(sentence({ words, called, texts, rest: action.split(' ').slice(1) })))
    }
  }
  flush()
  return told
}
