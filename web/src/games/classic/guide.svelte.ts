import type { Play } from '$lib/conquest/play.svelte'

const KEY = 'elbowroom.guide.'

/** Remembers that a table is a guided first game. */
export function beginGuide(table: string): void {
  localStorage.setItem(KEY + table, '')
}

/** What a guided game explains, each lesson once, when its moment comes. */
export const LESSONS = [
  'welcome',
  'pick',
  'enter',
  'conquer',
  'attempt',
  'nothing',
  'redeploy',
  'take',
  'place',
  'ghouls',
  'roll',
  'dragon',
  'peace',
  'late',
  'watch',
  'choice',
  'tired',
  'ready',
  'withdraw',
  'declined',
  'last',
] as const
export type Lesson = (typeof LESSONS)[number]

/** The lessons that fit the present moment, the most special first. */
function fitting(play: Play): Lesson[] {
  const { position } = play
  const { snapshot } = play.table
  if (!position || !snapshot) return []
  const me = play.table.viewer ?? 0
  if (!play.table.actions.length) return position.turns > 1 ? ['watch'] : []
  const round = position.round
  const has = (verb: string) => play.verbs.includes(verb)
  switch (play.kind) {
    case 'pick':
      return round === 1 ? ['welcome', 'pick'] : ['declined']
    case 'choice':
      if (round === snapshot.rounds) return ['last', 'choice']
      return round >= 3 ? ['tired', 'choice'] : ['choice']
    case 'conquer':
      return conquest(position.regions, me, has)
    case 'redeploy':
      return [has('take') ? 'take' : 'redeploy']
    case 'end':
      return [has('peace') ? 'peace' : 'late']
    case 'ready':
    case 'army_in_decline':
      return ['ghouls']
    case 'place':
    case 'withdraw':
      return [play.kind]
    default:
      return []
  }
}

type Regions = Record<string, { player: number | null; slot: number | null }>

function conquest(regions: Regions, me: number, has: (verb: string) => boolean): Lesson[] {
  const holds = Object.values(regions).some((region) => region.player === me && region.slot === 0)
  const special: Lesson[] = []
  if (has('roll')) special.push('roll')
  if (has('dragon')) special.push('dragon')
  if (has('conquer')) return [holds ? 'conquer' : 'enter', ...special]
  return has('attempt') ? ['attempt', ...special] : ['nothing', ...special]
}

/** The guide of one table: which lesson is shown, and which were. */
export class Guide {
  seen = $state<string[]>([])
  on = $state(false)
  readonly #table: string

  constructor(table: string) {
    this.#table = table
    const stored = localStorage.getItem(KEY + table)
    this.on = stored !== null
    this.seen = stored ? stored.split(' ') : []
  }

  /** The lesson of the moment that was not yet read. */
  lesson(play: Play): Lesson | null {
    if (!this.on) return null
    return fitting(play).find((lesson) => !this.seen.includes(lesson)) ?? null
  }

  read(lesson: Lesson): void {
    this.seen = [...this.seen, lesson]
    localStorage.setItem(KEY + this.#table, this.seen.join(' '))
  }

  end(): void {
    this.on = false
    localStorage.removeItem(KEY + this.#table)
  }
}
