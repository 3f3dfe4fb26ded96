/** Where the coach's arrow goes: beside or inside what it points at, and over nothing that is to be pressed. */

export type Box = { x: number; y: number; width: number; height: number }
export type Side = 'left' | 'right' | 'above' | 'below'
/** The arrow's own box, and on which side of its goal it lies. */
export type Arrow = { box: Box; side: Side }

/** How far the arrow's tip stays away from what it points at. */
const GAP = 4
const SIDES: readonly Side[] = ['left', 'right', 'above', 'below']

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

export function middleOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2]
}

/** Where along a side the arrow may stand, the middle first. */
const ALONG = [0.5, 0.3, 0.7, 0.12, 0.88]

/** The box of an arrow on one side of a goal, so far along it. */
function beside(
  goal: Box,
  side: Side,
  [width, height]: readonly [number, number],
  along: number,
): Box {
  const x = goal.x + goal.width * along
  const y = goal.y + goal.height / 2
  if (side === 'left') return { x: goal.x - width - GAP, y: y - height / 2, width, height }
  if (side === 'right') return { x: goal.x + goal.width + GAP, y: y - height / 2, width, height }
  if (side === 'above') return { x: x - width / 2, y: goal.y - height - GAP, width, height }
  return { x: x - width / 2, y: goal.y + goal.height + GAP, width, height }
}

/** How much of a box lies outside of another. */
function outside(box: Box, frame: Box): number {
  return box.width * box.height - overlap(box, frame)
}

/** The best place for an arrow at a button or a part of the page. */
export function arrowBeside(
  goal: Box,
  size: readonly [number, number],
  frame: Box,
  taken: readonly Box[],
): Arrow {
  const places = SIDES.flatMap((side) =>
    (side === 'left' || side === 'right' ? [0.5] : ALONG).map((along) => ({
      box: beside(goal, side, size, along),
      side,
    })),
  )
  const costs = places.map((arrow, order) => {
    const covered = taken.reduce((sum, one) => sum + overlap(arrow.box, one), 0)
    return { arrow, cost: covered + 4 * outside(arrow.box, frame) + order }
  })
  return costs.toSorted((one, other) => one.cost - other.cost)[0]!.arrow
}

/** So many places are tried along each side of a region. */
const TRIED = 18
const FAR = 0.05
/** How much worse it is to lie on a piece than beside the land. */
const HIDES = 9

/**
 * The best place for an arrow inside a region: on its land, off its pieces, near them. `inside` says whether a
 * point is on the region's land.
 */
export function arrowInside(
  region: Box,
  pieces: readonly Box[],
  size: readonly [number, number],
  inside: (x: number, y: number) => boolean,
): Arrow {
  const [width, height] = size
  const middles = pieces.length ? pieces.map(middleOf) : [middleOf(region)]
  const goalX = middles.reduce((sum, [x]) => sum + x, 0) / middles.length
  const goalY = middles.reduce((sum, [, y]) => sum + y, 0) / middles.length
  let best: { arrow: Arrow; cost: number } | null = null
  for (let column = 0; column <= TRIED; column++)
    for (let row = 0; row <= TRIED; row++) {
      const x = region.x + (column / TRIED) * region.width - width / 2
      const y = region.y + (row / TRIED) * region.height - height / 2
      const box = { x, y, width, height }
      const side: Side = x + width / 2 > goalX ? 'right' : 'left'
      const corners = [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ].filter(([cornerX, cornerY]) => !inside(cornerX!, cornerY!)).length
      const away = Math.hypot(x + width / 2 - goalX, (y + height / 2 - goalY) * 1.6)
      const covered = pieces.reduce((sum, one) => sum + overlap(box, one), 0)
      const cost = HIDES * covered + corners * 0.3 * width * height + away * FAR * width
      if (!best || cost < best.cost) best = { arrow: { box, side }, cost }
    }
  return best!.arrow
}
