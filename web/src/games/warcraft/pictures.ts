import AnchorView from '$lib/board/AnchorView.svelte'
import SiteView from '$lib/board/SiteView.svelte'
import type { SitePiece } from '$lib/board/types'
import { own, type Piece, type Pictures } from '$lib/rulebook/pictures'
import BookIsland from './BookIsland.svelte'
import { LOOK } from './look'

/** You, and somebody else. */
const MINE = 0
const OTHERS = 1
const AFTER = { sign: '→' }
const AND = { sign: '+' }
const MAKES = { sign: '=' }
const MEETS = { sign: '↔' }

const mine = (token: string, count = 1) => ({ token, seat: MINE, count })
const other = (token: string, count = 1) => ({ token, seat: OTHERS, count })
const rest = (token: string, count = 1) => ({ token, seat: MINE, count, declined: true })
const land = (kind: string, ...on: Piece[]) => ({ land: kind, on })
const marker = (name: string, count = 1) => ({ marker: name, count })
const symbol = (name: string) => ({ symbol: name })
const coins = (count: number) => ({ coins: count })
const cost = (tokens: number) => ({ cost: tokens })
const side = (name: string) => ({ icon: `warcraft/factions/${name}` })
const site = (kind: SitePiece['kind'], id = '') =>
  own(SiteView, { site: { id, kind }, game: LOOK.game, radius: 15 })
const artifact = (id: string) => site('artifact', id)
const place = (id: string) => site('place', id)

const ANCHOR = own(AnchorView, { game: LOOK.game, radius: 13 })
const HIDDEN = site('hidden')
const MURLOC = { tribe: 1 }
/** The islands of a game of two. */
const ISLANDS = ['L1A', 'M1A']

/** The pictures of the rulebook. */
export const PICTURES: Pictures = {
  look: LOOK,
  drawn: {
    about: [{ banner: 'orcs', power: 'seafaring' }, AFTER, rest('orcs'), AND, mine('trolls', 5)],
    coins: [land('field', mine('humans', 2)), AFTER, coins(1)],
    region: [
      ...['field', 'forest', 'hill', 'swamp', 'mountain', 'sea'].map((kind) => land(kind)),
      symbol('cavern'),
      symbol('magic'),
    ],
    unit: [mine('humans'), marker('beast'), marker('champion'), MURLOC],
    empty: [land('mountain', marker('fort')), land('forest', HIDDEN)],
    murlocs: [land('swamp', MURLOC), AFTER, cost(3)],
    islands: [{ wide: own(BookIsland, { islands: ISLANDS }) }],
    'first-pieces': [land('swamp', MURLOC), land('mountain')],
    'hidden-sites': [land('hill', HIDDEN), AFTER, artifact('frostmourne'), place('karazhan')],
    start: [coins(5)],
    order: ['ui/tokens', 'ui/conquer', 'ui/redeploy', 'ui/coin', 'ui/withdraw'].flatMap(
      (icon, step) => (step ? [AFTER, { icon }] : [{ icon }]),
    ),
    ready: [
      land('forest', mine('night_elves', 4)),
      AFTER,
      land('forest', mine('night_elves')),
      AND,
      mine('night_elves', 3),
    ],
    price: [
      { banner: 'orcs', power: 'herbalist', coins: 1 },
      { banner: 'naga', power: 'ranger', coins: 1 },
      { banner: 'humans', power: 'farmer' },
      MAKES,
      coins(2),
    ],
    tokens: [{ banner: 'forsaken', power: 'herbalist' }, AFTER, mine('forsaken', 10)],
    'first-conquest': [mine('orcs', 9), AFTER, land('field', ANCHOR, cost(3))],
    cost: [land('mountain', rest('humans'), marker('fort')), AFTER, cost(5)],
    discounts: [
      land('mountain', other('humans'), marker('fort')),
      AFTER,
      cost(5),
      mine('trolls'),
      cost(4),
      mine('dwarves'),
      cost(3),
    ],
    'own-decline': [land('field', rest('dwarves')), AFTER, land('field', mine('orcs', 3))],
    'last-attempt': [mine('humans', 1), AND, { die: 3 }, MAKES, cost(4)],
    tolls: [coins(2), AFTER, land('hill', other('pandaren', 2))],
    immunity: [
      land('field', other('humans'), marker('tower')),
      land('hill', other('orcs'), artifact('aegis_of_aggramar')),
    ],
    defeated: [land('swamp', other('tauren', 3)), AFTER, other('tauren', 2)],
    'defeated-decline': [
      land('hill', { ...other('tauren', 2), declined: true }),
      AFTER,
      land('hill', mine('orcs', 4)),
    ],
    landing: [{ wide: own(BookIsland, { islands: ISLANDS, lit: true }) }],
    shipping: [
      land('field', ANCHOR),
      AFTER,
      cost(3),
      { icon: 'ui/ship' },
      land('field', ANCHOR, MURLOC),
      AFTER,
      cost(4),
    ],
    'as-if-adjacent': [
      land('hill', mine('kobolds', 2)),
      MEETS,
      land('forest', symbol('cavern'), cost(2)),
    ],
    water: [land('sea', mine('naga', 2)), AFTER, coins(1)],
    uncovering: [
      land('hill', HIDDEN),
      AFTER,
      land('hill', mine('orcs', 2), artifact('doomhammer')),
    ],
    'whose-site': [
      land('hill', mine('orcs'), place('dark_portal')),
      land('hill', rest('orcs'), place('dark_portal')),
    ],
    'artifacts-wander': [
      land('forest', mine('blood_elves'), artifact('frostmourne')),
      AFTER,
      land('swamp', mine('blood_elves', 2), artifact('frostmourne')),
    ],
    'site-aegis-of-aggramar': [land('hill', mine('humans'), artifact('aegis_of_aggramar'))],
    'site-ashes-of-alar': [artifact('ashes_of_alar'), AFTER, land('swamp', cost(2))],
    'site-doomhammer': [
      coins(2),
      AND,
      artifact('doomhammer'),
      AFTER,
      land('mountain', other('dwarves'), cost(1)),
    ],
    'site-frostmourne': [
      land('mountain', other('humans', 2)),
      cost(5),
      AND,
      artifact('frostmourne'),
      AFTER,
      cost(3),
    ],
    'site-heart-of-azeroth': [
      land('hill', mine('orcs'), artifact('heart_of_azeroth')),
      land('field', other('humans')),
      AFTER,
      coins(1),
    ],
    'site-battleground': [land('field', mine('orcs'), place('battleground')), AFTER, coins(2)],
    'site-dark-portal': [land('hill', mine('orcs'), place('dark_portal')), AFTER, coins(2)],
    'site-karazhan': [
      land('forest', mine('trolls'), place('karazhan')),
      land('forest', mine('trolls'), coins(1)),
      land('forest', mine('trolls'), coins(1)),
    ],
    'site-lights-hope-chapel': [
      land('hill', mine('humans'), place('lights_hope_chapel')),
      AND,
      land('swamp', mine('humans', 2)),
      AFTER,
      mine('humans', 2),
    ],
    'site-meeting-stone': [
      land('hill', mine('orcs'), place('meeting_stone')),
      AFTER,
      land('field', ANCHOR, cost(2)),
    ],
    'site-spirit-healer': [
      land('forest', mine('draenei'), place('spirit_healer')),
      AND,
      mine('draenei'),
    ],
    'site-well-of-eternity': [land('hill', HIDDEN), AFTER, land('lake', place('well_of_eternity'))],
    'well-income': [
      land('forest', mine('trolls')),
      land('lake', place('well_of_eternity')),
      land('hill', mine('trolls')),
      AFTER,
      coins(2),
    ],
    objectives: [land('field', other('orcs'), marker('objective')), AFTER, coins(2)],
    'walls-and-forts': [
      land('forest', other('night_elves'), marker('wall')),
      AFTER,
      cost(4),
      land('hill', other('orcs'), marker('fort')),
      AFTER,
      cost(4),
    ],
    limited: ['fort', 'wall', 'tower', 'beast', 'harmony', 'objective', 'champion', 'bomb'].map(
      (name) => marker(name),
    ),
    'tokens-in-decline': [
      land('field', mine('humans', 3)),
      AFTER,
      land('field', rest('humans')),
      land('hill', rest('tauren', 2)),
    ],
    leaving: ['beast', 'champion', 'tower', 'objective', 'harmony'].map((name) => marker(name)),
    'decline-score': [land('hill', rest('blood_elves')), AFTER, coins(1)],
    'after-decline': [rest('blood_elves'), AND, { banner: 'goblins', power: 'explorer' }],
    redeploy: [land('hill', mine('dwarves', 3)), land('forest', mine('dwarves'))],
    'region-coins': [
      land('hill', mine('naga', 2)),
      land('sea', mine('naga')),
      land('forest', rest('gnomes')),
      AFTER,
      coins(3),
    ],
    'race-blood-elves': [land('hill', mine('blood_elves'), symbol('magic')), AFTER, coins(2)],
    'race-draenei': [land('hill', mine('draenei')), AFTER, mine('draenei')],
    'race-dwarves': [land('mountain', cost(1)), AND, mine('dwarves')],
    'race-ethereals': [
      land('swamp', other('orcs'), artifact('doomhammer')),
      AFTER,
      land('hill', mine('ethereals'), artifact('doomhammer')),
    ],
    'race-forsaken': [other('humans'), AFTER, coins(1), AFTER, mine('forsaken')],
    'race-gnomes': [
      mine('gnomes', 2),
      AND,
      { die: 2 },
      AFTER,
      land('mountain', other('orcs'), cost(4)),
    ],
    'race-goblins': [land('field', other('humans', 2), marker('bomb')), mine('goblins')],
    bombs: [marker('bomb'), AFTER, marker('explosive'), marker('dud')],
    'race-humans': [land('hill', other('orcs'), marker('objective')), mine('humans')],
    'race-kobolds': [land('hill', symbol('cavern')), MEETS, land('swamp', symbol('cavern'))],
    'race-naga': [land('sea', mine('naga', 2)), AFTER, land('field', ANCHOR, cost(2))],
    'race-night-elves': [land('forest', mine('night_elves'), marker('wall'))],
    'race-orcs': [land('field', other('humans')), AFTER, land('field', mine('orcs', 3)), coins(1)],
    'race-pandaren': [marker('harmony'), other('orcs'), AFTER, coins(2), AFTER, mine('pandaren')],
    'race-tauren': [land('hill', mine('tauren', 2)), land('field', mine('tauren', 2))],
    'race-trolls': [land('swamp', MURLOC), AFTER, cost(2)],
    'race-worgen': [mine('worgen'), coins(2), { sign: '/' }, mine('worgen'), cost(1)],
    'power-archaeologist': [
      land('hill', artifact('frostmourne'), coins(1)),
      land('swamp', place('karazhan'), coins(1)),
    ],
    'power-herbalist': [land('hill', coins(1))],
    'power-farmer': [land('field', coins(1))],
    'power-mountaineer': [land('mountain', coins(1))],
    'power-mining': [land('hill', symbol('cavern'), coins(1))],
    'power-ranger': [land('forest', coins(1))],
    'power-blacksmith': [land('hill', cost(1)), land('mountain', cost(2))],
    'power-beastmaster': [
      land('hill', mine('orcs')),
      land('hill', mine('orcs')),
      AFTER,
      marker('beast', 2),
    ],
    'power-seafaring': [{ icon: 'ui/ship' }, AFTER, land('field', ANCHOR, cost(2))],
    'power-defensive': [land('field', mine('humans'), marker('tower'))],
    'power-marsh-dweller': [coins(1), AFTER, land('swamp', other('trolls', 2))],
    'power-portal-mage': [
      land('hill', mine('gnomes', 3), symbol('magic')),
      MEETS,
      land('swamp', other('orcs'), symbol('magic')),
    ],
    'power-explorer': [{ wide: own(BookIsland, { islands: ISLANDS }) }, AFTER, coins(2)],
    'power-peat-cutter': [land('swamp', coins(1))],
    'power-fishing': [land('lake'), land('field', mine('trolls'), coins(1))],
    'power-champion': [
      marker('champion'),
      AFTER,
      land('mountain', other('orcs', 3)),
      AFTER,
      land('mountain', marker('champion')),
    ],
    'power-warlord': [
      land('hill', other('orcs')),
      AFTER,
      land('hill', mine('humans', 3)),
      coins(1),
    ],
    'power-intimidating': [
      land('hill', other('orcs', 2)),
      AFTER,
      land('hill', other('orcs')),
      land('field', other('orcs', 2)),
    ],
    'power-enraged': [land('mountain', other('dwarves', 3)), AFTER, coins(3)],
    'power-garrison': [land('hill', mine('humans'), marker('fort')), AFTER, cost(4)],
    factions: [
      side('alliance'),
      ...['draenei', 'dwarves', 'gnomes'].map((race) => mine(race)),
      side('horde'),
      ...['blood_elves', 'forsaken', 'goblins'].map((race) => other(race)),
      side('neutral'),
    ],
    'faction-bonus': [
      { icon: 'warcraft/factions/horde' },
      AFTER,
      land('field', other('humans', 2)),
      AFTER,
      coins(1),
    ],
    'team-game': [side('alliance'), { icon: 'ui/conquer' }, side('horde')],
  },
}
