export type Tab = 'moves' | 'mistakes' | 'cards' | 'position'

/** What stands beside the board. */
export const TABS: readonly { id: Tab; icon: string }[] = [
  { id: 'moves', icon: 'ui/log' },
  { id: 'mistakes', icon: 'ui/mistakes' },
  { id: 'cards', icon: 'ui/cards' },
  { id: 'position', icon: 'ui/position' },
]
