import { asId, regionOf, valueOf } from '$lib/api/actions'
import { doSelected, type Place } from '$lib/conquest/prompts/common'
import { t } from '$lib/text/texts.svelte'
import type { Prompt } from '../../game'
import type { WarcraftPlay } from '../play.svelte'

/** The start of a turn: one's own bombs are turned over, in any order. */
export function start(play: WarcraftPlay, where: Place): Prompt {
  const regions = new Set(play.table.actions.map(regionOf))
  return {
    icon: 'warcraft/markers/bomb',
    title: t('phase-start'),
    detail: t('prompt-start', { left: regions.size }),
    side: [
      ...play.table.actions
        .filter((one) => one.verb === 'disarm')
        .map((one) => ({
          id: one.do,
          label: t('prompt-start-disarm', { region: where.place(regionOf(one) ?? '') }),
          run: () => play.choose(one),
        })),
      ...doSelected(play, where),
    ],
    primary: null,
  }
}

/** Form and faction of this turn: one button for each. */
export function formUp(play: WarcraftPlay): Prompt {
  const choices = play.table.actions
  const forms = choices[0]?.verb === 'form'
  return {
    icon: forms ? 'warcraft/races/worgen' : 'warcraft/factions/neutral',
    title: t(forms ? 'prompt-form' : 'prompt-faction'),
    detail: '',
    side: choices.map((one) => {
      const choice = asId(valueOf(one, one.verb))
      return {
        id: one.do,
        label: forms ? t(`prompt-form-${choice}`) : t('prompt-faction-do', { faction: choice }),
        icon: forms ? undefined : `warcraft/factions/${choice}`,
        run: () => play.choose(one),
      }
    }),
    primary: null,
  }
}
