import type { Made, Pack } from '$lib/workshop/made'
import type { Card } from './shelf.svelte'

const FORK = ' (fork)'
const LONGEST_NAME = 40
const MOST_CREDITS = 8

type Credit = { name: string; author: string; licence: string; content: string }

/** Something new that begins from what another has made: it says so, and is called a fork. */
export function forkOf(made: Made, card: Card): Made {
  const rest: Pack = { ...(made.document as Pack) }
  delete rest.author
  delete rest.version
  const name = rest.name.endsWith(FORK)
    ? rest.name
    : rest.name.slice(0, LONGEST_NAME - FORK.length).trimEnd() + FORK
  if (made.kind === 'map') return { ...made, document: { ...made.document, name } }
  const before = (rest.credits as Credit[] | undefined) ?? []
  const mine = {
    name: card.name,
    author: card.author,
    licence: card.licence,
    content: card.content,
  }
  const all = [...before.filter((one) => one.content !== mine.content), mine]
  const credits = all.length > MOST_CREDITS ? [all[0]!, ...all.slice(1 - MOST_CREDITS)] : all
  return { ...made, document: { ...rest, name, credits } as unknown as Pack }
}
