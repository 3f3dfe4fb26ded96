import { faultsOf, opened, Unreadable, Unsound, type Made } from '$lib/workshop/made'
import { addressIn, asMade, holdsThings, thingsFrom } from './link'
import { madeOf, wholeOf } from './shelf.svelte'

/** Everything a link, the address of something on the shelf, or the text of a file holds: sound, or every fault is told. */
export async function madeIn(text: string, game: string): Promise<Made[]> {
  if (holdsThings(text)) return Promise.all((await thingsFrom(text)).map(soundFrom))
  const address = addressIn(text)
  return [address ? await fromShelf(address) : await opened(text, game)]
}

async function soundFrom(item: Awaited<ReturnType<typeof thingsFrom>>[number]): Promise<Made> {
  if ('address' in item) return fromShelf(item.address)
  const faults = await faultsOf(item.game, item.document)
  if (faults.length) throw new Unsound(String(item.document.name ?? ''), faults)
  return asMade(item.game, item.document)
}

/** Something from the shelf of this server; what has left it or cannot be played here is refused. */
export async function fromShelf(address: string): Promise<Made> {
  const whole = await wholeOf(address)
  const { card } = whole
  if (whole.faults.length) throw new Unsound(card.name, whole.faults)
  if (card.state) throw new Unreadable(`shelf-${card.state}`)
  return madeOf(whole)
}
