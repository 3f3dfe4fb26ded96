import { edition } from '$edition'
import { call } from '$lib/api/http'
import type { Address } from '$lib/api/types'

let asked: Promise<Address> | null = null

/** How the server can be reached, asked once; where nobody answers, as this page was. */
export function serverAddress(): Promise<Address> {
  asked ??= call<Address>('GET', '/address').catch(() => {
    asked = null
    return { network: null, alone: false }
  })
  return asked
}

/** Whether a name means the computer it is written on, and no other. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname)
}

/** Where others find this server: as this page found it, or by its address in the network. */
export function originFor(others: Address, here: { origin: string; hostname: string }): string {
  return isLoopback(here.hostname) && others.network ? others.network : here.origin
}

/** The address others find a place of this page by. */
export async function sharedAddress(path: string): Promise<string> {
  if (edition.local) return new URL(edition.href(path), location.href).href
  return originFor(await serverAddress(), location) + path
}

/** Whom a link reaches: this computer alone, its network, or whoever reaches this page. */
export function reachOf(others: Address, hostname: string): 'computer' | 'network' | 'all' {
  if (!isLoopback(hostname)) return 'all'
  return others.network ? 'network' : 'computer'
}
