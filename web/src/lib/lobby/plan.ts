import {
  BOT_NAMES,
  type ClockWish,
  type PatienceWish,
  type SeatKind,
  type TableWish,
} from '$lib/api/opening'
import type { GameInfo } from '$lib/api/types'
import { levelsOf, usualLevel } from './levels'
import { mayLie, openOptions, placesOf, type GameOption, type Options } from './options'

/** Who sits on a chair; an empty bot is the usual level. */
export type Chair = { kind: SeatKind; name: string; bot: string }

export const PACES = ['none', 'fast', 'days'] as const
export type Pace = (typeof PACES)[number]

/** How long a table waits for somebody. */
export const WAITS = ['short', 'usual', 'long', 'never'] as const
export type Waits = (typeof WAITS)[number]

const PATIENCE: Record<Waits, Omit<PatienceWish, 'consent'>> = {
  short: { away: 60, idle: 180, close: 86_400 },
  usual: { away: 120, idle: 600, close: 86_400 },
  long: { away: 3600, idle: 86_400, close: 3 * 86_400 },
  never: { away: null, idle: null, close: 7 * 86_400 },
}

/** Whether people play who may have to wait for each other and have no clock. */
export function mayWait(plan: Plan): boolean {
  const kinds = plan.chairs.slice(0, plan.players).map((one) => one.kind)
  return plan.pace === 'none' && kinds.some((kind) => kind === 'link' || kind === 'open')
}

/** Whose word it takes to go on without somebody. */
export const CONSENTS = ['most', 'all', 'one'] as const
export type Consent = (typeof CONSENTS)[number]

export function patienceOf(plan: Plan): PatienceWish {
  return { ...PATIENCE[plan.waits], consent: plan.consent }
}

/** What the lobby's form holds. */
export type Plan = {
  game: string
  players: number
  chairs: Chair[]
  pace: Pace
  waits: Waits
  consent: Consent
  openCoins: boolean
  spectators: boolean
  listed: boolean
  /** Whether hints are allowed; null: as is usual with such chairs. */
  hints: boolean | null
  /** Further options of a game, by their names on the server. */
  options: Options
}

const USUAL_PLAYERS = 3
const MOST_CHAIRS = 5

function chair(place: number): Chair {
  return { kind: place === 0 ? 'me' : 'bot', name: '', bot: '' }
}

export function newPlan(game: string | null = null): Plan {
  return {
    game: game ?? '',
    players: USUAL_PLAYERS,
    chairs: Array.from({ length: MOST_CHAIRS }, (_, place) => chair(place)),
    pace: 'none',
    waits: 'usual',
    consent: 'most',
    openCoins: false,
    spectators: true,
    listed: false,
    hints: null,
    options: {},
  }
}

/** The chairs with another kind on one of them: by letters all others play, or nobody does. */
export function withKind(chairs: Chair[], place: number, kind: SeatKind): Chair[] {
  return chairs.map((one, other) => {
    if (other === place) return { ...one, kind }
    if (!other) return kind === 'letter' ? { ...one, kind: 'me' } : one
    if (kind === 'letter') return { ...one, kind }
    return one.kind === 'letter' ? { ...one, kind: 'bot' } : one
  })
}

/** The further options that were chosen and count. */
export function optionsOf(
  { options: chosen, players }: Plan,
  game: GameInfo | null,
  options: readonly GameOption[],
): Options {
  const open = openOptions(options, game, players, chosen).map(({ name }) => name)
  const places = placesOf(game, players, chosen)
  const counts = ([name, value]: [string, Options[string]]) =>
    open.includes(name) && (!Array.isArray(value) || lies(game, value, places))
  return Object.fromEntries(Object.entries(chosen).filter(counts))
}

/** Whether chosen maps fill the places of a table; else chance deals. */
function lies(game: GameInfo | null, maps: string[], places: string[]): boolean {
  if (!game || maps.length !== places.length) return false
  return maps.every((map, place) => mayLie(game, map, maps.slice(0, place), places))
}

/** Whether a game has coins that may lie open. */
export function hasCoins(game: GameInfo | null): boolean {
  return game?.options.includes('open_coins') ?? true
}

/** Whether hints will be allowed: by themselves, where all people share this device. */
export function hintsOf(plan: Plan): boolean {
  const kinds = plan.chairs.slice(0, plan.players).map((one) => one.kind)
  return plan.hints ?? !kinds.some((kind) => kind === 'link' || kind === 'open')
}

/** The plan with another number of players, within what the game takes; the chairs stay. */
export function withPlayers(plan: Plan, players: number, game: GameInfo | null): Plan {
  const counts = game?.players ?? [players]
  const fitting = counts.includes(players) ? players : (counts.at(-1) ?? players)
  const chairs = [...plan.chairs]
  while (chairs.length < fitting) chairs.push(chair(chairs.length))
  return { ...plan, players: fitting, chairs }
}

export function clockOf(pace: Pace): ClockWish {
  if (pace === 'fast') return { kind: 'fast', seconds: 900, increment: 20 }
  return pace === 'days' ? { kind: 'days', days: 2 } : null
}

/** The name of the bot on a chair. */
export function botName(place: number): string {
  return BOT_NAMES[place % BOT_NAMES.length]!
}

/** The bot of a chair: the chosen one if the game offers it, else the usual one. */
export function botOf(chair: Chair, game: GameInfo | null): string {
  return levelsOf(game).includes(chair.bot) ? chair.bot : usualLevel(game)
}

export function wishOf(
  plan: Plan,
  me: string,
  clock: ClockWish,
  game: GameInfo | null,
  options: readonly GameOption[] = [],
): TableWish {
  const seats = plan.chairs.slice(0, plan.players).map((one, place) => {
    if (one.kind === 'bot') return { kind: one.kind, name: botName(place), bot: botOf(one, game) }
    if (one.kind === 'me') return { kind: one.kind, name: me }
    return { kind: one.kind, name: one.kind === 'here' ? one.name.trim() : '' }
  })
  return {
    game: game?.id ?? plan.game,
    players: plan.players,
    seats,
    options: {
      ...(hasCoins(game) ? { open_coins: plan.openCoins } : {}),
      ...optionsOf(plan, game, options),
    },
    private: !plan.listed && !seats.some((one) => one.kind === 'open'),
    spectators: plan.spectators,
    clock,
    ...(mayWait(plan) ? { patience: patienceOf(plan) } : {}),
    ...(game?.study ? { hints: hintsOf(plan) } : {}),
  }
}

/** One press: me against bots, with the number of players chosen. */
export function againstBots(
  plan: Plan,
  me: string,
  game: GameInfo | null,
  options: readonly GameOption[] = [],
): TableWish {
  const chairs = plan.chairs.map((one, place) => ({ ...chair(place), bot: one.bot }))
  return wishOf({ ...plan, chairs, listed: false, hints: null }, me, null, game, options)
}
