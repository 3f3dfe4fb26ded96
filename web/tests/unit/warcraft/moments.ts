import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { WarcraftSession } from '$games/warcraft/session.svelte'
import { written } from '$lib/api/actions'
import type { Snapshot } from '$lib/api/types'
import { Table } from '$lib/table/table.svelte'

/** Positions on islands, as tools/fixtures.py wrote them. */
export const MOMENTS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dev/warcraft.json'), 'utf8'),
) as Record<string, Snapshot>

/** A session at a moment, whose moves are kept instead of sent. */
export function at(moment: string): { session: WarcraftSession; sent: string[] } {
  const table = new Table(moment)
  const more = { table: moment, version: 1, moves: 1, host: false, undo: false, rounds: 10 }
  table.take({ ...MOMENTS[moment]!, ...more })
  const sent: string[] = []
  vi.spyOn(table, 'act').mockImplementation(async (action) => void sent.push(written(action)))
  const session = new WarcraftSession(table)
  session.follow()
  return { session, sent }
}
