import { describe, expect, it } from 'vitest'
import type { Geometry, Point } from '$lib/board/geometry'
import ofGames from 'virtual:locales-of-games'
import { drawn, engineMaps } from './load'

function pointsOf(geometry: Geometry): Point[][] {
  return geometry.data.arcs.map(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, place) => [
      points[2 * place]!,
      points[2 * place + 1]!,
    ]),
  )
}

function side(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false
  outline.forEach(([ax, ay], place) => {
    const [bx, by] = outline.at(place - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

/** Pairs of arcs that cross each other. */
function crossings(geometry: Geometry): string[] {
  const pieces = pointsOf(geometry).flatMap((points, arc) =>
    points.slice(1).map((to, place) => ({ arc, place, from: points[place]!, to })),
  )
  const found: string[] = []
  pieces.forEach((one, order) => {
    for (const other of pieces.slice(order + 1)) {
      if (one.arc === other.arc && Math.abs(one.place - other.place) < 2) continue
      const meet = [one.from, one.to].some((p) =>
        [other.from, other.to].some((q) => p[0] === q[0] && p[1] === q[1]),
      )
      if (meet) continue
      const apart =
        side(one.from, one.to, other.from) * side(one.from, one.to, other.to) >= 0 ||
        side(other.from, other.to, one.from) * side(other.from, other.to, one.to) >= 0
      if (!apart) found.push(`${one.arc} and ${other.arc}`)
    }
  })
  return found
}

it('draws the four maps both ways round', () => {
  expect(drawn.map(({ data }) => `${data.map} ${data.orientation}`)).toEqual(
    ['2', '3', '4', '5'].flatMap((map) => [`${map} landscape`, `${map} portrait`]),
  )
})

describe.each(drawn)('map $data.map, $data.orientation', (geometry) => {
  const regions = engineMaps[geometry.data.map]!.regions

  it('has the regions of the engine, with their terrains and symbols', () => {
    expect(geometry.ids.toSorted()).toEqual(regions.map((region) => region.id).toSorted())
    for (const { id, terrain, symbols } of regions) {
      expect(geometry.region(id)).toMatchObject({ terrain, symbols })
    }
  })

  it('draws a border between two regions exactly where the engine has neighbours', () => {
    for (const { id, adjacent } of regions) {
      const beside = geometry
        .region(id)
        .run.flatMap((step) => geometry.data.arcs[Math.abs(step) - 1]!.cells)
        .filter((cell) => cell !== id)
      expect([...new Set(beside)].toSorted(), id).toEqual(adjacent.toSorted())
      expect(geometry.region(id).adjacent.toSorted(), id).toEqual(adjacent.toSorted())
    }
  })

  it('lets no border cross another', () => {
    expect(crossings(geometry)).toEqual([])
  })

  it('closes every outline: each arc begins where the one before ends', () => {
    const arcs = pointsOf(geometry)
    for (const id of geometry.ids) {
      const steps = geometry.region(id).run.map((step) => {
        const points = arcs[Math.abs(step) - 1]!
        return step > 0 ? points : points.toReversed()
      })
      steps.forEach((points, place) => {
        expect(points[0], id).toEqual(steps.at(place - 1)!.at(-1))
      })
    }
  })

  it('keeps every place for a piece inside its region', () => {
    for (const id of geometry.ids) {
      const region = geometry.region(id)
      const outline = geometry.outline(id)
      const places = [region.token, region.flag, ...region.markers, ...region.printed]
      for (const place of places) expect(inside(place, outline), `${id} ${place}`).toBe(true)
    }
  })

  it('keeps pieces of one region apart', () => {
    for (const id of geometry.ids) {
      const region = geometry.region(id)
      const far = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])
      const others = [...region.markers, ...region.printed]
      const least = 20 * geometry.data.pieces
      for (const place of others) expect(far(region.token, place), id).toBeGreaterThan(least)
    }
  })

  it('is labelled with the names of the catalogue', async () => {
    const english = (await ofGames['en/classic']!()).default
    for (const id of geometry.ids) {
      const { name, place } = geometry.region(id)
      expect(english.names.places?.[place]?.name, id).toBe(name)
    }
  })

  it('makes every land region large enough to tap, or gives it a disc for fingers', () => {
    for (const id of geometry.ids) {
      const region = geometry.region(id)
      if (region.room * 0.53 < 16) expect(region.sliver, `${id}, room ${region.room}`).toBe(true)
    }
  })
})
