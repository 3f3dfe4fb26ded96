import { ApiError } from '$lib/api/http'
import { t, texts } from '$lib/text/texts.svelte'
import { problem } from '$lib/ui/problems'

const KEY = 'elbowroom.study.record'

/** A record that was opened on this device, until its window is closed. */
let opened: unknown = null

/** Reads the record of a file and keeps it for the page that studies it; says what is wrong with it. */
export async function openRecord(file: Blob): Promise<string> {
  try {
    const text = await file.text()
    opened = JSON.parse(text)
    keep(text)
    return ''
  } catch {
    opened = null
    sessionStorage.removeItem(KEY)
    return t('study-file-unreadable')
  }
}

/** Keeps a record for a page that is loaded again; one that is too large for that is opened once more. */
function keep(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    sessionStorage.removeItem(KEY)
  }
}

export function openedRecord(): unknown {
  opened ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return opened
}

/** What is wrong with a game that cannot be studied, in words. */
export function studyProblem(error: unknown): string {
  const body = error instanceof ApiError ? error.body : null
  const key = `study-record-${(body?.key ?? '').replace(/^record_/, '').replaceAll('_', '-')}`
  return body?.key && texts.has(key) ? t(key, body.values ?? {}) : problem(error)
}
