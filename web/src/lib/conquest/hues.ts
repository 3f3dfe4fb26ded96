/** The cloth of each race's banner. */
const HUES: Record<string, string> = {
  amazons: '#a84a5f',
  dwarves: '#95602c',
  elves: '#2f7d5f',
  ghouls: '#5f654f',
  giants: '#6a5a96',
  halflings: '#8a6a1c',
  humans: '#34659a',
  orcs: '#557527',
  ratmen: '#7a5644',
  skeletons: '#6a645e',
  sorcerers: '#653a90',
  tritons: '#17728a',
  trolls: '#84506f',
  wizards: '#3b4ba3',
  blood_elves: '#a8392e',
  draenei: '#34659a',
  ethereals: '#6a5a96',
  forsaken: '#653a90',
  gnomes: '#a84a5f',
  goblins: '#557527',
  kobolds: '#8a6a1c',
  naga: '#17728a',
  night_elves: '#4b4a9a',
  pandaren: '#2f7d5f',
  tauren: '#95602c',
  worgen: '#52606e',
}

export function raceHue(race: string): string {
  return HUES[race] ?? '#6a5a46'
}
