import { describe, expect, test } from 'vitest'
import { applyChanges } from '$lib/api/changes'

describe('changes of a position', () => {
  test('set, append and remove parts in order', () => {
    const position = { regions: { r01: { tokens: 1 } }, row: [{ coins: 0 }], gains: [1], extra: 2 }
    const applied = applyChanges(position, [
      { path: ['regions', 'r01', 'tokens'], value: 3 },
      { path: ['gains', 1], value: 5 },
      { path: ['row', 0], value: { coins: 2 } },
      { path: ['extra'], gone: true },
    ])
    expect(applied).toBe(true)
    expect(position).toEqual({
      regions: { r01: { tokens: 3 } },
      row: [{ coins: 2 }],
      gains: [1, 5],
    })
  })

  test('a path that leads nowhere asks for the whole position', () => {
    expect(applyChanges({ regions: {} }, [{ path: ['regions', 'r09', 'tokens'], value: 1 }])).toBe(
      false,
    )
    expect(applyChanges({}, [{ path: [], value: 1 }])).toBe(false)
  })
})
