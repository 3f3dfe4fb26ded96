import { ApiError } from '$lib/api/http'
import { t } from '$lib/text/texts.svelte'

/** What went wrong, in words for a person. */
export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) return t('pages-away')
  if (error.code === 'away') return t('pages-away')
  if (error.body.key === 'words') return t('people-words')
  return t(`error-${error.code.replaceAll('_', '-')}`)
}
