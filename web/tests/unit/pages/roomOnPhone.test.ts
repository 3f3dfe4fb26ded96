import { expect, test } from 'vitest'
import type { Button } from '$games/game'
import { roomOnPhone } from '$lib/table/roomOnPhone'

const button = (label: string): Button => ({ id: label, label, run: () => {} })
const bare = { undo: false, more: false }

test('short words stand beside the main button, long ones go behind "More"', () => {
  const short = [button('Even'), button('To the front')]
  expect(roomOnPhone(short, button('Done'), bare)).toBe(2)
  const long = [
    button('Fara á galdraþrep 2 fyrir 2 seiðmagnseiningar'),
    button('Afla: 1 seiðmagnseining og 1 málmgrýtiseining'),
  ]
  const main = button('Láta 1 matareiningu fyrir 1 seiðmagnseiningu')
  expect(roomOnPhone(long, main, bare)).toBe(0)
  expect(roomOnPhone(long.slice(0, 1), main, bare)).toBe(1)
  expect(roomOnPhone(long.slice(0, 1), main, { undo: true, more: true })).toBe(0)
})
