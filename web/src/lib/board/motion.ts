import type { Beat, Playback } from '$lib/motion/playback.svelte'
import { shiftsOf, type Shift } from './shifts'
import type { GameEvent, Position, SitePiece } from './types'

/** What a region lost: tokens of a race, and whose they were; null for those of nobody. */
export type Loss = { seat: number | null; race: string | null; tokens: number }

/** What is turned over: a bomb with what it turns out to be, or a site. */
export type Flipped = { bomb: string } | { site: SitePiece }

/** One thing that is seen on the map. */
export type Step = Beat &
  (
    | { kind: 'fly'; seat: number; race: string; count: number; region: string }
    | { kind: 'loss'; seat: number | null; race: string | null; region: string }
    | { kind: 'band'; seat: number; region: string }
    | { kind: 'marker'; marker: string; region: string }
    | { kind: 'flip'; region: string; turned: boolean; piece: Flipped }
    | { kind: 'march'; shifts: Shift[] }
    | { kind: 'slip'; region: string; lost: Loss[]; shaken: boolean }
    | { kind: 'found'; region: string; seat: number; site: string }
    | { kind: 'decline'; regions: string[] }
    | { kind: 'coins'; seat: number; regions: string[]; coins: number }
    | { kind: 'pick'; seat: number; race: string; coins: number }
    | { kind: 'need'; needs: number | null }
    | { kind: 'tumble'; needs: number | null }
    | { kind: 'face'; needs: number | null; face: number }
    | { kind: 'failed'; region: string }
    | { kind: 'pause' }
  )

/** What somebody else does is shown a little longer, what chance does for a bot shorter. */
const FLY = 320
const LEAVE = 240
const WIPE = 220
const BOT_CONQUEST = 900 / (FLY + LEAVE + WIPE)
const BOT_ROLL = 900 / 1550
/** What lies face down is turned over, lies there, and what came of it is told. */
const FLIP = 400
const TURNED = 300
const SLIP = 1800

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function regionsOf(position: Position, player: number): string[] {
  return Object.keys(position.regions).filter((id) => position.regions[id]!.player === player)
}

/** The moment of an event: the position before it and after it, and whether a bot did it. */
export type Moment = { before: Position; after: Position; bot: boolean }

function conquest(event: GameEvent, { bot }: Moment): Step[] {
  const { region, race, tokens, from, from_race: loser, lost_tribe: tribe, way } = event.facts
  const where = { region: text(region) }
  const pace = bot ? BOT_CONQUEST : 1
  const seat = event.player
  const steps: Step[] = []
  if (way === 'dragon') steps.push({ kind: 'marker', marker: 'dragon', ...where, ms: FLY })
  const count = typeof tokens === 'number' ? tokens : 1
  steps.push({ kind: 'fly', seat, race: text(race), count, ...where, ms: FLY * pace, stays: true })
  if (typeof from === 'number' || tribe) {
    const who = { seat: typeof from === 'number' ? from : null, race: text(loser) || null }
    steps.push({ kind: 'loss', ...who, ...where, ms: LEAVE * pace, stays: true })
  }
  const last = steps.reduce((sum, step) => sum + step.ms, 0)
  const ms = Math.max(WIPE * pace, bot ? 900 - last : 0)
  return [...steps, { kind: 'band', seat, ...where, ms, stays: true, sound: 'conquered' }]
}

/** First what is needed, then a die without readable faces, then its face. */
function roll(event: GameEvent, { bot }: Moment): Step[] {
  const { die, needs: told, region } = event.facts
  const pace = bot ? BOT_ROLL : 1
  const needs = typeof told === 'number' ? told : null
  const where = text(region) ? { region: text(region) } : {}
  const face = Number(die)
  return [
    { kind: 'need', needs, ...where, ms: 350 * pace },
    { kind: 'tumble', needs, ...where, ms: 750 * pace, sound: 'rolled' },
    { kind: 'face', needs, face, ...where, ms: 450 * pace, stays: true, calm: true },
  ]
}

/** All tokens of a race that a player has, on the map and off it. */
function tokensOf(position: Position, seat: number, race: string): number {
  const player = position.players[seat]
  const armies = player?.armies.filter((army) => army.race === race) ?? []
  const slots = armies.map((army) => army.slot)
  const held = Object.values(position.regions)
    .filter((region) => region.player === seat && slots.includes(region.slot ?? -1))
    .reduce((sum, region) => sum + region.tokens, 0)
  const hands = armies.reduce((sum, army) => sum + army.hand, 0)
  const out = Object.entries(player?.driven_out ?? {})
    .filter(([slot]) => slots.includes(Number(slot)))
    .reduce((sum, [, tokens]) => sum + tokens, 0)
  return held + hands + out
}

/** What the holder of a region loses between two positions. */
export function lossAt(region: string, before: Position, after: Position): Loss[] {
  const held = before.regions[region]
  if (!held || held.tokens === 0) return []
  if (held.player === null) return [{ seat: null, race: null, tokens: held.tokens }]
  const seat = held.player
  const army = before.players[seat]?.armies.find((one) => one.slot === held.slot)
  if (!army) return []
  const { race } = army
  const tokens = tokensOf(before, seat, race) - tokensOf(after, seat, race)
  return [{ seat, race, tokens: Math.max(0, tokens) }]
}

/** A bomb turned over, and who lost what by it. */
function bomb(event: GameEvent, moment: Moment): Step[] {
  const region = text(event.facts.region)
  const what = text(event.facts.what)
  if (what === 'planted') return [{ kind: 'marker', marker: 'bomb', region, ms: 420 }]
  if (what !== 'dud' && what !== 'explosive') return []
  const lost = what === 'explosive' ? lossAt(region, moment.before, moment.after) : []
  const shaken = what === 'explosive'
  return [
    { kind: 'flip', region, piece: { bomb: '' }, turned: false, ms: FLIP },
    { kind: 'flip', region, piece: { bomb: what }, turned: true, ms: TURNED, stays: true },
    { kind: 'slip', region, lost, shaken, ms: SLIP, calm: true },
  ]
}

/** A face-down site turned over. */
function site(event: GameEvent, { after }: Moment): Step[] {
  const region = text(event.facts.region)
  const id = text(event.facts.site)
  const lying = after.regions[region]?.sites?.find((one) => one.id === id)
  const found: SitePiece = lying ?? { id, kind: 'artifact' }
  const hidden: SitePiece = { id: '', kind: 'hidden' }
  return [
    { kind: 'flip', region, piece: { site: hidden }, turned: false, ms: FLIP },
    { kind: 'flip', region, piece: { site: found }, turned: true, ms: TURNED, stays: true },
    { kind: 'found', region, seat: event.player, site: id, ms: SLIP, calm: true },
  ]
}

/** Events beside which tokens may be moved by hand; all others move what they move themselves. */
const BESIDE: readonly string[] = ['gained', 'placed', 'peace', 'scored', 'revealed', 'turn_began']

/** Tokens that somebody moves over the land: taken up, put down, sent back. */
export function moves(events: readonly GameEvent[], { before, after, bot }: Moment): Step[] {
  if (!events.every((event) => BESIDE.includes(event.kind))) return []
  const shifts = shiftsOf(before, after)
  if (!shifts.length) return []
  return [{ kind: 'march', shifts, ms: FLY * (bot ? BOT_CONQUEST : 1) }]
}

/** What the events of an entry look like. */
export function stepsOf(events: readonly GameEvent[], moment: Moment): Step[] {
  return events.flatMap((event): Step[] => {
    const seat = event.player
    switch (event.kind) {
      case 'conquered':
        return conquest(event, moment)
      case 'rolled':
        return roll(event, moment)
      case 'attempt_failed':
        return [{ kind: 'failed', region: text(event.facts.region), ms: 300 }]
      case 'placed': {
        const marker = text(event.facts.marker)
        return [{ kind: 'marker', marker, region: text(event.facts.region), ms: 420 }]
      }
      case 'site_found':
        return site(event, moment)
      case 'bomb':
        return bomb(event, moment)
      case 'picked': {
        const coins = Number(event.facts.price)
        return [{ kind: 'pick', seat, race: text(event.facts.race), coins, ms: 360 + 90 * coins }]
      }
      case 'declined': {
        const regions = regionsOf(moment.before, seat)
        const ms = Math.min(700, 60 * regions.length + 200)
        return [{ kind: 'decline', regions, ms, sound: 'declined' }]
      }
      case 'scored': {
        const regions = regionsOf(moment.before, seat)
        const coins = Number(event.facts.coins)
        const ms = Math.min(1200, 50 * coins + 500)
        return [{ kind: 'coins', seat, regions, coins, ms, sound: 'scored' }]
      }
      case 'turn_began':
        return [{ kind: 'pause', ms: 400 }]
      default:
        return []
    }
  })
}

/** Whether nothing but conquests is seen: of those two may be seen at once. */
export function onlyConquests(steps: readonly Step[]): boolean {
  const kinds: readonly string[] = ['fly', 'loss', 'band', 'march']
  return steps.length > 0 && steps.every((step) => kinds.includes(step.kind))
}

/** Regions whose own pieces are hidden while those of the motion are seen to leave. */
export function vacated(motion: Playback | undefined): string[] {
  const beats = (motion?.playing ?? []).map(({ beat }) => beat)
  return beats.filter((beat) => beat.kind === 'loss').map((beat) => beat.region ?? '')
}
