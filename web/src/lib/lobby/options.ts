import type { GameInfo } from '$lib/api/types'
import { t, texts } from '$lib/text/texts.svelte'

/** Options of a new table, by their names on the server. */
export type Options = Record<string, string | boolean | string[]>

/** An option people choose, as the manifest of its game declares it; its texts follow from its name. */
export type GameOption = GameInfo['choices'][number]

/** What people choose at a table of a game; of one that declares nothing, what is on or off. */
export function choicesOf(game: GameInfo | null, known: readonly string[]): readonly GameOption[] {
  if (!game || game.choices.length || known.includes(game.id)) return game?.choices ?? []
  return Object.entries(game.usual)
    .filter(([, usual]) => typeof usual === 'boolean')
    .map(([name]) => ({ name, values: [], usual: null, maps: false, needs: null, players: [] }))
}

function keyOf({ name }: GameOption): string {
  return `option-${name.replaceAll('_', '-')}`
}

/** What an option is called; where its game brings no words, its name. */
export function labelOf(option: GameOption): string {
  const key = keyOf(option)
  return texts.has(key) ? t(key) : option.name.replaceAll('_', ' ')
}

/** What an option means, in one line. */
export function aboutOf(option: GameOption): string {
  const key = `${keyOf(option)}-about`
  return texts.has(key) ? t(key) : ''
}

export function valueLabel(option: GameOption, value: string): string {
  const key = `${keyOf(option)}-${value.toLowerCase().replaceAll(/[_+]/g, '-')}`
  return texts.has(key) ? t(key) : value
}

export function mapLabel(option: GameOption, map: string): string {
  const key = `${keyOf(option)}-map`
  return texts.has(key) ? t(key, { map }) : map
}

/** The options that count at a table: those the game has, with these players and other options. */
export function openOptions(
  options: readonly GameOption[],
  game: GameInfo | null,
  players: number,
  chosen: Options,
): GameOption[] {
  return options.filter(
    ({ name, needs, players: only }) =>
      (game?.options.includes(name) ?? false) &&
      (!only.length || only.includes(players)) &&
      (needs === null || chosen[needs] === true),
  )
}

/** The kinds of map that a table with these options takes, one for each place. */
export function placesOf(game: GameInfo | null, players: number, chosen: Options): string[] {
  const other = Object.entries(chosen).map(([name, value]) => `${players} ${name}=${String(value)}`)
  const found = other.find((key) => game?.places[key])
  return game?.places[found ?? `${players}`] ?? []
}

/** Whether another map may be chosen: a place of its kind is free, and its card not used. */
export function mayLie(game: GameInfo, map: string, maps: string[], places: string[]): boolean {
  const side = (name: string) => game.sides.find((one) => one.name === name)
  const own = side(map)
  if (!own || maps.some((one) => side(one)?.card === own.card)) return false
  const taken = maps.filter((one) => side(one)?.kind === own.kind).length
  return places.filter((kind) => kind === own.kind).length > taken
}

/** What is played, in the words of the options that are set. */
export function settingOf(
  setup: Record<string, unknown>,
  options: readonly GameOption[],
): string[] {
  return options.flatMap((option) => {
    const value = setup[option.name]
    const only = option.players
    if (only.length && !only.includes(Number(setup.players))) return []
    if (option.needs !== null && setup[option.needs] !== true) return []
    if (option.maps && Array.isArray(value))
      return [`${labelOf(option)}: ${value.map((map) => mapLabel(option, String(map))).join(', ')}`]
    if (!option.values.length) return value === true ? [labelOf(option)] : []
    if (typeof value !== 'string' || !option.values.includes(value)) return []
    return [`${labelOf(option)}: ${valueLabel(option, value)}`]
  })
}
