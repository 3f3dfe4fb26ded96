import { ApiError, call } from '$lib/api/http'

const AGAIN = 3000
const MOST_TRIES = 12
/** Refusals that pass: the server has other things to do, or does not answer just now. */
const PASSING = ['unavailable', 'away']

/** The drawing of a map or land of one's own: the server makes it, and is asked again while it has no time. */
export async function ownDrawing<T>(wanted: object, pause = AGAIN): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call<T>('POST', '/workshop/drawing', wanted)
    } catch (error) {
      const passes = error instanceof ApiError && PASSING.includes(error.code)
      if (!passes || tries >= MOST_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
