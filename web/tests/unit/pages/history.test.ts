import { describe, expect, test } from 'vitest'
import type { Entry, GameEvent } from '$lib/api/types'
import { conqueredThisTurn, lastGains, stories } from '$lib/conquest/story'
import { standing } from '$lib/table/history'

let version = 0
function entry(move: number, ...events: GameEvent[]): Entry {
  return { version: ++version, kind: 'action', seat: 0, at: '', move, events }
}

const began = (player: number, round: number): GameEvent => ({
  kind: 'turn_began',
  player,
  facts: { round },
})
const picked = (price: number, coins: number): GameEvent => ({
  kind: 'picked',
  player: 0,
  facts: { race: 'orcs', power: 'hill', price, coins, tokens: 9 },
})
const scored: GameEvent = {
  kind: 'scored',
  player: 0,
  facts: {
    coins: 6,
    parts: [
      { key: 'regions.orcs', coins: 3 },
      { key: 'declined.elves', coins: 1 },
      { key: 'race.orcs', coins: 1 },
      { key: 'power.hill', coins: 1 },
    ],
  },
}
const conquered = (region: string): GameEvent => ({
  kind: 'conquered',
  player: 0,
  facts: { region, way: 'conquer' },
})

describe('the story of a game', () => {
  test('coins turn by turn and by source', () => {
    const [mira] = stories([entry(1, began(0, 1)), entry(2, picked(2, 1)), entry(3, scored)], 2)
    expect(mira!.turns).toEqual([{ round: 1, coins: 5, total: 10, declined: false }])
    expect(mira!.sources).toEqual({
      start: 5,
      active: 3,
      declined: 1,
      race: 1,
      power: 1,
      faction: 0,
      sites: 0,
      paid: 0,
      combos: -1,
    })
  })

  test('what was undone never happened', () => {
    const undone: Entry = { version: ++version, kind: 'undone', seat: 0, at: '', to_move: 2 }
    const entries = [
      entry(1, began(0, 1)),
      entry(2, conquered('r05')),
      undone,
      entry(2, conquered('r06')),
    ]
    expect(conqueredThisTurn(entries)).toEqual(['r06'])
    expect(standing(entries)).toHaveLength(3)
  })

  test('the last gain of each seat is public', () => {
    expect(lastGains([entry(1, scored)], 2)).toEqual([6, null])
  })
})
