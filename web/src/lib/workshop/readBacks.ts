import { call } from '$lib/api/http'
import { ruleKey, thingsOf } from '$lib/text/ownThings'
import type { Checked } from './checking.svelte'

/** What things do, composed from their effects: by the key of their rule text and by language. */
export type ReadBacks = Record<string, Record<string, string>>

const asked = new Map<string, Promise<ReadBacks>>()

/** Asks the server to read packs back, each once; what cannot be read stays unsaid. */
export async function readBacksOf(game: string, packs: unknown): Promise<ReadBacks> {
  if (!Array.isArray(packs)) return {}
  const all = await Promise.all(packs.map((pack: unknown) => readBackOf(game, pack)))
  return Object.assign({}, ...all) as ReadBacks
}

function readBackOf(game: string, pack: unknown): Promise<ReadBacks> {
  const key = `${game} ${JSON.stringify(pack)}`
  let one = asked.get(key)
  if (!one) {
    one = call<Checked>('POST', '/workshop/check', { game, document: pack })
      .then((told) => readBacksIn(pack, told))
      .catch(() => ({}))
    asked.set(key, one)
  }
  return one
}

/** The sentences of every thing of a pack as one text. */
function readBacksIn(pack: unknown, told: Checked): ReadBacks {
  const places: Record<string, number> = {}
  const found = thingsOf([pack]).map(({ list, thing }) => {
    const place = (places[list] = (places[list] ?? -1) + 1)
    const languages = Object.entries(told.read[list]?.[place] ?? {})
    const texts = languages.map(([language, lines]) => [language, lines.filter(Boolean).join(' ')])
    return [ruleKey(list, thing.id), Object.fromEntries(texts)]
  })
  return Object.fromEntries(found) as ReadBacks
}
