import type { Geometry, RegionData } from '$lib/board/geometry'
import type { Pictures } from '$lib/rulebook/pictures'
import { LOOK } from './look'

/** You, and somebody else. */
const MINE = 0
const OTHERS = 1
const AFTER = { sign: '→' }
const AND = { sign: '+' }
const MAKES = { sign: '=' }

const mine = (token: string, count = 1) => ({ token, seat: MINE, count })
const other = (token: string, count = 1) => ({ token, seat: OTHERS, count })
const rest = (token: string) => ({ token, seat: MINE, declined: true })

/** Where a race without a region begins: at the edge, or on the shore of a sea. */
function atBorder(region: RegionData, geometry: Geometry): boolean {
  const isSea = (one: RegionData) => one.terrain === 'sea'
  if (isSea(region) || region.terrain === 'lake') return false
  return region.edge || region.adjacent.some((id) => isSea(geometry.region(id)))
}

/** The pictures of the rulebook. */
export const PICTURES: Pictures = {
  look: LOOK,
  drawn: {
    coins: [{ land: 'hill', on: [mine('orcs', 2)] }, AFTER, { coins: 1 }],
    terrains: ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea'].map((land) => ({ land })),
    markers: [
      { tribe: 1 },
      ...['lair', 'fortress', 'encampment', 'hole', 'hero', 'dragon'].map((marker) => ({ marker })),
    ],
    die: [0, 0, 0, 1, 2, 3].map((die) => ({ die })),
    'set-up': [{ land: 'mountain' }, { land: 'forest', on: [{ tribe: 1 }] }, { coins: 5 }],
    turn: [
      { icon: 'ui/tokens' },
      AFTER,
      { icon: 'ui/conquer' },
      AFTER,
      { icon: 'ui/redeploy' },
      AFTER,
      { icon: 'ui/coin' },
    ],
    price: [
      { banner: 'orcs', power: 'hill', coins: 1 },
      { banner: 'elves', power: 'stout', coins: 1 },
      { banner: 'giants', power: 'flying' },
      MAKES,
      { coins: 2 },
    ],
    army: [{ banner: 'orcs', power: 'flying' }, AFTER, mine('orcs', 10)],
    ready: [
      { land: 'forest', on: [mine('elves', 4)] },
      AFTER,
      { land: 'forest', on: [mine('elves')] },
      AND,
      mine('elves', 3),
    ],
    border: [{ map: '2', lit: atBorder }],
    cost: [
      { land: 'mountain', on: [other('trolls', 2), { marker: 'lair' }, { marker: 'fortress' }] },
      AFTER,
      { cost: 7 },
    ],
    discount: [{ land: 'farmland', on: [{ cost: 1 }] }, { land: 'sea' }],
    immune: ['hole', 'hero', 'dragon'].map((marker) => ({
      land: 'hill',
      on: [other('halflings'), { marker }],
    })),
    'lost-tribe': [{ land: 'hill', on: [{ tribe: 1 }] }, AFTER, { cost: 3 }],
    defeat: [
      { land: 'swamp', on: [mine('giants', 3)] },
      AFTER,
      { land: 'swamp', on: [other('orcs', 5)] },
      AND,
      mine('giants', 2),
    ],
    attempt: [mine('humans', 1), AND, { die: 3 }, MAKES, { cost: 4 }],
    'non-empty': [
      { land: 'forest', on: [other('elves')] },
      { land: 'hill', on: [{ tribe: 1 }] },
      { land: 'swamp', on: [rest('ratmen')] },
    ],
    redeploy: [
      { land: 'hill', on: [mine('dwarves', 3)] },
      { land: 'forest', on: [mine('dwarves')] },
    ],
    income: [
      { land: 'hill', on: [mine('tritons', 2)] },
      { land: 'forest', on: [rest('skeletons')] },
      AFTER,
      { coins: 3 },
    ],
    decline: [
      { land: 'farmland', on: [mine('humans', 3)] },
      AFTER,
      { land: 'farmland', on: [rest('humans')] },
    ],
    'paying-races': [
      { symbol: 'mine' },
      { land: 'farmland', on: [mine('humans')] },
      { symbol: 'magic' },
    ],
    amazons: [{ land: 'forest', on: [mine('amazons', 2)] }, AND, mine('amazons', 4)],
    elves: [{ land: 'forest', on: [other('orcs', 3)] }, AND, mine('elves', 1)],
    ghouls: [{ land: 'swamp', on: [{ token: 'ghouls', seat: MINE, count: 4, declined: true }] }],
    giants: [
      { land: 'mountain', on: [mine('giants')] },
      { land: 'forest', on: [{ cost: 1 }] },
    ],
    halflings: [{ land: 'hill', on: [mine('halflings', 2), { marker: 'hole' }] }],
    ratmen: [mine('ratmen', 13)],
    skeletons: [
      { land: 'hill', on: [{ tribe: 1 }] },
      { land: 'forest', on: [other('elves')] },
      AFTER,
      mine('skeletons'),
    ],
    sorcerers: [
      { land: 'hill', on: [other('elves')] },
      AFTER,
      { land: 'hill', on: [mine('sorcerers')] },
    ],
    tritons: [{ land: 'sea' }, { land: 'forest', on: [{ cost: 1 }] }],
    trolls: [{ land: 'swamp', on: [mine('trolls', 2), { marker: 'lair' }] }],
    'paying-powers': ['forest', 'hill', 'swamp'].map((land) => ({ land, on: [{ coins: 1 }] })),
    berserk: [{ die: 2 }, AFTER, { cost: 3 }, AFTER, { cost: 1 }],
    bivouacking: [
      { land: 'farmland', on: [mine('humans'), { marker: 'encampment', count: 3 }] },
      { land: 'hill', on: [mine('humans'), { marker: 'encampment', count: 2 }] },
    ],
    diplomat: [mine('dwarves', 2), { icon: 'ui/peace' }, other('orcs', 3)],
    'dragon-master': [
      mine('wizards'),
      AFTER,
      { land: 'mountain', on: [mine('wizards'), { marker: 'dragon' }] },
    ],
    flying: [{ banner: 'skeletons', power: 'flying' }],
    fortified: [
      { land: 'hill', on: [mine('humans'), { marker: 'fortress' }] },
      AFTER,
      { coins: 2 },
    ],
    heroic: [
      { land: 'forest', on: [mine('elves'), { marker: 'hero' }] },
      { land: 'swamp', on: [mine('elves'), { marker: 'hero' }] },
    ],
    seafaring: [{ land: 'sea', on: [mine('tritons', 2)] }],
    spirit: [
      { land: 'mountain', on: [rest('dwarves')] },
      { land: 'farmland', on: [rest('ratmen')] },
    ],
    stout: [{ coins: 9 }, AFTER, rest('giants')],
    underworld: [
      { land: 'hill', on: [{ symbol: 'cavern' }] },
      { sign: '↔' },
      { land: 'swamp', on: [{ symbol: 'cavern' }] },
    ],
  },
}
