import { t } from '$lib/text/texts.svelte'
import { KINDS } from '$lib/text/ownThings'

type Plain = Record<string, unknown>

const MOST = 12

/** What differs between two versions, in words: what came, what went, which numbers changed. */
export function differences(before: Plain, after: Plain): string[] {
  const found: string[] = []
  const lists = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  for (const list of lists) {
    if (!(list in KINDS)) continue
    const [old, now] = [thingsIn(before, list), thingsIn(after, list)]
    for (const thing of now) {
      const was = old.find((one) => one.id === thing.id)
      if (!was) found.push(t('shelf-diff-new', { name: String(thing.name) }))
      else found.push(...changes(String(thing.name), was, thing))
    }
    for (const thing of old)
      if (!now.some((one) => one.id === thing.id))
        found.push(t('shelf-diff-gone', { name: String(thing.name) }))
  }
  if (!found.length && JSON.stringify(before) !== JSON.stringify(after))
    found.push(t('shelf-diff-other'))
  return found.slice(0, MOST)
}

function thingsIn(pack: Plain, list: string): Plain[] {
  const things = pack[list]
  return Array.isArray(things) ? (things as Plain[]) : []
}

function changes(name: string, before: Plain, after: Plain): string[] {
  const found: string[] = []
  if (before.tokens !== after.tokens)
    found.push(
      t('shelf-diff-tokens', {
        name,
        before: Number(before.tokens ?? 0),
        after: Number(after.tokens ?? 0),
      }),
    )
  const parts = (one: Plain) => (Array.isArray(one.effects) ? one.effects : [])
  const [old, now] = [parts(before), parts(after)]
  for (let at = 0; at < Math.max(old.length, now.length); at++) {
    if (JSON.stringify(old[at]) === JSON.stringify(now[at])) continue
    const key = at >= old.length ? 'part-new' : at >= now.length ? 'part-gone' : 'part-changed'
    found.push(t(`shelf-diff-${key}`, { name, number: at + 1 }))
  }
  if (!found.length && JSON.stringify(before) !== JSON.stringify(after))
    found.push(t('shelf-diff-words', { name }))
  return found
}
