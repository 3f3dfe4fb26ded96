import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Geometry, withPlaces, type GeometryData } from '$lib/board/geometry'
import type { Action, GameEvent, Position, Seat } from '$lib/board/types'
import { wordsOf } from '../words'
import { bundleOf, type Language } from '$lib/text/texts.svelte'
import type { Speaker } from '$lib/text/tableNames'

const root = join(import.meta.dirname, '../../..')

function read<Kind>(path: string): Kind {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Kind
}

export const drawn: Geometry[] = readdirSync(join(root, 'src/lib/board/geometry'))
  .sort()
  .map((file) => new Geometry(withPlaces(read<GeometryData>(`src/lib/board/geometry/${file}`))))

export function mapOf(map: string, orientation = 'landscape'): Geometry {
  return drawn.find(({ data }) => data.map === map && data.orientation === orientation)!
}

/** The data the engine plays on. */
export const engineMaps = read<{
  maps: Record<
    string,
    { regions: { id: string; adjacent: string[]; terrain: string; symbols: string[] }[] }
  >
}>('../src/elbowroom/games/classic/engine/data/classic.json').maps

export interface Moment {
  setup: { map: string }
  seats: Seat[]
  yours: number[]
  position: Position
  decision: { player: number; kind: string } | null
  actions: Action[]
  entries: { events: GameEvent[] }[]
}

/** A moment of a real game, as tools/fixtures.py wrote it. */
export function moment(name: string): Moment {
  return read<Moment>(`dev/fixtures/${name}.json`)
}

/** All messages of one language, and what was said without being there. */
export function speakerOf(language: Language): Speaker & { missing: string[] } {
  const bundle = bundleOf(language, ...wordsOf(language, 'classic'))
  const missing: string[] = []
  return {
    missing,
    has: (key) => bundle.hasMessage(key),
    say(key, values) {
      const errors: Error[] = []
      const message = bundle.getMessage(key)
      if (!message?.value) missing.push(key)
      const text = message?.value ? bundle.formatPattern(message.value, values, errors) : key
      missing.push(...errors.map((error) => `${key}: ${error.message}`))
      return text
    },
  }
}
