import { untrack } from 'svelte'
import { call } from '$lib/api/http'
import { forgetTable, knownTables, type KnownTable } from '$lib/api/seats'
import type { Schema } from '$lib/api/types'

/** One's own tables with whose turn it is there; title and badge count one's own turns. */

export type TurnLine = Schema<'TurnLine'>
export type Listed = { known: KnownTable; line: TurnLine; mine: boolean }

const MOST = 60
const BETWEEN = 60_000

export function isMine(line: TurnLine): boolean {
  return line.status === 'playing' && line.asked !== null && line.yours.includes(line.asked)
}

/** Those with the least time left first, then those without a clock, the newest first. */
export function inOrder(lines: readonly Listed[]): Listed[] {
  const left = ({ line }: Listed) => line.seconds ?? Infinity
  return [...lines].sort((one, other) => {
    const [a, b] = [left(one), left(other)]
    return a === b ? other.known.at - one.known.at : a - b
  })
}

class Turns {
  lines = $state.raw<Listed[]>([])
  /** Nothing was heard from the server yet. */
  away = $state(false)
  known = $state(false)
  #timer: ReturnType<typeof setInterval> | undefined

  get mine(): Listed[] {
    return inOrder(this.lines.filter((one) => one.mine))
  }

  get others(): Listed[] {
    return inOrder(
      this.lines.filter(({ mine, line }) => !mine && ['playing', 'waiting'].includes(line.status)),
    )
  }

  get finished(): Listed[] {
    return this.lines.filter(({ line }) => ['over', 'closed', 'away'].includes(line.status))
  }

  get count(): number {
    return this.lines.filter((one) => one.mine).length
  }

  async look(): Promise<void> {
    const tables = knownTables().slice(0, MOST)
    if (!tables.length) {
      this.#take([])
      return
    }
    const asked = tables.map(({ table, seats }) => ({
      table,
      secrets: seats.slice(0, 8).map((held) => held.secret),
    }))
    try {
      const found = await call<Schema<'Turns'>>('POST', '/turns', { tables: asked })
      const lines = found.tables.map((line, place) => {
        if (line.status === 'gone') forgetTable(line.table)
        return { known: tables[place]!, line, mine: isMine(line) }
      })
      this.#take(lines.filter(({ line }) => !['gone', 'not_yours'].includes(line.status)))
    } catch {
      this.away = true
    }
  }

  #take(lines: Listed[]): void {
    this.lines = lines
    this.away = false
    this.known = true
    badge(this.count)
  }

  /** Looks now, every minute, and when somebody comes back to the page. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.look()
    }
    // Whoever follows in an effect must not wait for what it looks up.
    untrack(() => void this.look())
    clearInterval(this.#timer)
    this.#timer = setInterval(look, BETWEEN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(this.#timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

/** Shows a number at the icon of the installed page. */
export function badge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  void shown?.catch(() => {})
}

export const turns = new Turns()
