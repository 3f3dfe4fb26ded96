import { saveFile } from '$lib/shelf/saving'
import { Drafts, type DraftData } from './drafts.svelte'
import type { Made } from './made'

/** Puts something into the workshop as a draft; a map is saved as a file. */
export function keepDraft(made: Made, more: Partial<DraftData> = {}): void {
  if (made.kind === 'map') {
    saveFile(`${made.document.id}.json`, JSON.stringify(made.document, null, 2))
    return
  }
  const drafts = new Drafts()
  drafts.open(made.game, made.document, more)
  drafts.saveNow()
}
