import type { Component } from 'svelte'
import type { Position } from '$lib/api/types'
import type { TableNames } from '$lib/text/tableNames'
import type { Draft } from './draft.svelte'

/** Something that can be put on the board or taken from it. */
export type Tool = {
  id: string
  label: string
  /** The path of its icon. */
  icon: string
  /** Whose it is; null for what belongs to nobody. */
  seat: number | null
  /** Whether it is a race in decline. */
  declined?: boolean
}

/** What a game brings so that its positions can be set up by hand. */
export interface Drafting {
  /** What lies ready to be put on the board. */
  tools: (position: Position, tableNames: TableNames) => Tool[]
  /** How many of something are in a region. */
  count: (position: Position, tool: string, region: string) => number
  /** The position with one more or one less of something in a region. */
  put: (position: Position, tool: string, region: string, by: 1 | -1) => Position
  /** What players have, and what lies beside the board. */
  Panel: Component<{ draft: Draft }>
  /** What a step of a turn is called. */
  phase: (phase: string) => string
}
