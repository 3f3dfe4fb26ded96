import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { differences } from '$lib/shelf/differences'
import { forkOf } from '$lib/shelf/forking'
import { addressIn, holdsThings, linkOf, LONGEST_LINK, thingsFrom } from '$lib/shelf/link'
import { nextVersion, type Card } from '$lib/shelf/shelf.svelte'
import { licenceName } from '$lib/shelf/words'
import { texts } from '$lib/text/texts.svelte'
import { box } from '$lib/workshop/box.svelte'
import { Drafts } from '$lib/workshop/drafts.svelte'
import type { Made, Pack } from '$lib/workshop/made'

const file = join(import.meta.dirname, '../../../../examples/packs/moonmoles.json')
const PACK = JSON.parse(readFileSync(file, 'utf8')) as Pack

beforeEach(async () => {
  localStorage.clear()
  await texts.start('en')
})

test('a pack travels whole in a link, and a changed or swollen link is refused', async () => {
  const items = [{ game: 'classic', document: PACK }, { address: 'abc' }]
  const end = await linkOf(items)
  expect(holdsThings(`https://example.org/shelf${end}`)).toBe(true)
  expect(end.length).toBeLessThan(LONGEST_LINK)
  expect(await thingsFrom(`https://example.org/shelf${end}`)).toEqual(items)
  const bomb = await linkOf([{ game: 'x', document: { name: 'x'.repeat(2_000_000) } }])
  for (const broken of [end.slice(0, -12), '#p=', '#p=!!', await linkOf([]), bomb])
    await expect(thingsFrom(broken)).rejects.toThrow('shelf-link-broken')
})

test('the address of something published is found in a link', () => {
  expect(addressIn(' https://example.org/shelf/k3v9x2m4qa ')).toBe('k3v9x2m4qa')
  expect(addressIn('https://example.org/shelf/k3v9x2m4qa/?x=1')).toBe('k3v9x2m4qa')
  expect(addressIn('{"format": 1}')).toBeNull()
})

test('a fork is called so and credits whom it is after', () => {
  const made = { game: 'classic', kind: 'pack', document: PACK } as Made
  const card = { name: 'Moonmoles', author: 'Mira', licence: 'CC0-1.0', content: 'a' } as Card
  const fork = forkOf(made, card).document as Pack
  expect(fork.name).toBe('Moonmoles (fork)')
  expect(fork.author).toBeUndefined()
  expect(fork.credits).toEqual([
    { name: 'Moonmoles', author: 'Mira', licence: 'CC0-1.0', content: 'a' },
  ])
  const again = forkOf({ ...made, document: fork } as Made, { ...card, content: 'b' } as Card)
  expect((again.document as Pack).name).toBe('Moonmoles (fork)')
  expect((again.document as Pack).credits).toHaveLength(2)
})

test('versions count on, and licences have the names people know', () => {
  expect(['1.0', '2', '0.9', 'first'].map(nextVersion)).toEqual(['1.1', '3', '0.10', '1.1'])
  expect(['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'].map(licenceName)).toEqual([
    'CC0',
    'CC BY 4.0',
    'CC BY-SA 4.0',
  ])
})

test('what differs between two versions is told in words', () => {
  const [race] = PACK.races as { name: string; tokens: number; effects: object[] }[]
  const changed = { ...race!, tokens: race!.tokens + 1, effects: race!.effects.slice(1) }
  const lines = differences(PACK, { ...PACK, races: [changed, { id: 'new', name: 'Bees' }] })
  expect(lines.join(' ')).toContain(`tokens ${race!.tokens} → ${race!.tokens + 1}`)
  expect(lines).toContain('New: Bees.')
  expect(differences(PACK, { ...PACK, name: 'Other' })).toEqual(['Only words or looks changed.'])
})

test('a second tab reads a draft that is on the bench of another, and keeps its own', () => {
  const first = new Drafts()
  first.blank('classic', 'races', 'Bees', { tokens: 6, effects: [] })
  const leave = first.attend()
  first.saveNow()
  const second = new Drafts()
  const leaveToo = second.attend()
  expect(second.elsewhere).toBe(true)
  second.change((one) => ({ ...one, tokens: 9 }))
  expect(second.thing?.tokens).toBe(6)
  second.blank('classic', 'races', 'Wasps', { tokens: 5, effects: [] })
  expect(second.elsewhere).toBe(false)
  second.saveNow()
  first.change((one) => ({ ...one, tokens: 7 }))
  first.saveNow()
  expect(new Drafts().all.map((one) => one.pack.name).sort()).toEqual(['Bees', 'Wasps'])
  leave()
  second.choose(first.draft!.key)
  expect(second.elsewhere).toBe(false)
  expect(second.thing?.tokens).toBe(7)
  leaveToo()
})

test('the box tells when more is in it than the table takes', () => {
  for (const made of box.items) box.remove(made)
  const one = (id: string) =>
    ({ game: 'classic', kind: 'pack', document: { ...PACK, id } }) as unknown as Made
  box.setLimit(1)
  box.add(one('a'))
  box.add(one('b'))
  expect(box.needed('classic')).toBe(2)
  expect(box.limit).toBe(2)
  box.setLimit(1)
  expect(box.needed('classic')).toBeGreaterThan(box.limit)
  expect(box.options('classic').own_limit).toBe(1)
})
