/** How seats, terrains and pieces look. Colour is never the only code: the shape repeats it. */

export type Shape = 'circle' | 'hexagon' | 'square' | 'shield' | 'diamond'

export interface SeatLook {
  fill: string
  /** Text and icons on the fill. */
  on: string
  /** Thin strokes on light ground. */
  edge: string
  shape: Shape
  /** Dashes of the seat's line in a chart. */
  dash: string
}

export const SEATS: readonly SeatLook[] = [
  { fill: '#00338C', on: '#FFFFFF', edge: '#00338C', shape: 'circle', dash: 'none' },
  { fill: '#C24D0A', on: '#FFFFFF', edge: '#C24D0A', shape: 'hexagon', dash: '11 5' },
  { fill: '#268056', on: '#FFFFFF', edge: '#268056', shape: 'square', dash: '3 5' },
  { fill: '#9E5795', on: '#FFFFFF', edge: '#9E5795', shape: 'shield', dash: '11 4 3 4' },
  { fill: '#F2C230', on: '#2B2118', edge: '#8A6600', shape: 'diamond', dash: '16 3' },
]

export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length]!
}

/** Wash, rim and texture of each terrain; the texture is called like the terrain unless it says so. */
export const TERRAINS: Record<string, { wash: string; rim: string; texture?: string }> = {
  field: { wash: '#EBD486', rim: '#DDBF63', texture: 'farmland' },
  farmland: { wash: '#EBD486', rim: '#DDBF63' },
  blank: { wash: '#F8F0DC', rim: '#E7DABB' },
  forest: { wash: '#9CBF78', rim: '#7FA863' },
  hill: { wash: '#CFD68E', rim: '#B5C26C' },
  swamp: { wash: '#A3B5A4', rim: '#8BA092' },
  mountain: { wash: '#D2C4B0', rim: '#B9A78F' },
  sea: { wash: '#7DBAD0', rim: '#5B9DBA' },
  lake: { wash: '#93CBD9', rim: '#6FB2C8' },
  plains: { wash: '#EBD486', rim: '#DDBF63', texture: 'farmland' },
  peaks: { wash: '#D7DDE4', rim: '#BCC7D3', texture: 'mountain' },
  ruins: { wash: '#D9C2A0', rim: '#C2A67E' },
  capital: { wash: '#E3CFA6', rim: '#CDB27D' },
  tundra: { wash: '#E8EDEF', rim: '#CBD8DE' },
  crag: { wash: '#A39484', rim: '#85786A' },
  water: { wash: '#93CBD9', rim: '#6FB2C8' },
}

export function isWater(terrain: string): boolean {
  return terrain === 'sea' || terrain === 'lake' || terrain === 'water'
}

/** Ground and ink of the printed symbols. */
export const SYMBOLS: Record<string, { ground: string; ink: string }> = {
  mine: { ground: '#4A4F57', ink: '#FFFFFF' },
  cavern: { ground: '#5A4632', ink: '#FFF3DA' },
  magic: { ground: '#5B3C8C', ink: '#FFFFFF' },
}

function rounded(points: [number, number][], share = 0.16): string {
  let path = ''
  points.forEach(([x, y], place) => {
    const [bx, by] = points.at(place - 1)!
    const [ax, ay] = points[(place + 1) % points.length]!
    const from = `${round(x + (bx - x) * share)} ${round(y + (by - y) * share)}`
    const to = `${round(x + (ax - x) * share)} ${round(y + (ay - y) * share)}`
    path += `${place ? 'L' : 'M'}${from}Q${round(x)} ${round(y)} ${to}`
  })
  return path + 'Z'
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function hexagon(radius: number): [number, number][] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

function square(r: number): string {
  const q = round(r * 0.93)
  const c = round(r * 0.28)
  const s = round(q - c)
  return (
    `M${-s} ${-q}H${s}Q${q} ${-q} ${q} ${-s}V${s}Q${q} ${q} ${s} ${q}` +
    `H${-s}Q${-q} ${q} ${-q} ${s}V${-s}Q${-q} ${-q} ${-s} ${-q}Z`
  )
}

function shield(r: number): string {
  const at = (x: number, y: number) => `${round(x * r)} ${round(y * r)}`
  return (
    `M${at(-0.92, -0.95)}Q${at(0, -1.12)} ${at(0.92, -0.95)}L${at(0.92, 0.15)}` +
    `C${at(0.92, 0.75)} ${at(0.4, 1)} ${at(0, 1.18)}C${at(-0.4, 1)} ${at(-0.92, 0.75)} ` +
    `${at(-0.92, 0.15)}Z`
  )
}

/** The silhouette of a seat around 0, 0. */
export function silhouette(shape: Shape, radius: number): string {
  const r = round(radius)
  switch (shape) {
    case 'circle':
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'hexagon':
      return rounded(hexagon(r * 1.1))
    case 'square':
      return square(r)
    case 'shield':
      return shield(r)
    case 'diamond': {
      const q = r * 1.22
      return rounded([
        [q, 0],
        [0, q],
        [-q, 0],
        [0, -q],
      ])
    }
  }
}

/** The scalloped rim of a seal. */
export function scallop(radius: number): string {
  const points = Array.from({ length: 20 }, (_, place) => {
    const angle = (Math.PI * place) / 10
    const r = radius * (place % 2 ? 1.13 : 0.97)
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** The octagon of a lost tribe. */
export function octagon(q: number): string {
  const at = (x: number, y: number) => `${round(x * q)} ${round(y * q)}`
  const corners = [at(-1, -0.55), at(-0.45, -1), at(0.45, -1), at(1, -0.55)]
  return `M${[...corners, at(1, 0.62), at(0.5, 1), at(-0.5, 1), at(-1, 0.62)].join('L')}Z`
}
