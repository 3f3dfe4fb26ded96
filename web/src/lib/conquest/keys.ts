import type { Key } from '$games/game'

/** The keys of a map with regions to take and a row of combos. */
export const KEYS: readonly Key[] = [
  ['←↑→↓', 'pages-key-arrows'],
  ['T', 'pages-key-target'],
  ['Enter', 'pages-key-enter'],
  ['+ −', 'pages-key-plus'],
  ['I', 'pages-key-receipt'],
  ['Home', 'pages-key-home'],
  ['1–6', 'pages-key-combos'],
]
