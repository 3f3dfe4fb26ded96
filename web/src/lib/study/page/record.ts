import { ApiError } from '$lib/api/http'
import { t, texts } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'

/** A record that was opened on this device, until the page is left. */
let opened: unknown = null

/** Reads the record of a file and keeps it for the page that studies it; says what is wrong with it. */
export async function openRecord(file: Blob): Promise<string> {
  try {
    opened = JSON.parse(await file.text())
    return ''
  } catch {
    opened = null
    return t('study-file-unreadable')
  }
}

export function openedRecord(): unknown {
  return opened
}

/** What is wrong with a game that cannot be studied, in words. */
export function studyProblem(error: unknown): string {
  const body = error instanceof ApiError ? error.body : null
  const key = `study-${(body?.key ?? '').replaceAll('_', '-')}`
  return body?.key && texts.has(key) ? t(key, body.values ?? {}) : problem(error)
}
