import { own } from '$lib/api/device'
import { ApiError, call, newKey } from '$lib/api/http'
import { heldSeats, knownTables } from '$lib/api/seats'
import type { Schema } from '$lib/api/types'
import { texts } from '$lib/text/texts.svelte'

/** Being told by this browser, or by mail, what happens while nobody looks. */

export type Offered = Schema<'Offered'>
export type Heard = Schema<'Heard'>

const SECRET = 'elbowroom.notices'
const ASKED = 'elbowroom.notices.asked'
/** A browser without a push service may never answer. */
const PATIENCE = 10_000
const NOBODY: Heard = { push: false, mail: null, confirmed: false, quiet: [22, 8], tables: [] }

/** What keeps this browser from being told: the key of the sentence that says so. */
export class Unable extends Error {
  constructor(readonly key: string) {
    super(key)
  }
}

class Notices {
  offered = $state.raw<Offered>({ push: null, mail: false })
  heard = $state.raw<Heard>(NOBODY)
  ready = $state(false)
  #spoken = texts.language
  #loading: Promise<void> | undefined

  /** Whether this browser could be told at all. */
  get pushable(): boolean {
    return (
      this.offered.push !== null &&
      'serviceWorker' in navigator &&
      'PushManager' in window &&
      'Notification' in window
    )
  }

  get on(): boolean {
    return this.heard.push || this.heard.mail !== null
  }

  /** Learns what the server offers, and what it tells this browser already. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #load(): Promise<void> {
    this.offered = await call<Offered>('GET', '/notices')
    if (this.secret)
      this.heard = await call<Heard>('GET', '/notices/mine', undefined, [this.secret])
    try {
      await this.#renew()
    } finally {
      this.ready = true
    }
  }

  get secret(): string | null {
    return own().getItem(SECRET)
  }

  /** Whether somebody has answered the question whether to be told. */
  get asked(): boolean {
    return own().getItem(ASKED) !== null
  }

  answer(): void {
    own().setItem(ASKED, 'yes')
  }

  #made(): string {
    const secret = this.secret ?? newKey()
    own().setItem(SECRET, secret)
    return secret
  }

  #habits(quiet: number[] = this.heard.quiet) {
    return {
      language: texts.language,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
      offset: -new Date().getTimezoneOffset(),
      quiet,
    }
  }

  /** Asks the browser, subscribes, and lets all seats of this device be told of. */
  async allow(): Promise<void> {
    if (!this.pushable) throw new Unable('notices-no-service')
    if ((await Notification.requestPermission()) !== 'granted') throw new Unable('notices-denied')
    await this.#send(await subscribed(this.offered.push!))
    await this.wantAll()
  }

  async #send(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON()
    const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, ...this.#habits() }
    this.heard = await call<Heard>('POST', '/notices/push', body, [this.#made()])
  }

  /** A subscription made with another key of the server, or lost there, is made anew. */
  async #renew(): Promise<void> {
    if (!this.secret || !this.pushable || Notification.permission !== 'granted') return
    const worker = await navigator.serviceWorker.getRegistration()
    const old = await worker?.pushManager.getSubscription()
    if (!old || (this.heard.push && fits(old, this.offered.push!))) return
    await this.#send(await subscribed(this.offered.push!))
    await this.wantAll()
  }

  /** Has the server ask an address whether it wants letters. */
  async write(address: string): Promise<void> {
    try {
      const body = { address: address.trim(), ...this.#habits() }
      this.heard = await call<Heard>('POST', '/notices/mail', body, [this.#made()])
    } catch (error) {
      throw error instanceof ApiError ? new Unable(MAIL[error.code] ?? 'notices-trouble') : error
    }
    await this.wantAll()
  }

  async setQuiet(from: number, to: number): Promise<void> {
    this.heard = { ...this.heard, quiet: [from, to] }
    await this.#tellHabits()
  }

  /** Tells the server the language and the quiet hours. */
  async #tellHabits(): Promise<void> {
    if (this.secret && this.on)
      this.heard = await call<Heard>('POST', '/notices/habits', this.#habits(), [this.secret])
  }

  /** Another language was chosen, perhaps. */
  speak(): void {
    if (!this.ready || this.#spoken === texts.language) return
    this.#spoken = texts.language
    void this.#tellHabits().catch(() => {})
  }

  /** One press ends it, here and at the server. */
  async stop(kind?: 'push' | 'mail'): Promise<void> {
    if (kind !== 'mail' && 'serviceWorker' in navigator) {
      const worker = await navigator.serviceWorker.getRegistration()
      await (await worker?.pushManager?.getSubscription())?.unsubscribe()
    }
    if (!this.secret) return
    const path = kind ? `/notices?kind=${kind}` : '/notices'
    this.heard = await call<Heard>('DELETE', path, undefined, [this.secret])
    if (!this.on) own().removeItem(SECRET)
  }

  /** Lets this device be told of a table it holds seats at. */
  async want(table: string): Promise<void> {
    if (!this.on || !this.secret || this.heard.tables.includes(table)) return
    const secrets = heldSeats(table).map((held) => held.secret)
    if (!secrets.length) return
    const body = { listener: this.secret, want: true }
    this.heard = await call<Heard>('POST', `/tables/${table}/notices`, body, secrets)
  }

  async wantAll(): Promise<void> {
    for (const { table } of knownTables()) await this.want(table).catch(() => {})
  }
}

const MAIL: Record<string, string> = {
  malformed: 'notices-bad-address',
  unavailable: 'notices-mail-away',
  not_now: 'notices-mail-refused',
  too_many: 'notices-mail-often',
}

function fits(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey
  if (!used) return true
  const bytes = bytesOf(key)
  return new Uint8Array(used).every((byte, place) => byte === bytes[place])
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** A subscription with the server's key; one with another key is ended first. */
async function subscribed(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready
  const old = await worker.pushManager.getSubscription()
  if (old && fits(old, key)) return old
  await old?.unsubscribe()
  const made = worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
  const never = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Unable('notices-no-service')), PATIENCE),
  )
  try {
    return await Promise.race([made, never])
  } catch {
    throw new Unable('notices-no-service')
  }
}

/** What went wrong, as the key of its sentence. */
export function unable(error: unknown): string {
  return error instanceof Unable ? error.key : 'notices-trouble'
}

/** Takes back what this browser shows about a table: somebody looks at it now. */
export async function dismiss(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  for (const shown of (await worker?.getNotifications?.({ tag: table })) ?? []) shown.close()
}

export const notices = new Notices()
