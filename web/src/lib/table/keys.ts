import type { Prompt, Session } from '$games/game'
import { settings } from './settings.svelte'

export type Shown = 'log' | 'chat' | 'players' | 'map' | 'help'

/** What the page does for keys that are not about moves. */
export type PageKeys = { show: (what: Shown) => void }

const SHOWN: Record<string, Shown> = { l: 'log', c: 'chat', p: 'players', m: 'map', '?': 'help' }

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return !!element?.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]',
  )
}

/** Presses the button of the prompt that has this key. */
function pressButton(key: string, prompt: Prompt, busy: boolean): boolean {
  const buttons = [...prompt.side, ...(prompt.primary ? [prompt.primary] : [])]
  const button = buttons.find((one) => one.key?.toLowerCase() === key)
  if (!button || button.disabled || busy) return false
  void button.run()
  return true
}

/** Answers a single key; true when it meant something. A key held down is pressed once. */
export function pressKey(event: KeyboardEvent, session: Session, page: PageKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false
  if (event.repeat || document.querySelector('dialog[open]')) return false
  const key = event.key.toLowerCase()
  if (key === 'escape') return session.escape() || !!session.table.advice?.close()
  if (!settings.shortcuts) return false
  const shown = SHOWN[key]
  if (shown) {
    page.show(shown)
    return true
  }
  const { table } = session
  if (key === 'u' && table.snapshot?.undo && !table.busy) {
    void session.undo()
    return true
  }
  if (key === 'h' && table.advice?.offered) {
    table.advice.toggle()
    return true
  }
  return pressButton(key, session.prompt, table.busy) || session.press(key)
}
