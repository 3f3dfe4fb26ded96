import type { Geometry, Point } from './geometry'

/** A step of a plan on the map: where it leads, and from where, if it comes from somewhere. */
export type Arrow = { number: number; from: string | null; to: string }

const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v)

/**
 * The steps of a plan as arrows: each from the nearest neighbour that is held, or was reached by a step
 * before it; what is entered from outside has none.
 */
export function arrowsOf(
  geometry: Geometry,
  regions: readonly (string | null)[],
  held: (region: string) => boolean,
): Arrow[] {
  const reached = new Set(geometry.ids.filter(held))
  return regions.flatMap((to, place) => {
    if (to === null || !geometry.ids.includes(to)) return []
    const { adjacent, token } = geometry.region(to)
    const near = adjacent
      .filter((one) => reached.has(one))
      .toSorted(
        (one, other) =>
          far(geometry.region(one).token, token) - far(geometry.region(other).token, token),
      )
    reached.add(to)
    return [{ number: place + 1, from: near[0] ?? null, to }]
  })
}
