import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * The journals of all tables in the browser's own database. Texts go in and out as the engine writes them;
 * what is written is on the disk before anybody is told.
 */

interface Tables extends DBSchema {
  heads: { key: string; value: { id: string; head: string } }
  /** By table and the version of the first entry. */
  batches: { key: [string, number]; value: { table: string; version: number; batch: string } }
  results: { key: string; value: { id: string; game: string; result: string } }
}

const NAME = 'elbowroom'
const VERSION = 1
const STRICT = { durability: 'strict' } as const
const LOCK = 'elbowroom-table-'
const CHANNEL = 'elbowroom-tables'

/** An answer to the engine: something, or the key of what went wrong. */
function told(ok: unknown): string {
  return JSON.stringify({ ok })
}

function fault(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  const key =
    name === 'QuotaExceededError'
      ? 'storage_full'
      : name === 'ConstraintError'
        ? 'conflict'
        : 'storage_failed'
  return JSON.stringify({ fault: key, message: error instanceof Error ? error.message : '' })
}

function attempt<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) {
  return async (...given: Given): Promise<string> => {
    try {
      return told((await work(...given)) ?? null)
    } catch (error) {
      return fault(error)
    }
  }
}

/** Hears of what other tabs do. */
export type Watcher = {
  /** Another tab has kept something of a table. */
  changed: (table: string) => void
  /** The tab that played at a table is gone, and this one plays now. */
  ours: (table: string) => void
}

export async function openDatabase(watcher: Watcher) {
  const database = await openDB<Tables>(NAME, VERSION, {
    upgrade(made) {
      made.createObjectStore('heads', { keyPath: 'id' })
      made.createObjectStore('batches', { keyPath: ['table', 'version'] })
      made.createObjectStore('results', { keyPath: 'id' })
    },
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<string>) => watcher.changed(event.data)
  return new Journals(database, channel, new Holding(watcher.ours))
}

class Journals {
  constructor(
    private readonly database: IDBPDatabase<Tables>,
    private readonly channel: BroadcastChannel,
    private readonly holding: Holding,
  ) {}

  create = attempt(async (id: string, head: string, batch: string) => {
    const work = this.database.transaction(['heads', 'batches'], 'readwrite', STRICT)
    void work.objectStore('heads').add({ id, head })
    void work.objectStore('batches').add({ table: id, version: 1, batch })
    await work.done
  })

  /** Keeps a batch; a head and a result with it where they are given, all of it or nothing. */
  append = attempt(
    async (id: string, version: number, batch: string, head: string, result: string) => {
      const work = this.database.transaction(['heads', 'batches', 'results'], 'readwrite', STRICT)
      work.done.catch(() => {})
      await work.objectStore('batches').add({ table: id, version, batch })
      if (head) void work.objectStore('heads').put({ id, head })
      if (result) {
        const { game } = JSON.parse(result) as { game: string }
        void work.objectStore('results').put({ id, game, result })
      }
      await work.done
      this.channel.postMessage(id)
    },
  )

  load = attempt(async (id: string) => {
    const found = await this.database.get('heads', id)
    return found ? { head: found.head, batches: await this.#batches(id, 0) } : null
  })

  since = attempt((id: string, version: number) => this.#batches(id, version))

  tables = attempt(async () => (await this.database.getAll('heads')).map(({ head }) => head))

  /** Writes a table anew, where somebody wants to be forgotten. */
  replace = attempt(async (id: string, head: string, batches: string) => {
    const work = this.database.transaction(['heads', 'batches'], 'readwrite', STRICT)
    void work.objectStore('heads').put({ id, head })
    void work.objectStore('batches').delete(this.#range(id, 0))
    for (const [version, batch] of JSON.parse(batches) as [number, string][])
      void work.objectStore('batches').put({ table: id, version, batch })
    await work.done
    this.channel.postMessage(id)
  })

  remove = attempt(async (id: string) => {
    const work = this.database.transaction(['heads', 'batches'], 'readwrite', STRICT)
    void work.objectStore('heads').delete(id)
    void work.objectStore('batches').delete(this.#range(id, 0))
    await work.done
  })

  results = attempt(async (game: string) =>
    (await this.database.getAll('results'))
      .filter((one) => one.game === game)
      .map(({ result }) => result),
  )

  hold = attempt((id: string) => this.holding.hold(id))

  letGo(id: string): void {
    this.holding.letGo(id)
  }

  #range(id: string, version: number): IDBKeyRange {
    return IDBKeyRange.bound([id, version], [id, Infinity], true)
  }

  async #batches(id: string, version: number): Promise<string[]> {
    const found = await this.database.getAll('batches', this.#range(id, version))
    return found.map(({ batch }) => batch)
  }
}

/** Which tables are played in this tab: one tab plays, the others watch. */
class Holding {
  #held = new Map<string, () => void>()
  #waiting = new Map<string, AbortController>()

  constructor(private readonly ours: (table: string) => void) {}

  async hold(id: string): Promise<boolean> {
    if (!('locks' in navigator) || this.#held.has(id)) return true
    if (this.#waiting.has(id)) return false
    const taken = await new Promise<boolean>((resolve) => {
      void navigator.locks.request(LOCK + id, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? this.#until(id) : undefined
      })
    })
    if (!taken) this.#wait(id)
    return taken
  }

  #until(id: string): Promise<void> {
    return new Promise((release) => this.#held.set(id, release))
  }

  #wait(id: string): void {
    const ending = new AbortController()
    this.#waiting.set(id, ending)
    navigator.locks
      .request(LOCK + id, { signal: ending.signal }, () => {
        this.#waiting.delete(id)
        const held = this.#until(id)
        this.ours(id)
        return held
      })
      .catch(() => {}) // nobody waits for it any more
  }

  letGo(id: string): void {
    this.#held.get(id)?.()
    this.#held.delete(id)
    this.#waiting.get(id)?.abort()
    this.#waiting.delete(id)
  }
}
