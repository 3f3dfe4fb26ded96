/** How the own inventions of a table look: what its packs say, for as long as they are on the page. */

export type OwnLook = { icon?: string; hue?: string; tokens?: number; tray?: number }
/** By list, such as `races`, and id. */
export type OwnLooks = Record<string, Record<string, OwnLook>>

/** The cloths a banner is offered in; white can be read on each. */
export const CLOTHS: Record<string, string> = {
  amber: '#8a6210',
  rust: '#8f4e1d',
  brick: '#a33a2a',
  rose: '#9b3f63',
  plum: '#7b4576',
  violet: '#5b3c8c',
  indigo: '#40479a',
  blue: '#2c5f9e',
  teal: '#1a6b84',
  jade: '#1f7054',
  leaf: '#4c6b1e',
  moss: '#5c6034',
  slate: '#4c5a6b',
  stone: '#5f5a55',
}

const LEAST_CONTRAST = 4.5

/** How well white can be read on a colour such as #1a6b84. */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}

/** The colour a pack asks for, where it is one and white can be read on it. */
export function clothOf(colour: unknown): string | undefined {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/.test(colour)) return undefined
  return contrastWithWhite(colour) >= LEAST_CONTRAST ? colour : undefined
}

/** What packs bring, whole, by list and id. */
export type OwnWhole = Record<string, Record<string, Record<string, unknown>>>

class Own {
  looks = $state.raw<OwnLooks>({})
  whole = $state.raw<OwnWhole>({})

  of(list: string, id: string): OwnLook | undefined {
    return this.looks[list]?.[id]
  }

  ids(list: string): string[] {
    return Object.keys(this.looks[list] ?? {})
  }
}

export const own = new Own()
