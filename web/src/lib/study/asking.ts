import { call } from '$lib/api/http'
import type { Making } from '$lib/api/types'

const PAUSE = 400

/**
 * Asks for something that may take the server a while, as long as it is wanted; null when it is
 * wanted no more.
 */
export async function studied<T extends { status: 'ready' }>(
  path: string,
  secrets: string[],
  wanted: () => boolean,
  told: (making: Making) => void = () => {},
): Promise<T | null> {
  while (wanted()) {
    const found = await call<T | Making>('GET', path, undefined, secrets)
    if (!wanted()) return null
    if (found.status === 'ready') return found
    told(found)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return null
}
