import type { MapWords } from '$lib/workshop/map/random'

/** What maps are made of, small: one board of the box with two regions of each land. */
const LANDS = ['farmland', 'forest', 'hill', 'swamp', 'mountain']
const terrains = [...LANDS, 'sea', 'lake']

export const WORDS: MapWords = {
  game: 'classic',
  format: 1,
  canvas: [1000, 700],
  terrains,
  waters: ['sea', 'lake'],
  symbols: ['mine', 'cavern', 'magic'],
  players: [2, 3, 4, 5],
  most_regions: 62,
  most_corners: 64,
  least_area: 2200,
  land_for_each: 6,
  longest_name: 40,
  names: Object.fromEntries(
    terrains.map((one) => [one, [`A${one} B${one} C${one}`, 'ham wood _Deep']]),
  ),
  land: null,
  boards: [2, 3].map((players) => ({
    name: String(players),
    players,
    regions: [...LANDS, ...LANDS, 'sea', 'lake'].map((terrain, at) => ({
      terrain,
      symbols: at < 3 ? [['mine', 'cavern', 'magic'][at]!] : [],
      lost_tribe: at < 4,
      edge: at < 6,
      adjacent: [],
    })),
  })),
}
