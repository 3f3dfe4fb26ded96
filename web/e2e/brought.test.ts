import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { axe } from './browser'
import { watch } from './moments'
import { stage } from './stage'

const scene = stage()
type Kept = { moves: { action: string }[]; setup: unknown } & Record<string, unknown>

/** The record of a finished game. */
async function recorded(page: Page): Promise<Kept> {
  const path = `/api/tables/${inject('shelf').games.conquer}/record`
  return (await (await page.request.get(path)).json()) as Kept
}

/** Opens a record as a file. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('/study')
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

scene('a record is studied, also when its page is loaded again', async (cast) => {
  const page = await cast.person()
  await page.goto('/study')
  await open(page, JSON.stringify(await recorded(page)))
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.reload()
  await page.getByRole('slider').waitFor()
  expect(await axe(page)).toEqual([])
})

scene('a record that cannot be studied says why, each fault in its own words', async (cast) => {
  const page = await cast.person({ locale: 'cs' })
  await page.goto('/study')
  const record = await recorded(page)
  const faults: [string, RegExp][] = [
    [JSON.stringify(record).slice(0, -200), /soubor|JSON/],
    [JSON.stringify({ ...record, moves: record.moves.slice(0, 5) }), /Záznam/],
    [JSON.stringify({ ...record, rules_version: 1 }), /pravid/],
    [JSON.stringify({ ...record, content: '0'.repeat(16) }), /balíč/],
    [JSON.stringify({ ...record, game: 'chess' }), /chess/],
    ['[]', /./],
  ]
  const said = new Set<string>()
  for (const [text, words] of faults) {
    await open(page, text)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    const told = await alert.innerText()
    expect(told).toMatch(words)
    said.add(told)
  }
  expect(said.size).toBe(faults.length)
  expect(await axe(page)).toEqual([])
})

scene('a position that no game can reach names the law, and nothing is lost', async (cast) => {
  const page = await cast.person()
  await watch(page, 'conquer')
  await page.getByRole('tab', { name: 'Position' }).press('Enter')
  const verdict = page.locator('[data-verdict]')
  await verdict.getByText('A game can reach this position.').waitFor()
  const hand = page.getByRole('spinbutton', { name: 'Tokens in hand: Mira' })
  const before = await hand.inputValue()
  await hand.fill('60')
  await hand.press('Enter')
  await verdict.getByText(/\d+ tokens in play, the box has \d+/).waitFor()
  const find = page.getByRole('button', { name: /^Find the best turns/ })
  expect(await find.isDisabled()).toBe(true)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await verdict.getByText('A game can reach this position.').waitFor()
  expect(await hand.inputValue()).toBe(before)
  expect(await find.isDisabled()).toBe(false)
})

scene('a link that holds no position says so, whatever is wrong with it', async (cast) => {
  const page = await cast.person()
  await page.goto('/')
  const { setup } = await recorded(page)
  const held = (begun: object) => deflateRawSync(JSON.stringify(begun)).toString('base64url')
  for (const link of [
    'gone',
    held({}),
    held({ game: 'classic', setup, position: { round: 1 }, names: ['Mira'] }),
    held({ game: 'classic', setup: { packs: ['away'] }, position: { round: 1 }, names: [] }),
  ]) {
    await page.goto('/')
    await page.goto(`/study/position#p=${link}`)
    await page.getByRole('alert').getByText('no position that can be read').waitFor()
  }
})
