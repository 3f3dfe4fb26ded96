import { describe, expect, test } from 'vitest'
import { chanceOf } from '$lib/workshop/map/chance'
import { cut, drawn, halvedAcross, LEAST_PIECE } from '$lib/workshop/map/cutting'
import { sheetOf, written } from '$lib/workshop/map/file'
import { named } from '$lib/workshop/map/naming'
import type { Point } from '$lib/workshop/map/plane'
import { filled, randomShapes } from '$lib/workshop/map/random'
import { isSound, merged, moved, withCorner, withoutCorner } from '$lib/workshop/map/shaping'
import {
  answered,
  arcs,
  areaOf,
  atRim,
  besides,
  borders,
  emptySheet,
  fromCells,
  HIGH,
  isRefusal,
  meetings,
  neighbours,
  placeAt,
  WIDE,
  type Outcome,
  type Sheet,
} from '$lib/workshop/map/sheet'
import { WORDS } from './words'

/** The drawn map as a topology: whatever is done to it, nothing is lost and borders stay common. */

const naming = (number: number) => `Region ${number}`
const MOST = 62

function done(outcome: Outcome): Sheet {
  if (isRefusal(outcome)) throw new Error(outcome.refused)
  return outcome
}

function cutDone(sheet: Sheet, ...points: Point[]): Sheet {
  const outcome = cut(sheet, points, naming, MOST)
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.sheet
}

const whole = (sheet: Sheet) => sheet.places.reduce((sum, place) => sum + areaOf(sheet, place), 0)

/** What holds of every sheet. */
function expectSound(sheet: Sheet) {
  expect(whole(sheet)).toBeCloseTo(WIDE * HIGH, 3)
  expect(
    isSound(
      sheet,
      sheet.places.map((place) => place.id),
    ),
  ).toBe(true)
  for (const { places } of borders(sheet).values()) expect(places.length).toBeLessThanOrEqual(2)
  const near = neighbours(sheet)
  for (const [id, others] of near)
    for (const other of others) {
      expect(other).not.toBe(id)
      expect(near.get(other)!.has(id)).toBe(true)
    }
  const ids = sheet.places.map((place) => place.id)
  expect(new Set(ids).size).toBe(ids.length)
  const used = new Set(sheet.places.flatMap((place) => place.ring))
  expect([...sheet.corners.keys()].every((corner) => used.has(corner))).toBe(true)
}

const four = () => {
  const halves = cutDone(emptySheet('Region 1'), [500, -20], [500, 720])
  return cutDone(halves, [-20, 350], [1020, 350])
}

describe('a stroke', () => {
  test('cuts the empty sheet in two that share a border', () => {
    const sheet = cutDone(emptySheet('Region 1'), [300, 5], [320, 300], [310, 690])
    expectSound(sheet)
    expect(sheet.places).toHaveLength(2)
    expect([...neighbours(sheet).get('p01')!]).toEqual(['p02'])
    expect(sheet.places.every((place) => place.edge)).toBe(true)
  })

  test('through two regions makes four, and those that meet in one point are asked about', () => {
    const sheet = four()
    expectSound(sheet)
    expect(sheet.places).toHaveLength(4)
    expect(meetings(sheet)).toHaveLength(2)
    expect(meetings(sheet).every(({ joined }) => joined === null)).toBe(true)
    const { pair } = meetings(sheet)[0]!
    expect(neighbours(sheet).get(pair[0])!.has(pair[1])).toBe(false)
    expect(
      neighbours(answered(sheet, pair, true))
        .get(pair[0])!
        .has(pair[1]),
    ).toBe(true)
  })

  test.each([
    [
      'that crosses itself',
      [
        [0, 100],
        [600, 100],
        [600, 400],
        [300, 0],
        [300, 690],
      ],
      'map-refused-crossing',
    ],
    [
      'that reaches no border',
      [
        [300, 300],
        [500, 400],
      ],
      'map-refused-no-border',
    ],
    [
      'that leaves a sliver',
      [
        [10, 0],
        [0, 10],
      ],
      'map-refused-no-border',
    ],
    [
      'with a small half',
      [
        [60, 0],
        [60, 60],
        [0, 60],
      ],
      'map-refused-small',
    ],
  ] as [string, Point[], string][])('%s is not taken', (_, points, refused) => {
    const outcome = cut(emptySheet('Region 1'), points, naming, MOST)
    expect('refused' in outcome && outcome.refused).toBe(refused)
  })

  test('keeps the words of the larger half', () => {
    const sheet = done(
      fromCells([
        {
          ...said('sea'),
          cell: [
            [0, 0],
            [WIDE, 0],
            [WIDE, HIGH],
            [0, HIGH],
          ],
        },
      ]),
    )
    const two = cutDone(sheet, [200, 0], [200, 700])
    expect(two.places.map((place) => [place.label, place.terrain])).toEqual([
      ['Deep', 'sea'],
      ['Region 2', 'sea'],
    ])
  })

  test('makes no more regions than a map may have', () => {
    const outcome = cut(
      four(),
      [
        [250, 0],
        [250, 700],
      ],
      naming,
      4,
    )
    expect('refused' in outcome && outcome.refused).toBe('map-refused-many')
  })
})

function said(terrain: string) {
  return { id: 'p01', label: 'Deep', terrain, symbols: ['mine'], tribe: true, edge: true }
}

describe('a region', () => {
  test('is drawn over a corner of others and takes its land from all of them', () => {
    const before = four()
    const sheet = done(drawn(before, circle([500, 350], 120), naming, MOST))
    expectSound(sheet)
    expect(sheet.places).toHaveLength(5)
    const inner = placeAt(sheet, [500, 350])!
    expect(neighbours(sheet).get(inner.id)!.size).toBe(4)
    expect(meetings(sheet)).toHaveLength(0)
    expect(inner.edge).toBe(false)
  })

  test('over the side of the sheet lies at the edge', () => {
    const sheet = done(drawn(emptySheet('Region 1'), circle([500, 0], 150), naming, MOST))
    expectSound(sheet)
    expect(placeAt(sheet, [500, 50])!.edge).toBe(true)
    expect(placeAt(sheet, [500, 600])!.id).toBe('p01')
  })

  test('like an island inside another one is not taken: no ring could go around it', () => {
    const outcome = drawn(emptySheet('Region 1'), circle([500, 350], 120), naming, MOST)
    expect(isRefusal(outcome) && outcome.refused).toBe('map-refused-island')
  })

  test('is merged with a neighbour, not with one that only touches, nor around a third', () => {
    const sheet = four()
    const three = done(merged(sheet, 'p01', [...besides(sheet).get('p01')!][0]!))
    expectSound(three)
    expect(three.places).toHaveLength(3)
    const { pair } = meetings(sheet)[0]!
    expect(isRefusal(merged(sheet, ...pair))).toBe(true)
    const ring = done(drawn(sheet, circle([500, 350], 120), naming, MOST))
    const inner = placeAt(ring, [500, 350])!.id
    let around = ring
    const outer = ring.places.filter((place) => place.id !== inner).map((place) => place.id)
    const results = outer.slice(1).map((id) => {
      const kept = around.places.find((place) => place.id !== inner && place.id !== id)!.id
      const next = merged(around, kept, id)
      if (!isRefusal(next)) around = next
      return isRefusal(next)
    })
    expect(results).toContain(true)
    expectSound(around)
  })

  test('is halved without a stroke, left and right or top and bottom', () => {
    for (const upright of [true, false]) {
      const half = halvedAcross(four(), 'p01', upright, naming, MOST)
      expect('refused' in half).toBe(false)
      if (!('refused' in half)) expectSound(half.sheet)
    }
  })
})

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

describe('a corner', () => {
  const middleCorner = (sheet: Sheet) =>
    [...sheet.corners].find(([, [x, y]]) => Math.abs(x - 500) < 5 && Math.abs(y - 350) < 5)![0]

  test('is shared by all its regions, and never drawn across a border', () => {
    const sheet = four()
    const corner = middleCorner(sheet)
    const next = done(moved(sheet, corner, [560, 300], 10))
    expectSound(next)
    expect(next.places.filter((place) => place.ring.includes(corner))).toHaveLength(4)
    const cornered = withCorner(
      sheet,
      sheet.places[0]!.ring.slice(0, 2) as [number, number],
      [200, 0],
    )
    expect(isRefusal(moved(sheet, corner, [1200, 900], 0))).toBe(true)
    expectSound(cornered.sheet)
  })

  test('pulled onto another one becomes it', () => {
    const sheet = cutDone(four(), [200, 360], [200, 690])
    const at = [...sheet.corners].find(([, [x, y]]) => x > 190 && x < 210 && y < 400)![0]
    const next = done(moved(sheet, at, [497, 352], 10))
    expectSound(next)
    expect(next.corners.has(at)).toBe(false)
  })

  test('on the side of the sheet stays there', () => {
    const sheet = cutDone(emptySheet('Region 1'), [300, 0], [310, 700])
    const [corner] = [...sheet.corners].find(([, [x, y]]) => x === 300 && y === 0)!
    const next = done(moved(sheet, corner, [400, 90], 10))
    expect(next.corners.get(corner)).toEqual([400, 0])
  })

  test('is taken out where only two pieces of a border meet', () => {
    const sheet = cutDone(emptySheet('Region 1'), [300, 0], [500, 350], [300, 700])
    const [bend] = [...sheet.corners].find(([, [x]]) => x === 500)!
    expectSound(done(withoutCorner(sheet, bend)))
    const [side] = [...sheet.corners].find(([, [x, y]]) => x === 0 && y === 0)!
    expect(isRefusal(withoutCorner(sheet, side))).toBe(true)
  })
})

describe('a random map', () => {
  test.each([6, 30, 62])('of %i regions is sound and the same for the same seed', (count) => {
    const sheet = randomShapes(count, 'amber', naming)
    expectSound(sheet)
    expect(sheet.places).toHaveLength(count)
    expect(sheet.places.every((place) => place.edge === atRim(sheet, place))).toBe(true)
    expect(written(sheet, HEAD, WORDS)).toEqual(
      written(randomShapes(count, 'amber', naming), HEAD, WORDS),
    )
    expect(meetings(sheet)).toEqual([])
  })

  test('is filled as the box has it, with names that nobody has twice', () => {
    const sheet = named(filled(randomShapes(36, 'tide', naming), WORDS, 3, 'tide'), WORDS, 'tide')
    expect(sheet.places.every((place) => place.terrain)).toBe(true)
    const seas = sheet.places.filter((place) => place.terrain === 'sea')
    expect(seas).toHaveLength(3)
    for (const place of seas) expect(atRim(sheet, place)).toBe(true)
    expect(new Set(sheet.places.map((place) => place.label)).size).toBe(36)
  })
})

const HEAD = { id: 'own_map', name: 'Own', players: [3] }

test('a file that was written is read as the same map', () => {
  const sheet = filled(randomShapes(30, 'x', naming), WORDS, 3, 'x')
  const file = written(sheet, HEAD, WORDS)
  expect(written(sheetOf(file.regions), HEAD, WORDS)).toEqual(file)
})

test('every border is part of one arc, which runs between junctions', () => {
  const sheet = randomShapes(30, 'arcs', naming)
  const pieces = arcs(sheet).reduce((sum, arc) => sum + arc.corners.length - 1, 0)
  expect(pieces).toBe(borders(sheet).size)
})

test('whatever is done in whatever order, nothing is lost and nothing crosses', () => {
  for (const seed of ['one', 'two', 'three']) {
    const chance = chanceOf(seed)
    const point = (): Point => [chance() * 1060 - 30, chance() * 760 - 30]
    const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)]!
    let sheet: Sheet = chance() < 0.5 ? emptySheet('Region 1') : randomShapes(12, seed, naming)
    let taken = 0
    for (let step = 0; step < 90; step++) {
      const place = pick(sheet.places)
      const tries: (() => Outcome)[] = [
        () => flat(cut(sheet, [point(), point(), point()], naming, MOST)),
        () => flat(cut(sheet, [point(), point()], naming, MOST)),
        () => drawn(sheet, circle(point(), 60 + chance() * 120), naming, MOST),
        () =>
          sheet.places.length > 1
            ? merged(sheet, place.id, pick([...besides(sheet).get(place.id)!]))
            : sheet,
        () => moved(sheet, pick([...sheet.corners.keys()]), point(), 10),
        () => near(sheet, pick([...sheet.corners.keys()]), chance),
        () => withoutCorner(sheet, pick([...sheet.corners.keys()])),
        () => flat(halvedAcross(sheet, place.id, chance() < 0.5, naming, MOST)),
      ]
      const outcome = pick(tries)()
      if (isRefusal(outcome)) continue
      sheet = outcome
      taken++
      expectSound(sheet)
    }
    expect(taken).toBeGreaterThan(20)
    expect(sheet.places.every((place) => areaOf(sheet, place) > 0)).toBe(true)
    expect(LEAST_PIECE).toBeGreaterThan(WORDS.least_area)
  }
})

function flat(outcome: ReturnType<typeof cut>): Outcome {
  return 'refused' in outcome ? outcome : outcome.sheet
}

function near(sheet: Sheet, corner: number, chance: () => number): Outcome {
  const [x, y] = sheet.corners.get(corner)!
  return moved(sheet, corner, [x + chance() * 60 - 30, y + chance() * 60 - 30], 10)
}
