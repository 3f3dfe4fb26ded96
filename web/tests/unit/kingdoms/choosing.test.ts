import { beforeEach, describe, expect, test } from 'vitest'
import ActionCard from '$games/kingdoms/ActionCard.svelte'
import Pointer from '$games/kingdoms/Pointer.svelte'
import type { KingdomsSession } from '$games/kingdoms/session.svelte'
import type { Action, Facts, Snapshot } from '$lib/api/types'
import { pressKey } from '$lib/table/keys'
import PlayerPanel from '$lib/table/PlayerPanel.svelte'
import kingdoms from '$games/kingdoms'
import { step } from '../actions'
import { at, PEACE, PLAIN, position, selecting, sentBy, shown, speak } from './stage'

beforeEach(() => speak('en'))

const press = (session: KingdomsSession, key: string, seen: string[] = []) =>
  pressKey(new KeyboardEvent('keydown', { key }), session, { show: (what) => seen.push(what) })

describe('an action of the card', () => {
  test('is chosen first, and the main button names it with its price', async () => {
    const session = selecting()
    const sent = sentBy(session)
    expect(session.prompt.primary).toMatchObject({ look: 'missing', disabled: true })
    session.play.wish('research')
    expect(sent).toEqual([])
    expect(session.prompt.primary).toMatchObject({ label: 'Research, 3 mana', look: 'primary' })
    await session.play.confirm()
    expect(sent).toEqual(['select research'])
  })

  test('is chosen by its number and taken by Enter', () => {
    const session = selecting()
    const sent = sentBy(session)
    expect(press(session, '4')).toBe(true)
    expect(session.play.wished).toBe('research')
    press(session, 'Enter')
    expect(sent).toEqual(['select research'])
  })

  test('that is of no use says why and is outlined, for it may be chosen', () => {
    const session = selecting()
    session.play.wish('expand')
    const { primary, warning } = session.prompt
    expect(warning).toBe('Expand costs 5; you cannot pay that.')
    expect(primary).toMatchObject({ label: 'Expand, without using it', look: 'early' })
    expect(primary!.disabled).toBe(false)
    expect(shown(Pointer, { session }).textContent).toContain('You may choose it all the same')
  })

  test('tells price, points, what is left and who follows on the card of the pointer', () => {
    const session = selecting()
    session.play.wish('research')
    const told = shown(Pointer, { session }).textContent!.replaceAll(/\s+/g, ' ')
    expect(told).toContain('Research magic 0 → 1')
    expect(told).toContain('3 mana, you have 3+1 point at the end 0 mana left')
    expect(told).toContain('Then they follow or collect: Tomáš and Bramble.')
  })

  test('is left by Escape, and marked for readers', () => {
    const session = selecting()
    session.play.wish('research')
    const card = shown(ActionCard, { session, columns: 6 })
    expect(card.querySelector('[aria-pressed=true]')!.getAttribute('data-action')).toBe('research')
    expect(session.escape()).toBe(true)
    expect(session.play.wished).toBeNull()
  })
})

describe('an action is carried out', () => {
  const collect: Action = {
    ...PLAIN,
    ...step('collect'),
    total: 3,
    what: 'income',
    parts: [
      { amount: 2, key: 'resource.food', rule: '' },
      { amount: 1, key: 'resource.mana', rule: '' },
    ],
  }
  const acting = (...actions: Action[]) =>
    at(3, {
      decision: { player: 0, kind: 'act', facts: { part: 'followers' } },
      actions,
      position: { ...position(3), war: PEACE, active: 1 },
    } as unknown as Partial<Snapshot>)

  test('by the main button; collecting stands beside it with what it brings', () => {
    const research = { ...PLAIN, ...step('research'), facts: { level: 1 }, total: 1 }
    const { primary, side } = acting(research, collect).prompt
    expect(primary).toMatchObject({ label: 'Reach magic level 1 for 1 mana', look: 'primary' })
    expect(side).toMatchObject([{ label: 'Collect: 2 food and 1 mana', key: '0', look: undefined }])
  })

  test('on the map, which the main button says', () => {
    const patrol = { ...PLAIN, ...step('patrol', { from: 'a1', region: 'a2' }) }
    const from = { ...PLAIN, ...step('patrol', { from: 'a6', region: 'a2' }) }
    const session = acting(patrol, from, collect)
    expect(session.prompt.primary).toMatchObject({
      label: 'Choose a meeple on the map',
      look: 'missing',
    })
    session.play.take({ from: 'a1', hero: false })
    expect(session.prompt.primary!.label).toBe('Choose a region on the map')
    expect(session.prompt.side.map(({ id }) => id)).toEqual(['collect'])
  })

  test('or not, though it could be: that is asked about by name', async () => {
    const research = { ...PLAIN, ...step('research'), facts: { level: 1 }, total: 1 }
    const session = acting(research, { ...PLAIN, ...step('pass') })
    const sent = sentBy(session)
    const pass = session.prompt.side.find((one) => one.id === 'pass')!
    await pass.run()
    expect(sent).toEqual([])
    const { title, asks, primary, side } = session.prompt
    expect([asks, title]).toEqual([true, expect.stringMatching(/do nothing, though you could/)])
    expect(primary).toMatchObject({ label: 'Keep playing', look: 'primary' })
    await primary!.run()
    expect(session.prompt.asks).toBeUndefined()
    await pass.run()
    await session.prompt.side[0]!.run()
    expect(side[0]).toMatchObject({ id: 'yes', label: 'Do nothing' })
    expect(sent).toEqual(['pass'])
  })

  test('not at all: what is left is to collect, or to do nothing, which is never accented', () => {
    expect(acting(collect).prompt.primary).toMatchObject({ id: 'collect', look: 'primary' })
    const pass = { ...PLAIN, ...step('pass') }
    expect(acting(pass).prompt.primary).toMatchObject({ id: 'pass', look: 'early' })
  })
})

describe('a payment', () => {
  const pay = (resource: string, count: number): Action => ({
    ...PLAIN,
    ...step('pay', { resource, count }),
  })
  const paying = (facts: Facts, actions: Action[], version = 2) =>
    ({
      version,
      decision: { player: 0, kind: 'pay', facts: { part: 'active', ...facts } },
      actions,
    }) as unknown as Partial<Snapshot>
  const WAYS = { due: 7, for: 'war', payments: ['0 3 1 0', '0 2 3 0'] }

  test('is chosen as a whole, whatever the server asks one by one', async () => {
    const session = at(3, paying(WAYS, [pay('mana', 2), pay('mana', 3)]))
    const sent = sentBy(session)
    expect(session.prompt.title).toBe('War cost to pay: 7')
    expect(session.prompt.primary!.label).toBe('Pay 3 mana and 1 ore')
    expect(press(session, 'p')).toBe(true)
    expect(session.prompt.primary!.label).toBe('Pay 2 mana and 3 ore')
    session.table.act = async (action) => {
      sent.push(String(action))
      session.table.snapshot = { ...session.table.snapshot!, actions: [] }
    }
    await session.play.pay()
    expect(sent).toEqual(['pay mana 2'])
  })

  test('that was agreed when the die was set needs no question more', async () => {
    const session = at(3)
    const sent = sentBy(session)
    session.play.number = 7
    session.play.changePayment()
    await session.play.lock()
    const { snapshot } = session.table
    session.table.act = async (action) => {
      sent.push(String(action))
      session.table.snapshot = { ...session.table.snapshot!, actions: [] }
    }
    session.table.snapshot = { ...snapshot!, ...paying(WAYS, [pay('mana', 2), pay('mana', 3)]) }
    session.follow()
    await Promise.resolve()
    expect(sent).toEqual(['dial 7', 'pay mana 2'])
  })

  test('that is not possible any more is asked for', async () => {
    const session = at(3)
    const sent = sentBy(session)
    session.play.number = 7
    await session.play.lock()
    const dearer = { ...WAYS, due: 8, payments: ['0 3 2 0', '0 3 3 0'] }
    session.table.snapshot = {
      ...session.table.snapshot!,
      ...paying(dearer, [pay('ore', 2), pay('ore', 3)]),
    }
    session.follow()
    await Promise.resolve()
    expect(sent).toEqual(['dial 7'])
    expect(session.prompt.primary!.label).toBe('Pay 3 mana and 2 ore')
  })
})

test('keys of the war die: arrows turn it, F is the flag, P pays otherwise, Enter sets', () => {
  const session = at(3)
  const sent = sentBy(session)
  const opened: string[] = []
  press(session, 'ArrowLeft')
  expect(session.play.number).toBe(7)
  press(session, 'p', opened)
  expect(session.play.payment).toBe('0 2 3 0')
  expect(opened).toEqual([])
  press(session, 'ArrowRight')
  expect(session.play.number).toBe(0)
  press(session, 'ArrowRight')
  expect(session.play.number).toBe(1)
  press(session, 'p', opened)
  expect(opened).toEqual(['players'])
  press(session, 'f')
  press(session, 'Enter')
  expect(sent).toEqual(['flag'])
})

test('Enter on a button presses that button and nothing else', () => {
  const session = selecting()
  const sent = sentBy(session)
  session.play.wish('research')
  const button = document.createElement('button')
  const event = new KeyboardEvent('keydown', { key: 'Enter' })
  Object.defineProperty(event, 'target', { value: button })
  expect(pressKey(event, session, { show: () => {} })).toBe(false)
  expect(sent).toEqual([])
})

test('every sheet says the points as the server reckons them', () => {
  const income = Object.fromEntries(
    [9, 7, 11].map((total, seat) => [seat, { total, what: 'points', parts: [] }]),
  )
  const session = at(3, { income } as unknown as Partial<Snapshot>)
  const points = [0, 1, 2].map((seat) =>
    shown(PlayerPanel, { game: kingdoms, session, seat }).querySelector('.points')!,
  )
  expect(points.map((one) => one.textContent)).toEqual(['9points', '7points', '11points'])
})
