import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Playback, PATIENCE, type Beat, type Scene } from '$lib/motion/playback.svelte'
import type { Speed } from '$lib/table/settings.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ended: string[] = []

function scene(name: string, ms: number[], more: Partial<Scene> = {}): Scene {
  return {
    beats: ms.map((one, place): Beat => ({ kind: `${name}${place}`, ms: one, region: 'r01' })),
    seat: 1,
    bot: false,
    locked: true,
    end: (seen) => ended.push(seen ? name : `(${name})`),
    ...more,
  }
}

function playing(speed: Speed = 1): Playback {
  ended.length = 0
  return new Playback(() => speed)
}

const shown = (playback: Playback) => playback.playing.map(({ beat }) => beat.kind)

test('what happens counts when it has been seen, one after the other', () => {
  const playback = playing()
  playback.add(scene('a', [100, 200]))
  playback.add(scene('b', [50]))
  expect(shown(playback)).toEqual(['a0'])
  vi.advanceTimersByTime(100)
  expect(shown(playback)).toEqual(['a1'])
  expect(ended).toEqual([])
  vi.advanceTimersByTime(199)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ended).toEqual(['a'])
  expect(shown(playback)).toEqual(['b0'])
  vi.advanceTimersByTime(50)
  expect(ended).toEqual(['a', 'b'])
  expect(playback.running).toBe(false)
  expect(playback.locked).toBe(false)
})

test('a beat that stays is seen until its scene ends, and not begun anew', () => {
  const playback = playing()
  const beats: Beat[] = [
    { kind: 'stays', ms: 100, stays: true },
    { kind: 'last', ms: 100 },
  ]
  playback.add(scene('a', [], { beats }))
  const first = playback.playing[0]
  vi.advanceTimersByTime(100)
  expect(shown(playback)).toEqual(['stays', 'last'])
  expect(playback.playing[0]).toBe(first)
})

test('what has no motion waits for what has', () => {
  const playback = playing()
  playback.add(scene('still', []))
  expect(ended).toEqual(['(still)'])
  playback.add(scene('a', [100]))
  playback.add(scene('told', []))
  expect(ended).toEqual(['(still)'])
  vi.advanceTimersByTime(100)
  expect(ended).toEqual(['(still)', 'a', '(told)'])
})

describe('hurrying', () => {
  test('once is four times as fast, twice is the end', () => {
    const playback = playing()
    playback.add(scene('a', [400], { bot: true }))
    playback.add(scene('b', [400], { bot: true }))
    playback.add(scene('c', [400], { bot: true }))
    vi.advanceTimersByTime(200)
    playback.hurry()
    vi.advanceTimersByTime(50)
    expect(ended).toEqual(['a'])
    vi.advanceTimersByTime(100)
    expect(ended).toEqual(['a', 'b'])
    playback.hurry()
    expect(ended).toEqual(['a', 'b', 'c'])
    expect(playback.running).toBe(false)
  })

  test('a press on the board hurries others and chance, and ends what is one’s own', () => {
    const playback = playing()
    expect(playback.press()).toBe(false)
    playback.add(scene('theirs', [400]))
    expect(playback.press()).toBe(true)
    expect(ended).toEqual([])
    expect(playback.press()).toBe(true)
    expect(ended).toEqual(['theirs'])
    playback.add(scene('mine', [400], { locked: false }))
    expect(playback.press()).toBe(false)
    expect(ended).toEqual(['theirs', 'mine'])
  })

  test('the turn of somebody else is seen at its own pace again', () => {
    const playback = playing()
    playback.add(scene('a', [400], { bot: true }))
    playback.hurry()
    vi.advanceTimersByTime(100)
    playback.add(scene('b', [400], { bot: true, seat: 2 }))
    vi.advanceTimersByTime(399)
    expect(ended).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(ended).toEqual(['a', 'b'])
  })

  test('skipping lets all count until one’s own turn', () => {
    const playback = playing()
    playback.add(scene('a', [400]))
    playback.skip()
    playback.add(scene('b', [400]))
    expect(ended).toEqual(['a', '(b)'])
    playback.arrive()
    playback.add(scene('c', [400]))
    expect(ended).toEqual(['a', '(b)'])
  })
})

describe('a bot’s turn', () => {
  const conquest = (name: string) => scene(name, [400, 500], { bot: true, paired: true })

  test('of a few conquests takes 900 ms for each', () => {
    const playback = playing()
    for (const name of ['a', 'b', 'c']) playback.add(conquest(name))
    vi.advanceTimersByTime(1800)
    expect(ended).toEqual(['a', 'b'])
  })

  test('is over in six seconds however much there is; conquests come in pairs', () => {
    const playback = playing()
    const names = Array.from({ length: 16 }, (_, place) => `${place}`)
    for (const name of names) playback.add(conquest(name))
    // The first was alone on the stage when it began.
    vi.advanceTimersByTime(900)
    expect(shown(playback)).toHaveLength(2)
    vi.advanceTimersByTime(6000)
    expect(ended).toEqual(names)
  })
})

test('when one’s own turn comes, what would last longer than eight seconds is cut', () => {
  const playback = playing()
  for (let place = 0; place < 6; place++) playback.add(scene(`${place}`, [3000], { seat: place }))
  playback.add(scene('mine', [], { seat: 6 }))
  playback.arrive()
  expect(ended).toEqual(['0', '(1)', '(2)', '(3)'])
  expect(playback.running).toBe(true)
  vi.advanceTimersByTime(PATIENCE)
  expect(ended.slice(4)).toEqual(['4', '5', '(mine)'])
})

test('nothing is cut that is over soon', () => {
  const playback = playing()
  playback.add(scene('a', [3000]))
  playback.add(scene('b', [3000]))
  playback.arrive()
  expect(ended).toEqual([])
})

test('twice as fast, and not at all, as the person has set', () => {
  const quick = playing(2)
  quick.add(scene('a', [400]))
  vi.advanceTimersByTime(200)
  expect(ended).toEqual(['a'])
  const instant = playing(0)
  instant.add(scene('a', [400]))
  instant.add(scene('b', [400]))
  expect(ended).toEqual(['(a)', '(b)'])
  expect(instant.playing).toEqual([])
})

test('where motion is not wanted, places are outlined for two seconds and a roll is told in words', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const playback = playing()
  const beats: Beat[] = [
    { kind: 'tumble', ms: 400, region: 'r01' },
    { kind: 'face', ms: 400, region: 'r01', calm: true },
  ]
  playback.add(scene('a', [], { beats }))
  expect(ended).toEqual(['(a)'])
  expect(playback.playing).toEqual([])
  expect(playback.glowing).toEqual(['r01'])
  expect(playback.calmly.map((beat) => beat.kind)).toEqual(['face'])
  vi.advanceTimersByTime(2000)
  expect(playback.glowing).toEqual([])
  expect(playback.calmly).toEqual([])
})

describe('what is watched again', () => {
  test('holds after what is seen, goes on by a press, and is stepped through', () => {
    const playback = playing()
    for (const name of ['a', 'b', 'c']) playback.again(scene(name, [100]))
    playback.pause()
    vi.advanceTimersByTime(1000)
    expect(ended).toEqual(['a'])
    expect(playback.running).toBe(true)
    playback.step()
    expect(shown(playback)).toEqual(['b0'])
    playback.step()
    expect(ended).toEqual(['a', 'b'])
    vi.advanceTimersByTime(100)
    expect(ended).toEqual(['a', 'b', 'c'])
    expect(playback.running || playback.paused).toBe(false)
  })

  test('goes on where it held', () => {
    const playback = playing()
    for (const name of ['a', 'b']) playback.again(scene(name, [100]))
    playback.pause()
    vi.advanceTimersByTime(1000)
    playback.pause()
    expect(shown(playback)).toEqual(['b0'])
  })

  test('is outlined step by step where motion is not wanted', () => {
    const playback = playing(0)
    for (const name of ['a', 'b']) playback.again(scene(name, [100]))
    expect(playback.glowing).toEqual(['r01'])
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1600)
    expect(ended).toEqual(['a'])
    vi.advanceTimersByTime(1600)
    expect(ended).toEqual(['a', 'b'])
  })
})

describe('what waits to be read', () => {
  const beats: Beat[] = [
    { kind: 'read0', ms: 900, waits: true },
    { kind: 'moves', ms: 100 },
    { kind: 'read1', ms: 900, waits: true },
  ]

  test('is seen until somebody goes on', () => {
    const playback = playing()
    playback.add(scene('a', [], { beats }))
    vi.advanceTimersByTime(60_000)
    expect([shown(playback), playback.held]).toEqual([['read0'], true])
    playback.goOn()
    expect([shown(playback), playback.held]).toEqual([['moves'], false])
    vi.advanceTimersByTime(100)
    expect([shown(playback), playback.held]).toEqual([['read1'], true])
    playback.hurry()
    expect([ended, playback.running, playback.held]).toEqual([['a'], false, false])
  })

  test('goes on by itself where all of it is wanted', () => {
    const playback = playing()
    playback.add(scene('a', [], { beats }))
    playback.flow()
    vi.advanceTimersByTime(100)
    expect([shown(playback), playback.held]).toEqual([['read1'], false])
    vi.advanceTimersByTime(900)
    expect(ended).toEqual(['a'])
    playback.add(scene('b', [], { beats }))
    expect(playback.held).toBe(true)
  })

  test('is there where no motion is wanted, too, and is cut by nobody who waits', () => {
    const playback = playing(0)
    playback.add(scene('a', [], { beats }))
    playback.arrive()
    expect(shown(playback)).toEqual(['read0'])
    playback.goOn()
    expect(shown(playback)).toEqual(['read1'])
    const long = Array.from({ length: 20 }, () => beats[0]!)
    playback.add(scene('b', [], { beats: long }))
    playback.arrive()
    playback.goOn()
    expect([ended, shown(playback)]).toEqual([['a'], ['read0']])
  })
})
