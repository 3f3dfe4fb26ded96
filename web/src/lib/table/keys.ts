import type { Key, Prompt, Session } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import { pressing } from './pressing.svelte'
import { settings } from './settings.svelte'

export type Shown = 'guide' | 'log' | 'odds' | 'cards' | 'chat' | 'players' | 'map' | 'help'

/** What the page does for keys that are not about moves. */
export type PageKeys = { show: (what: Shown) => void }

const SHOWN: Record<string, Shown> = {
  g: 'guide',
  l: 'log',
  o: 'odds',
  k: 'cards',
  c: 'chat',
  p: 'players',
  m: 'map',
  '?': 'help',
}

/** The keys of the page in the order they are listed, with the names of their texts. */
const OF_PAGE: readonly Key[] = [
  ['G', 'pages-key-guide'],
  ['L', 'pages-key-log'],
  ['K', 'pages-key-cards'],
  ['C', 'pages-key-chat'],
  ['P', 'pages-key-players'],
  ['M', 'pages-key-map'],
  ['Esc', 'pages-key-escape'],
  ['?', 'pages-key-help'],
]

/** The keys of the map: the first of them leads there, wherever one is. */
const OF_MAP: readonly string[] = [
  ...['arrowup', 'arrowdown', 'arrowleft', 'arrowright'],
  ...['t', 'home', 'enter'],
]

/** The keys that count only while pieces are spread. */
const SPREADING = '+ −'

/** Every key that means something now: those of the game, of the buttons shown, and of the page. */
export function keysNow(session: Session, keys: readonly Key[]): [string, string][] {
  const { prompt, table } = session
  const named = (some: readonly Key[]) =>
    some.map(([key, name]): [string, string] => [key, t(name)])
  const ofGame =
    session.keys ?? keys.filter(([key]) => key !== SPREADING || session.placing !== false)
  const buttons = [prompt.primary, ...prompt.side]
    .filter((one) => one?.key && !one.disabled)
    .map((one): [string, string] => [one!.key!, one!.label])
  const all = [
    ...buttons,
    ...named([
      ...(table.snapshot?.undo ? [['U', 'pages-key-undo'] as const] : []),
      ...(table.advice?.offered ? [['H', 'pages-key-hint'] as const] : []),
      ...(table.reel?.seconds ? [['W', 'pages-key-watch'] as const] : []),
      ...ofGame,
      ...(table.advice?.odds?.offered ? [['O', 'pages-key-odds'] as const] : []),
      ...OF_PAGE,
    ]),
  ]
  // What the question claims for itself is told, not what the key means elsewhere.
  return all.filter(([key], place) => all.findIndex(([other]) => other === key) === place)
}

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return !!element?.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]',
  )
}

/** Whether Enter presses what has the focus. */
function pressable(target: EventTarget | null): boolean {
  return !!(target as HTMLElement | null)?.closest?.(
    'button, a, summary, [role=button], [role=radio], [role=tab]',
  )
}

/** Whether a key of the map means something where the focus is: on the map, on choices, or in what scrolls. */
function movesAlready(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-region], [role=tab], [role=radio], [role=slider], input')) return true
  if (key === 't') return false
  for (let one: Element | null = target; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight + 1 && scrolls(one)) return true
  return false
}

function scrolls(one: Element): boolean {
  return one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowY)
}

/** Presses the button of the prompt that has this key. */
function pressButton(key: string, prompt: Prompt, busy: boolean): boolean {
  const buttons = [...prompt.side, ...(prompt.primary ? [prompt.primary] : [])]
  const button = buttons.find((one) => one.key?.toLowerCase() === key)
  if (!button || button.disabled || busy) return false
  void pressing.run(button)
  return true
}

/** Answers a single key; true when it meant something. A key held down is pressed once. */
export function pressKey(event: KeyboardEvent, session: Session, page: PageKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false
  if (event.repeat || document.querySelector('dialog[open]')) return false
  const key = event.key.toLowerCase()
  if (key === 'escape') return session.escape() || !!session.table.advice?.close()
  if (!settings.shortcuts || (key === 'enter' && pressable(event.target))) return false
  const { table } = session
  // What runs is hurried first: no key shall mean two things.
  if (key === 'e' && table.playback?.running) {
    if (table.reel?.watched) table.playback.finish()
    else table.playback.hurry()
    return true
  }
  // What the question of the game claims for itself means that, and opens no panel.
  if (!table.busy && session.press(key)) return true
  const shown = SHOWN[key]
  if (shown && (shown !== 'odds' || table.advice?.odds?.offered)) {
    page.show(shown)
    return true
  }
  if (key === 'u' && table.snapshot?.undo && !table.busy && !table.playback?.held) {
    void pressing.run({ id: 'undo', run: () => session.undo() })
    return true
  }
  if (key === 'w' && table.reel?.seconds) {
    table.watch()
    return true
  }
  if (key === 'h' && table.advice?.offered) {
    table.advice.toggle()
    return true
  }
  if (pressButton(key, session.prompt, table.busy)) return true
  if (!OF_MAP.includes(key) || movesAlready(key, event.target)) return false
  page.show('map')
  return true
}
