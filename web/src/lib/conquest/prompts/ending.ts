import { t } from '$lib/text/texts.svelte'
import type { Prompt } from '$games/game'
import { NOTHING_TAKEN, type Play } from '../play.svelte'
import { conqueredThisTurn } from '../story'
import { done, leave } from './common'

/** The verbs with which a region is taken for tokens alone. */
const PAYABLE: readonly string[] = ['conquer', 'wield']

/**
 * How conquests are ended: with nothing more to take it is what most want next, early while there is, and
 * behind "More" while nothing was taken although something could be.
 */
export function conquestsEnd(play: Play): Pick<Prompt, 'primary' | 'more'> {
  const conquests = play.table.actions.filter((one) => one.verb !== 'done')
  if (!conquests.length || !play.plain('done'))
    return { primary: done(play, t('prompt-conquer-done')) }
  if (conqueredThisTurn(play.table.entries).length)
    return { primary: done(play, t('stage-conquering-done'), { look: 'early' }) }
  const end = leave(play, t('stage-end-without'), NOTHING_TAKEN)
  if (!conquests.some((one) => PAYABLE.includes(one.verb))) return { primary: end }
  return {
    more: end ? [{ ...end, key: undefined, look: undefined }] : [],
    primary: {
      id: 'nothing-yet',
      label: t('stage-conquer-first'),
      look: 'missing',
      disabled: true,
      run: () => undefined,
    },
  }
}
