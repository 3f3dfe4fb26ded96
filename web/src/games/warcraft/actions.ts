import type { Action } from '$lib/api/types'

/** What an action is about, read from its text; which words it has depends on the verb. */
export type Words = {
  verb: string
  /** The region it begins with: attacked, emptied, or one of two. */
  region: string
  /** The second region of a swap, or where a pushed unit goes. */
  goal: string
  tools: string[]
  site: string
  /** What is torn down. */
  marker: string
  /** A form, or a faction. */
  choice: string
}

const NOTHING: Omit<Words, 'verb'> = {
  region: '',
  goal: '',
  tools: [],
  site: '',
  marker: '',
  choice: '',
}
const BARE = 'bare'

function toolsOf(word: string): string[] {
  return word === BARE ? [] : word.split('+')
}

export function wordsOf(action: Pick<Action, 'do'>): Words {
  const [verb = '', first = '', second = ''] = action.do.split(' ')
  const words = { ...NOTHING, verb }
  switch (verb) {
    case 'wield':
    case 'venture':
    case 'strike':
      return { ...words, region: first, tools: toolsOf(second) }
    case 'swap':
    case 'push':
    case 'push_beast':
      return { ...words, region: first, goal: second }
    case 'raze':
      return { ...words, region: first, marker: second }
    case 'steal':
    case 'lay':
      return { ...words, site: first, region: second }
    case 'form':
    case 'faction':
      return { ...words, choice: first }
    default:
      return { ...words, region: first }
  }
}

/** Whether two sets of tools are the same. */
export function sameTools(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tool) => other.includes(tool))
}

/** The tools of a conquest as the notation writes them. */
export function toolsWord(tools: readonly string[]): string {
  return tools.length ? tools.join('+') : BARE
}

/** Each of some words once, in order. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}
