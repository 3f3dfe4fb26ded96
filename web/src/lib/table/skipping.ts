import type { Button } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import type { Table } from './table.svelte'

/** The button that hurries what is seen. */
export function skipping(table: Table): Button {
  const { playback } = table
  return {
    id: 'hurry',
    label: t(table.mine ? 'motion-skip' : 'motion-skip-to-turn'),
    key: 'E',
    look: 'missing',
    run: () => (table.mine ? playback.hurry() : playback.skip()),
  }
}
