import type { GameInfo } from '$lib/api/types'
import { t } from '$lib/text/texts.svelte'

/** Options of a new table, by their names on the server. */
export type Options = Record<string, string | boolean>

/** An option of a game: what it is called, and what it may be. */
export type GameOption = {
  name: string
  /** The text key of its name. */
  label: string
  /** The text key of what it means. */
  about?: string
  /** What it may be, the usual first, with the text keys; without, it is on or off. */
  choices?: readonly { value: string; label: string }[]
  /** What is meant where nobody says, if not the first choice. */
  usual?: string
  /** Counts only while this other option is on. */
  needs?: string
  /** Counts only for this number of players. */
  players?: number
  /** Its name stands only where it can be heard. */
  unnamed?: boolean
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
      (only ?? players) === players &&
      (needs === undefined || chosen[needs] === true),
  )
}

/** Options that are on or off, of a game whose folder this page does not have. */
export function plainOptions(game: GameInfo): GameOption[] {
  return Object.entries(game.usual)
    .filter(([, usual]) => typeof usual === 'boolean')
    .map(([name]) => ({ name, label: name.replaceAll('_', ' ') }))
}

/** What is played, in the words of the options that are set. */
export function settingOf(
  setup: Record<string, unknown>,
  options: readonly GameOption[],
): string[] {
  return options.flatMap(({ name, label, choices, players }) => {
    if (!choices) return setup[name] === true ? [t(label)] : []
    const chosen = choices.find(({ value }) => value === setup[name])
    return chosen && players === setup.players ? [`${t(label)}: ${t(chosen.label)}`] : []
  })
}
