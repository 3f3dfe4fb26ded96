const KEY = 'elbowroom.bench'
/** After so long without a sign of its tab a draft is free again. */
const GONE_AFTER = 6000

type Lease = { tab: string; at: number }

/** Whose draft is on the bench: one tab of the browser has it, the others read. */
export class Bench {
  #tab = crypto.randomUUID?.() ?? String(Math.random())
  #held = ''

  /** Takes a draft, or tells that another tab has it; to be asked again every few seconds. */
  take(draft: string): boolean {
    const leases = this.#read()
    const other = leases[draft]
    if (other && other.tab !== this.#tab && Date.now() - other.at < GONE_AFTER) {
      this.#held = ''
      return false
    }
    this.#held = draft
    this.#write({ ...this.#others(leases), [draft]: { tab: this.#tab, at: Date.now() } })
    return true
  }

  /** Lets another tab have what is held here. */
  leave(): void {
    if (this.#held) this.#write(this.#others(this.#read()))
    this.#held = ''
  }

  /** What other tabs hold now. */
  #others(leases: Record<string, Lease>): Record<string, Lease> {
    return Object.fromEntries(
      Object.entries(leases).filter(
        ([, lease]) => lease.tab !== this.#tab && Date.now() - lease.at < GONE_AFTER,
      ),
    )
  }

  #read(): Record<string, Lease> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Lease>
    } catch {
      return {}
    }
  }

  #write(leases: Record<string, Lease>): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(leases))
    } catch {
      // Where nothing is kept no other tab has the draft either.
    }
  }
}
