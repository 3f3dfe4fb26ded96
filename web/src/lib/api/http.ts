import { edition } from '$edition'
import type { Answer } from '../../editions/edition'
import type { ErrorBody } from './types'

/** The server refused, or could not be reached (code `away`). */
export class ApiError extends Error {
  readonly body: ErrorBody
  readonly status: number

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }

  get code(): string {
    return this.body.code
  }
}

export const AWAY: ErrorBody = { code: 'away', message: 'The server does not answer.' }

/** Reads the error the server described, whatever stood in between. */
export function errorOf(status: number, answer: unknown): ApiError {
  const error = (answer as { error?: ErrorBody } | null)?.error
  if (error && typeof error.code === 'string') return new ApiError(status, error)
  return new ApiError(status, status >= 500 ? AWAY : { code: 'malformed', message: String(status) })
}

/** Calls the server; answers with the body, or throws an ApiError. */
export async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  secrets: string[] = [],
): Promise<T> {
  let answer: Answer
  try {
    answer = await edition.call(method, path, body, secrets)
  } catch {
    throw new ApiError(0, AWAY)
  }
  if (answer.status < 200 || answer.status > 299) throw errorOf(answer.status, answer.body)
  return answer.body as T
}

/** A key that makes resending a move safe. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
