import type { Key } from '$games/game'

/** What the keys of the page do. */
export type Walking = {
  go: (by: number) => void
  leap: (by: 1 | -1) => void
  toStart: () => void
  toEnd: () => void
  play: () => void
  nextMistake: () => void
  better: () => void
  whatIf: () => void
  map: () => void
  help: () => void
  escape: () => boolean
}

/** The keys of the page, as its list of keys names them. */
export const KEYS: readonly Key[] = [
  ['← →', 'study-key-move'],
  ['↑ ↓', 'study-key-turn'],
  ['Home End', 'study-key-ends'],
  ['Space', 'study-key-play'],
  ['N', 'study-key-mistake'],
  ['B', 'study-key-better'],
  ['W', 'study-key-what-if'],
  ['M', 'pages-key-map'],
  ['Esc', 'pages-key-escape'],
  ['?', 'pages-key-help'],
]

const DEEDS: Record<string, (walking: Walking) => unknown> = {
  ArrowLeft: (one) => one.go(-1),
  ArrowRight: (one) => one.go(1),
  '[': (one) => one.go(-1),
  ']': (one) => one.go(1),
  ArrowUp: (one) => one.leap(-1),
  ArrowDown: (one) => one.leap(1),
  Home: (one) => one.toStart(),
  End: (one) => one.toEnd(),
  ' ': (one) => one.play(),
  n: (one) => one.nextMistake(),
  b: (one) => one.better(),
  w: (one) => one.whatIf(),
  m: (one) => one.map(),
  '?': (one) => one.help(),
}
const IN_WORDS =
  'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable], dialog'
/** Keys with which other controls are pressed or walked through. */
const OF_CONTROLS: Record<string, string> = {
  ' ': 'button, a, summary, [role=button]',
  ArrowLeft: '[role=tab], [type=radio], [role=spinbutton]',
  ArrowRight: '[role=tab], [type=radio], [role=spinbutton]',
  ArrowUp: '[type=radio], [role=spinbutton]',
  ArrowDown: '[type=radio], [role=spinbutton]',
}

/** Answers a key; true when it meant something. */
export function pressKey(event: KeyboardEvent, walking: Walking): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target as Element | null
  if (target?.closest?.(IN_WORDS)) return false
  if (event.key === 'Escape') return walking.escape()
  const taken = OF_CONTROLS[event.key]
  if (taken && target?.closest?.(taken)) return false
  const deed = DEEDS[event.key] ?? DEEDS[event.key.toLowerCase()]
  if (!deed) return false
  deed(walking)
  return true
}
