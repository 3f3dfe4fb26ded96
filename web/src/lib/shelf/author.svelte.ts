import { rememberedName } from '$lib/api/seats'
import { Unreadable } from '$lib/workshop/made'

const KEY = 'elbowroom.author'
const BYTES = 24
const FITS = /^[A-Za-z0-9_-]{32,64}$/

type Kept = { name?: string; secret?: string; mine?: string[]; played?: string[] }

/** Who publishes from this browser: a name, and the secret that nobody else has. */
class Author {
  name = $state('')
  /** Addresses published from here, and those played from here. */
  mine = $state.raw<readonly string[]>([])
  played = $state.raw<readonly string[]>([])
  /** Whether this browser has a secret already. */
  known = $state(false)
  #secret = ''

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
      this.name = kept.name ?? ''
      this.mine = kept.mine ?? []
      this.played = kept.played ?? []
      if (FITS.test(kept.secret ?? '')) this.#secret = kept.secret!
      this.known = this.#secret !== ''
    } catch {
      // Nothing that can be read is kept: the author is new here.
    }
    this.name ||= rememberedName()
  }

  /** The secret; made when it is first needed. */
  secret(): string {
    if (!this.#secret) {
      const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
      this.#secret = btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
      this.known = true
      this.#keep()
    }
    return this.#secret
  }

  call(name: string): void {
    this.name = name
    this.#keep()
  }

  published(address: string): void {
    this.mine = [...new Set([...this.mine, address])]
    this.#keep()
  }

  plays(addresses: readonly string[]): void {
    this.played = [...new Set([...addresses, ...this.played])].slice(0, 60)
    this.#keep()
  }

  /** Begins anew: no name, no secret, nothing of one's own. */
  forget(): void {
    this.name = ''
    this.mine = []
    this.played = []
    this.known = false
    this.#secret = ''
    try {
      localStorage.removeItem(KEY)
    } catch {
      // A closed store: nothing was kept there.
    }
  }

  /** The secret as a file for a safe place. */
  file(): { name: string; text: string } {
    const text = JSON.stringify({ elbowroom: 'author', name: this.name, secret: this.secret() })
    return { name: 'elbowroom-author.json', text }
  }

  /** Takes over the secret of a file: one's own from another browser. */
  take(text: string): void {
    let given: Kept
    try {
      given = JSON.parse(text) as Kept
    } catch {
      throw new Unreadable('shelf-secret-unreadable')
    }
    if (!FITS.test(given?.secret ?? '')) throw new Unreadable('shelf-secret-unreadable')
    this.#secret = given.secret!
    this.known = true
    if (given.name) this.name = given.name
    this.#keep()
  }

  #keep(): void {
    const kept: Kept = {
      name: this.name,
      secret: this.#secret,
      mine: [...this.mine],
      played: [...this.played],
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A closed store: the file is the only place where the secret is kept.
    }
  }
}

export const author = new Author()
