import { call } from '$lib/api/http'
import type { Making } from '$lib/api/types'

const PAUSE = 400

/**
 * Asks for something that may take the server a while, as long as it is wanted; null when it is
 * wanted no more. What it is about is sent along each time, where the server keeps nothing of it.
 */
export async function studied<T extends { status: 'ready' }>(
  path: string,
  secrets: string[],
  wanted: () => boolean,
  told: (making: Making) => void = () => {},
  body?: object,
): Promise<T | null> {
  while (wanted()) {
    const found = await call<T | Making>(body ? 'POST' : 'GET', path, body, secrets)
    if (!wanted()) return null
    if (found.status === 'ready') return found
    told(found)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return null
}
