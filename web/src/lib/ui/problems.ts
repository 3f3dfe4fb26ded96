import { ApiError } from '$lib/api/http'
import { t, texts, type Arguments } from '$lib/text/texts.svelte'

/** What goes wrong only where a page keeps its own games. */
const OF_SITES = [
  'played_elsewhere',
  'storage_full',
  'storage_failed',
  'needs_server',
  'face_down',
  'by_letters',
  'letter_unreadable',
  'letter_rules',
  'letter_content',
  'letter_differs',
  'letter_move',
  'letter_not_mine',
  'letter_seal',
  'letter_digest',
  'letter_dice',
  'letter_others',
  'letter_not_due',
  'parcel_none',
  'table_unreadable',
  'parcel_over',
  'parcel_others',
  'parcel_published',
]

/** What went wrong, in words for a person. */
export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) return t('pages-away')
  if (error.code === 'away') return t('pages-away')
  if (OF_SITES.includes(error.body.key ?? ''))
    return t(`site-${error.body.key!.replaceAll('_', '-')}`, error.body.values as Arguments)
  if (error.body.key === 'words') return t('people-words')
  const key = `shelf-refused-${error.body.key?.replace(/^shelf-/, '')}`
  if (error.body.key?.startsWith('shelf-') && texts.has(key))
    return t(key, error.body.values as Arguments)
  return t(`error-${error.code.replaceAll('_', '-')}`)
}
