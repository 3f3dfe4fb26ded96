import type { Play } from './play.svelte'
import { promptOf, type Place } from './prompt'
import { settings } from './settings.svelte'

/** What the page does for keys that are not about moves. */
export type PageKeys = { show: (what: 'log' | 'chat' | 'players' | 'map' | 'help') => void }

const SHOWN: Record<string, 'log' | 'chat' | 'players' | 'map' | 'help'> = {
  l: 'log',
  c: 'chat',
  p: 'players',
  m: 'map',
  '?': 'help',
}

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return !!element?.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]',
  )
}

/** Presses the button of the prompt that has this key. */
function pressButton(key: string, play: Play, where: Place): boolean {
  const prompt = promptOf(play, where)
  const buttons = [...prompt.side, ...(prompt.primary ? [prompt.primary] : [])]
  const button = buttons.find((one) => one.key?.toLowerCase() === key)
  if (!button || button.disabled || play.table.busy) return false
  void button.run()
  return true
}

function chooseCombo(key: string, play: Play): boolean {
  const place = Number(key) - 1
  if (!(place >= 0 && place < (play.table.position?.row.length ?? 0))) return false
  play.combo = play.combo === place ? null : place
  return true
}

/** Answers a single key; true when it meant something. */
export function pressKey(event: KeyboardEvent, play: Play, where: Place, page: PageKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false
  if (document.querySelector('dialog[open]')) return false
  const key = event.key.toLowerCase()
  if (key === 'escape' && (play.mode || play.combo !== null || play.refusal)) {
    play.mode = null
    play.combo = null
    play.refusal = null
    return true
  }
  if (!settings.shortcuts) return false
  const shown = SHOWN[key]
  if (shown) {
    page.show(shown)
    return true
  }
  if (key === 'u' && play.table.snapshot?.undo && !play.table.busy) {
    void play.undo()
    return true
  }
  return pressButton(key, play, where) || chooseCombo(key, play)
}
