import type { MapLook } from '$lib/board/mapLook'
import { own, type Own, type Piece, type Pictures } from '$lib/rulebook/pictures'
import BookPiece from './BookPiece.svelte'
import BookTerritory from './BookTerritory.svelte'
import Clock from './Clock.svelte'
import FortressView from './FortressView.svelte'
import Glossary from './Glossary.svelte'
import MeepleView from './MeepleView.svelte'
import { ACTIONS, type Ground, type Meeple, type Resource } from './types'

/** You, and somebody else. */
const MINE = 0
const OTHERS = 1
const AFTER = { sign: '→' }
const AND = { sign: '+' }
const MEETS = { sign: '↔' }
const BEATS = { sign: '>' }
const LOOK: MapLook = {
  game: 'kingdoms',
  pressed: [],
  counted: [],
  beside: [],
  markers: {},
  signs: {},
  seals: [],
  notes: {},
  hues: {},
}

const one = (player: number, kind: Partial<Meeple> = {}): Meeple => ({
  player,
  hero: false,
  laid: false,
  ...kind,
})
const ground = (...meeples: Meeple[]): Ground => ({ meeples, fortress: null, neutral: false })
const meeple = (player: number, kind: Partial<Meeple> = {}): Own =>
  own(MeepleView, { meeple: one(player, kind) })
const fortress = (player: number, laid = false) => own(FortressView, { fortress: { player, laid } })
const units = (kind: Resource | 'any', count = 1) => own(BookPiece, { units: kind, count })
const action = (name: string, shielded = false) => own(BookPiece, { action: name, shielded })
const dial = (number: number | 'flag', seat: number) => own(BookPiece, { dial: number, seat })
const points = (count: number) => own(BookPiece, { points: count })
const tower = (level: number) => own(BookPiece, { tower: level })
const magic = (level: number) => own(BookPiece, { magic: level })
const land = (kind: string, ...on: Piece[]) => ({ land: kind, on })
const territory = (
  regions: Record<string, Ground>,
  shown: { lit?: readonly string[]; war?: string } = {},
  id = 'amberfold',
) => ({ wide: own(BookTerritory, { territory: id, regions, ...shown }) })

const ME = meeple(MINE)
const YOU = meeple(OTHERS)
const LYING = meeple(MINE, { laid: true })
const HERO = meeple(MINE, { hero: true })
const NEUTRAL = own(MeepleView, { meeple: null })

/** The pictures of the rulebook. */
export const PICTURES: Pictures = {
  look: LOOK,
  Glossary,
  drawn: {
    about: [
      units('food'),
      AFTER,
      ME,
      units('ore'),
      AFTER,
      tower(1),
      units('mana'),
      AFTER,
      magic(1),
    ],
    points: [
      ME,
      points(1),
      magic(3),
      points(3),
      tower(5),
      points(6),
      land('capital', ME),
      points(2),
    ],
    triggers: [ME, { sign: '× 7' }, tower(6), magic(5)],
    territory: [territory({}, { lit: ['a1', 'a2', 'a3', 'a5', 'a6'] })],
    kinds: ['plains', 'mountain', 'forest', 'ruins', 'capital', 'peaks', 'tundra'].map((kind) =>
      land(kind),
    ),
    adjacent: [territory({ a4: ground(one(MINE)) }, { lit: ['a1', 'a2', 'a3', 'a5', 'a6'] })],
    pieces: [ME, LYING, HERO, fortress(MINE), fortress(MINE, true)],
    'what-you-get': [
      ME,
      { sign: '× 7' },
      ...(['food', 'mana', 'ore'] as const).map((kind) => units(kind)),
      dial(7, MINE),
      dial('flag', OTHERS),
    ],
    start: [units('food', 3), units('mana', 2), units('ore'), AND, land('plains', ME, ME)],
    'choose-action': ACTIONS.map((name) => action(name, name === 'build' || name === 'quest')),
    follow: [action('build', true), { sign: '/' }, action('collect')],
    clearing: ACTIONS.map((name) => action(name, name !== 'trade')),
    yields: [
      land('plains', ME, units('food')),
      land('mountain', ME, units('ore')),
      land('forest', ME, units('mana')),
      land('peaks', ME, units('silver')),
      land('ruins', LYING, units('any')),
      land('tundra', ME, units('any')),
    ],
    'who-collects': [land('ruins', LYING, units('any')), land('plains', ME, YOU, units('food'))],
    'last-meeple': [ME, AND, units('any')],
    room: [land('plains', ME, YOU), land('tundra', ME)],
    'entering-is-war': [
      territory({ a1: ground(one(MINE)), a4: ground(one(OTHERS)) }, { war: 'a4' }),
    ],
    patrol: [territory({ a1: ground(one(MINE)) }, { lit: ['a2', 'a4', 'a5'] })],
    quest: [
      territory({ a1: ground(one(MINE)) }),
      AFTER,
      territory({}, { lit: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'] }, 'ironbarrow'),
    ],
    build: [1, 2, 3, 4, 6, 8].flatMap((worth, level) => [tower(level + 1), points(worth)]),
    research: [units('mana', 3), AND, magic(2), AFTER, magic(3)],
    expand: [units('food', 3), AND, land('plains', ME), AFTER, land('plains', ME, ME)],
    trade: [units('food', 3), AFTER, units('ore', 3)],
    'who-fights': [land('forest', ME, YOU, fortress(OTHERS))],
    setting: [dial(5, MINE), { icon: 'ui/conquer' }, dial('flag', OTHERS)],
    winner: [
      dial(6, MINE),
      BEATS,
      dial(4, OTHERS),
      AND,
      dial('flag', MINE),
      dial('flag', OTHERS),
      AFTER,
      { icon: 'kingdoms/markers/alliance' },
    ],
    'war-price': [dial(4, MINE), AFTER, units('mana', 2)],
    'war-discounts': [fortress(MINE), units('ore', 2), AFTER, dial(3, MINE)],
    retreating: [units('food', 4), AFTER, land('plains', ME)],
    alliance: [land('capital', ME, { icon: 'kingdoms/markers/alliance' }, YOU)],
    ruins: [land('ruins', LYING), AFTER, units('any')],
    capital: [land('capital', ME), points(2), land('capital', ME, YOU), points(1)],
    'water-and-crags': [land('water'), land('crag')],
    'magic-levels': [1, 2, 3, 4, 5].map((level) => magic(level)),
    hero: [HERO],
    retiring: [HERO, AFTER, ME, AND, points(3)],
    'fortress-placing': [action('build'), AFTER, land('plains', ME, fortress(MINE))],
    'fortress-in-war': [land('plains', fortress(OTHERS)), AND, dial(3, OTHERS)],
    'fortress-lost': [fortress(MINE), tower(3), AFTER, tower(2)],
    'fortress-lying': [land('plains', fortress(OTHERS, true))],
    silver: [
      units('silver'),
      { sign: '=' },
      units('food'),
      { sign: '/' },
      units('mana'),
      { sign: '/' },
      units('ore'),
    ],
    tundra: [land('tundra', ME, units('any'))],
    'leaving-tundra': [land('tundra', ME), AFTER, land('plains', ME)],
    'lying-meeple': [LYING, action('patrol'), AFTER, ME],
    'lost-kingdom': [land('mountain', NEUTRAL), land('forest', NEUTRAL), land('plains', NEUTRAL)],
    neutrals: [
      ME,
      AFTER,
      land('mountain', NEUTRAL),
      { cost: 5 },
      land('forest', NEUTRAL),
      { cost: 4 },
    ],
    'two-flags': [dial('flag', MINE), dial('flag', OTHERS)],
    'solo-setup': [
      land('forest', YOU),
      land('mountain', YOU),
      units('food', 3),
      units('mana', 3),
      units('ore', 3),
    ],
    'compass-ring': [{ wide: own(Clock, { roll: 4, night: false }) }],
    'day-and-night': [
      { icon: 'kingdoms/markers/compass_day' },
      MEETS,
      { icon: 'kingdoms/markers/compass_night' },
      units('food'),
      units('mana'),
      units('ore'),
    ],
    picking: [{ wide: own(Clock, { roll: 2, night: false, hour: 5, skipped: [2, 3, 4] }) }],
    'solo-war': [
      ME,
      { sign: '× 4' },
      AFTER,
      dial(8, OTHERS),
      AFTER,
      units('mana', 3),
      units('ore'),
      fortress(MINE),
    ],
  },
}
