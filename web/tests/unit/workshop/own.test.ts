import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hueOf } from '$lib/board/mapLook'
import { iconOutline, loadAllIcons, outlineOf } from '$lib/icons/icons'
import { clothOf, CLOTHS, contrastWithWhite } from '$lib/icons/own.svelte'
import { thingsIn } from '$lib/rulebook/things'
import { ownTexts } from '$lib/text/ownThings'
import { t, texts } from '$lib/text/texts.svelte'
import { placeInWords } from '$lib/workshop/faults'
import { parsed, Unreadable } from '$lib/workshop/made'
import { LOOK } from '$games/classic/look'
import { THINGS } from '$games/classic/things'

const file = join(import.meta.dirname, '../../../../examples/packs/tidewalkers.json')
const PACK = JSON.parse(readFileSync(file, 'utf8')) as { races: object[] }
const LOOKING = {
  ...PACK,
  races: [{ ...PACK.races[0], icon: 'owl', colour: CLOTHS.teal }],
}

beforeEach(async () => {
  await loadAllIcons()
  await texts.start('en')
  await texts.enter('classic', [LOOKING])
})

test('an own race and power have their names wherever a sentence names them', () => {
  expect(t('name-race', { race: 'tidewalkers' })).toBe('Tidewalkers')
  expect(t('name-power', { power: 'storied' })).toBe('Storied')
  expect(t('name-combo', { race: 'tidewalkers', power: 'storied' })).toContain('Tidewalkers')
  expect(t('name-combo', { race: 'tidewalkers', power: 'storied' })).toContain('Storied')
  expect(t('name-combo', { race: 'orcs', power: 'storied' })).toContain('Storied')
  expect(t('event-combo', { race: 'tidewalkers', power: 'flying' })).toContain('Tidewalkers')
  expect(t('name-race', { race: 'orcs' })).toBe('Orcs')
})

test('its text stands where the texts of races stand, in the language of the reader', async () => {
  expect(t('rule-race-tidewalkers')).toMatch(/^They may conquer the seas/)
  await texts.choose('cs')
  expect(t('rule-race-tidewalkers')).toMatch(/^Smějí dobývat moře/)
  await texts.choose('pl')
  expect(t('rule-race-tidewalkers')).toMatch(/^They may conquer the seas/)
  await texts.choose('en')
})

test('text of a stranger is never read as a message', async () => {
  const race = { id: 'odd', name: 'Odd', text: { en: '{ $player } <b>x</b>' } }
  await texts.enter('classic', [{ races: [race] }])
  expect(t('rule-race-odd', { player: 'Ann' })).toBe('{ $player } <b>x</b>')
})

test('it has the icon and the cloth its inventor chose', () => {
  expect(iconOutline('classic/races/tidewalkers')).toBe(outlineOf('owl'))
  expect(hueOf(LOOK, 'tidewalkers')).toBe(CLOTHS.teal)
  expect(hueOf(LOOK, 'orcs')).toBe(LOOK.hues.orcs)
})

test('an icon nobody drew leaves the blank banner', async () => {
  await texts.enter('classic', [{ races: [{ id: 'odd', name: 'Odd', icon: 'constructor' }] }])
  expect(iconOutline('classic/races/odd')).toBe(iconOutline('ui/own'))
})

test('the rulebook of a table lists what its packs add', () => {
  const races = thingsIn('classic', THINGS[0]!, [])
  expect(races.at(-1)).toMatchObject({ id: 'tidewalkers', name: 'Tidewalkers', tokens: 6 })
})

test('another table knows nothing of it', async () => {
  await texts.enter('classic')
  expect(t('name-race', { race: 'tidewalkers' })).toBe('tidewalkers')
  expect(thingsIn('classic', THINGS[0]!, []).at(-1)!.id).not.toBe('tidewalkers')
})

test('what is no pack brings nothing', () => {
  for (const packs of [null, 3, [null, 3, { races: 'x' }, { races: [null, { id: 3 }] }]])
    expect(ownTexts(packs).key).toBe('')
})

test('white can be read on every cloth', () => {
  for (const [name, hue] of Object.entries(CLOTHS)) {
    expect(contrastWithWhite(hue), name).toBeGreaterThan(4.5)
    expect(clothOf(hue)).toBe(hue)
  }
  for (const bad of ['#ffffff', 'red', '#12', 7, null, 'url(x)'])
    expect(clothOf(bad)).toBe(undefined)
})

test('places in a file are told as people count, and files that are none are refused', () => {
  expect(placeInWords('races[0].effects[1].each_turn')).toBe(
    'races no. 1, effects no. 2, each turn',
  )
  expect(() => parsed('[1]')).toThrow(Unreadable)
  expect(() => parsed('nonsense')).toThrow('workshop-file-no-json')
  expect(() => parsed(`{"name": "${'x'.repeat(70_000)}"}`)).toThrow('workshop-file-large')
})
