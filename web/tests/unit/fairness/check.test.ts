import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draw, Snapshot } from '$lib/api/types'
import { checked, drawn } from '$lib/fairness/check'
import { keepCommitment, keptOf, type Kept } from '$lib/fairness/kept'
import { bytesOfHex, hexOf, sha256 } from '$lib/fairness/sha256'
import { Bringing, sealOf } from '$lib/fairness/words'

const SEED = `${'00'.repeat(31)}01`
const OTHER = `${'00'.repeat(31)}02`
const WORDS = ['a'.repeat(64), 'b'.repeat(64)]

function commitmentTo(seed: string): string {
  return hexOf(sha256(bytesOfHex(seed)))
}

function drawsOf(seed: string, words: string[]): Draw[] {
  const outcomes: Draw['outcomes'] = [1, 2, 3, 4, 5, 6].map((face) => [`die ${face}`, 1])
  return Array.from({ length: 30 }, (_, number) => {
    const answer = drawn(bytesOfHex(seed), 't', words, number, outcomes)!
    return { move: number, answer, outcomes, words: null }
  })
}

function over(changes: object = {}): Snapshot {
  return {
    yours: [0],
    status: 'over',
    commitment: commitmentTo(SEED),
    seeds: WORDS,
    result: { seed: SEED },
    sealing: { seals: WORDS.map((one, seat) => sealOf(seat, one)), left_out: [], missing: [] },
    ...changes,
  } as unknown as Snapshot
}

function kept(changes: Partial<Kept> = {}): Kept {
  const seals = WORDS.map((one, seat) => sealOf(seat, one))
  const words = [WORDS[0]!]
  return { commitment: commitmentTo(SEED), before: true, words, seals, at: 0, ...changes }
}

test('an answer is drawn as the protocol says', () => {
  // The same as in tests/server: a number of 256 bits, scaled to the weights.
  const weights: Draw['outcomes'] = [
    ['ten', 1],
    ['twenty', 2],
    ['thirty', 3],
  ]
  expect(drawn(bytesOfHex(SEED), 'table', ['a', 'þ'], 5, weights)).toBe('thirty')
})

describe('a finished game', () => {
  test('is proved where all was kept', () => {
    const found = checked(over(), kept(), 't', drawsOf(SEED, WORDS))
    expect(found).toEqual({ seed: 'sealed', words: 'in', letters: false, wrongDraw: 0, draws: 30 })
  })

  test('with another seed is found out, though it fits itself', () => {
    const forged = over({ commitment: commitmentTo(OTHER), result: { seed: OTHER } })
    expect(checked(forged, kept(), 't', drawsOf(OTHER, WORDS)).seed).toBe('wrong')
    expect(checked(forged, null, 't', drawsOf(OTHER, WORDS)).seed).toBe('unseen')
  })

  test('with other words is found out', () => {
    const theirs = [WORDS[0]!, 'c'.repeat(64)]
    const forged = over({ seeds: theirs })
    expect(checked(forged, kept(), 't', drawsOf(SEED, theirs)).words).toBe('wrong')
    const without = ['', WORDS[1]!]
    const dropped = over({ seeds: without })
    expect(checked(dropped, kept(), 't', drawsOf(SEED, without)).words).toBe('wrong')
  })

  test('with another die is found out', () => {
    const draws = drawsOf(SEED, WORDS)
    const other = draws[7]!.answer === 'die 1' ? 'die 2' : 'die 1'
    draws[7] = { ...draws[7]!, answer: other }
    expect(checked(over(), kept(), 't', draws).wrongDraw).toBe(8)
  })

  test('that went on without words of this browser says so', () => {
    const seeds = ['', WORDS[1]!]
    const sealing = { seals: [null, sealOf(1, WORDS[1]!)], left_out: [0], missing: [] }
    const found = checked(
      over({ seeds, sealing }),
      kept({ seals: null }),
      't',
      drawsOf(SEED, seeds),
    )
    expect(found.words).toBe('left-out')
  })
})

test('a game by letters follows from the links of each turn, whatever was released last', () => {
  const early = ['c'.repeat(64), 'd'.repeat(64)]
  const draws = [
    ...drawsOf(SEED, early)
      .slice(0, 20)
      .map((draw) => ({ ...draw, words: early })),
    ...drawsOf(SEED, WORDS)
      .slice(20)
      .map((draw) => ({ ...draw, words: WORDS })),
  ]
  expect(checked(over(), null, 't', draws)).toMatchObject({
    letters: true,
    wrongDraw: 0,
    draws: 30,
  })
  draws[7] = { ...draws[7]!, answer: draws[7]!.answer === 'die 1' ? 'die 2' : 'die 1' }
  expect(checked(over(), null, 't', draws).wrongDraw).toBe(8)
})

describe('the words of this browser', () => {
  beforeEach(() => localStorage.clear())

  function waiting(sealing: object, changes: object = {}): Snapshot {
    return over({
      status: 'waiting',
      result: null,
      seeds: ['', ''],
      sealing: { brings: [true, true], left_out: [], patience: 60, since: null, ...sealing },
      ...changes,
    })
  }

  test('are sealed once, and opened only after the seals of all are kept', async () => {
    const sent: [string, Record<string, string>][] = []
    const post = vi.fn((path: string, body: object) => {
      sent.push([path, body as Record<string, string>])
      if (path.endsWith('unseal')) expect(keptOf('t')!.seals).not.toBeNull()
      return Promise.resolve()
    })
    const bringing = new Bringing('t', post)
    const theirs = sealOf(1, WORDS[1]!)
    const first = waiting({ seals: [null, theirs], missing: [0] })
    bringing.follow(first)
    bringing.follow(first)
    expect(sent.map(([path]) => path)).toEqual(['/seats/0/seal'])
    const seal = sent[0]![1].seal!
    bringing.follow(waiting({ seals: [seal, theirs], missing: [0, 1] }))
    expect(sent.map(([path]) => path)).toEqual(['/seats/0/seal', '/seats/0/unseal'])
    expect(sealOf(0, sent[1]![1].words!)).toBe(seal)
    expect(keptOf('t')!.seals).toEqual([seal, theirs])
  })

  test('stay closed while anybody has not sealed', () => {
    const post = vi.fn(() => Promise.resolve())
    const bringing = new Bringing('t', post)
    bringing.follow(waiting({ seals: [sealOf(0, WORDS[0]!), null], missing: [1] }))
    expect(post).not.toHaveBeenCalled()
  })

  test('the first commitment that was shown is kept', () => {
    keepCommitment('t', 'first', true)
    keepCommitment('t', 'second', true)
    expect(keptOf('t')!.commitment).toBe('first')
  })
})
