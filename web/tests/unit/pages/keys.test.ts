import { expect, test, vi } from 'vitest'
import type { Prompt, Session } from '$games/game'
import { pressKey } from '$lib/table/keys'

function sitting(prompt: Partial<Prompt>, more: object = {}) {
  return {
    prompt: { icon: '', title: '', detail: '', side: [], primary: null, ...prompt },
    table: { busy: false, snapshot: { undo: true } },
    press: vi.fn(() => false),
    escape: vi.fn(() => true),
    undo: vi.fn(() => Promise.resolve()),
    ...more,
  } as unknown as Session
}

const key = (name: string, more: object = {}) =>
  new KeyboardEvent('keydown', { key: name, ...more })
const page = { show: vi.fn() }

test('a key presses the button that shows it', () => {
  const run = vi.fn()
  const session = sitting({ primary: { id: 'done', label: '', key: 'E', run } })
  expect(pressKey(key('e'), session, page)).toBe(true)
  expect(run).toHaveBeenCalledOnce()
})

test('a key held down presses once: it may not rush through a turn', () => {
  const run = vi.fn()
  const session = sitting({ primary: { id: 'done', label: '', key: 'E', run } })
  pressKey(key('e', { repeat: true }), session, page)
  expect(run).not.toHaveBeenCalled()
})

test('nothing is pressed that is closed, or while a move is on its way', () => {
  const run = vi.fn()
  const primary = { id: 'done', label: '', key: 'E', run }
  pressKey(key('e'), sitting({ primary: { ...primary, disabled: true } }), page)
  const busy = sitting({ primary }, { table: { busy: true, snapshot: { undo: true } } })
  pressKey(key('e'), busy, page)
  pressKey(key('u'), busy, page)
  expect(run).not.toHaveBeenCalled()
  expect(busy.undo).not.toHaveBeenCalled()
})

test('keys with Control or Alt belong to the browser', () => {
  const session = sitting({})
  expect(pressKey(key('u', { ctrlKey: true }), session, page)).toBe(false)
  expect(session.undo).not.toHaveBeenCalled()
})

test('keys of the game itself go to the game', () => {
  const session = sitting({})
  pressKey(key('3'), session, page)
  expect(session.press).toHaveBeenCalledWith('3')
})

test('keys of the map lead there from wherever nothing else has them', () => {
  const list = document.createElement('div')
  list.setAttribute('role', 'tab')
  document.body.append(list)
  page.show.mockClear()
  const session = sitting({})
  const from = (target: Element, name: string) => {
    const event = key(name, { bubbles: true })
    Object.defineProperty(event, 'target', { value: target })
    return pressKey(event, session, page)
  }
  for (const name of ['ArrowLeft', 't', 'Home', 'Enter'])
    expect(from(document.body, name), name).toBe(true)
  expect(page.show.mock.calls).toEqual([['map'], ['map'], ['map'], ['map']])
  expect(from(list, 'ArrowLeft')).toBe(false)
  list.remove()
})
