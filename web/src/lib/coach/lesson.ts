import type { Action, Entry, Position, Snapshot } from '$lib/api/types'
import type { Arguments } from '$lib/text/texts.svelte'

/** What a step points at: a region, a button of the command bar, or a part of the page by its name. */
export type Anchor = { region: string } | { button: string } | { part: string }

/** A table at one moment, as a person saw it before a press. */
export type Moment = {
  readonly position: Position | null
  readonly snapshot: Snapshot
  readonly actions: readonly Action[]
}

/**
 * One idea of a guided game. Its texts are `coach-<id>` and, with an ending each, what it says (`-text`),
 * the same in other words (`-other`) and what one may do instead (`-also`).
 */
export type Step<S> = {
  id: string
  /** Whether its moment has come. */
  begins: (session: S) => boolean
  /** Whether what it asks for is done; left out where it is read, and gone on from by a press. */
  done?: (session: S) => boolean
  /** What it speaks of: the first of these that is on the screen. */
  anchors: (session: S) => Anchor[]
  /** The values of its texts. */
  values?: (session: S) => Arguments
}

/** Something that costs more than it brings: allowed, and answered by `coach-misstep-<id>`. */
export type Misstep<S> = {
  id: string
  /** The values of its answer where these entries were such a thing; else null. */
  seen: (entries: Entry[], before: Moment, session: S) => Arguments | null
}

/** A game that teaches itself: steps as data, drawn by the coach that all games share. */
export type Lesson<S> = {
  id: string
  steps: readonly Step<S>[]
  /** What is said of questions between the steps; it counts as none of them. */
  asides: readonly Step<S>[]
  missteps: readonly Misstep<S>[]
}

/** The endings of the texts of a step. */
export const ENDINGS = ['', '-text', '-other', '-also'] as const

/** Up to this step the goal of the game stands below what is said. */
export const GOAL_UNTIL = 6

/** No text of a step is longer, in words. */
export const MOST_WORDS = 60
