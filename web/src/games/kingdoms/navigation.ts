import { DIRECTION_OF_KEY } from '$lib/board/navigation'

type Region = SVGElement & { dataset: DOMStringMap }

function regionsIn(row: Element): Region[] {
  return [...row.querySelectorAll<Region>('.hit[data-region]')]
}

function middle(region: Element): [number, number] {
  const box = region.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

const AHEAD = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const

/** The nearest region on the screen in the direction of an arrow key, on whatever card. */
export function towards(row: Element, from: string, key: string): Region | null {
  const direction = DIRECTION_OF_KEY[key]
  if (!direction) return null
  const regions = regionsIn(row)
  const here = regions.find((one) => one.dataset.region === from)
  if (!here) return null
  const [x, y] = middle(here)
  const [ahead, down] = AHEAD[direction]
  let found: Region | null = null
  let least = Infinity
  for (const one of regions) {
    const [a, b] = middle(one)
    const forward = (a - x) * ahead + (b - y) * down
    const aside = Math.abs((a - x) * down) + Math.abs((b - y) * ahead)
    const far = forward + 2 * aside
    if (one === here || forward <= 4 || aside > forward * 2.2 || far >= least) continue
    least = far
    found = one
  }
  return found
}

/** A region by its id, where it lies on a card that is shown. */
export function regionNamed(row: Element, id: string | undefined): Region | null {
  return regionsIn(row).find((one) => one.dataset.region === id) ?? null
}

/** The next region that offers something; the first after the last. */
export function nextTarget(row: Element, from: string, step: 1 | -1): Region | null {
  const open = regionsIn(row).filter((one) => one.dataset.target || one.dataset.mover)
  const place = open.findIndex((one) => one.dataset.region === from)
  const next = place < 0 ? (step > 0 ? 0 : open.length - 1) : place + step
  return open.at(next % Math.max(1, open.length)) ?? null
}
