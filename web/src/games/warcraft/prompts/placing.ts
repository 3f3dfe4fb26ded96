import { countOf, regionOf } from '$lib/api/actions'
import { even, inHand } from '$lib/board/arrangement'
import * as shared from '$lib/conquest/prompts/arranging'
import {
  done,
  doSelected,
  pressRegion,
  withSelected,
  type Place,
} from '$lib/conquest/prompts/common'
import { t } from '$lib/text/texts.svelte'
import type { Button, Prompt } from '../../game'
import { siteOf } from '../actions'
import type { WarcraftPlay } from '../play.svelte'

/** Tokens bought for the fallen: one button for each number. */
export function recruit(play: WarcraftPlay): Prompt {
  const offers = play.table.actions.filter((one) => one.verb === 'recruit')
  const most = Math.max(0, ...offers.map((one) => countOf(one) ?? 0))
  return {
    icon: 'warcraft/races/forsaken',
    title: t('phase-recruit'),
    detail: t('prompt-recruit', { most }),
    side: offers.map((one) => ({
      id: one.do,
      label: t('prompt-recruit-do', { count: countOf(one) ?? 0 }),
      run: () => play.choose(one),
    })),
    primary: done(play, t('prompt-recruit-none'), { look: 'early' }),
  }
}

/** Where the champion stands, which tokens are beasts, and then how all of them are spread. */
export function redeploy(play: WarcraftPlay, where: Place): Prompt {
  if (play.verbs.includes('champion')) return champion(play, where)
  if (play.arrangement?.verb === 'beast') return beasts(play)
  return shared.redeploy(play, where)
}

function champion(play: WarcraftPlay, where: Place): Prompt {
  const prompt: Prompt = {
    icon: 'warcraft/markers/champion',
    title: t('prompt-station'),
    detail: t(play.plain('done') ? 'pages-place-optional' : 'pages-place-must'),
    side: [],
    primary: done(play, t('prompt-station-done'), { look: 'early' }),
  }
  return withSelected(prompt, play, where)
}

function beasts(play: WarcraftPlay): Prompt {
  const left = inHand(play.arrangement!)
  return {
    icon: 'warcraft/markers/beast',
    title: t('prompt-assign', { left }),
    detail: t('pages-redeploy-detail'),
    side: [],
    tools: [
      {
        id: 'even',
        label: t('prompt-redeploy-even'),
        run: () => {
          if (play.arrangement) play.arrangement = even(play.arrangement)
        },
      },
    ],
    primary: done(play, t('ui-done'), {
      look: left ? 'missing' : 'primary',
      disabled: left > 0,
      final: 'turn',
    }),
  }
}

/** How the placements of this game are asked for: icon, words, and the word that ends them. */
const PLACED: Record<string, { icon: string; title: string; end?: string }> = {
  tower: { icon: 'tower', title: 'prompt-towers' },
  objective: { icon: 'objective', title: 'prompt-objectives' },
  plant: { icon: 'bomb', title: 'prompt-plant', end: 'prompt-plant-done' },
}

/** What is laid, placed and planted after the redeployment. */
export function place(play: WarcraftPlay, where: Place): Prompt {
  const some = play.table.actions.find((one) => regionOf(one) !== null)
  if (some?.verb === 'lay') {
    const site = siteOf(some)
    return {
      icon: `warcraft/sites/${site}`,
      title: t('prompt-lay', { site }),
      detail: '',
      side: [],
      primary: doSelected(play, where)[0] ?? pressRegion(),
    }
  }
  const known = PLACED[some?.verb ?? '']
  if (!known) return withAll(play, shared.place(play, where))
  const unused = left(play, known.icon)
  const prompt: Prompt = {
    icon: `warcraft/markers/${known.icon}`,
    title: t(known.title, { left: unused }),
    detail: '',
    side: [],
    primary: known.end
      ? done(play, t(known.end), { look: 'early', final: 'turn' })
      : shared.placed(play, unused),
  }
  return withSelected(prompt, play, where)
}

/** Pieces of a kind that may still be placed: in hand, or of the supply. */
function left(play: WarcraftPlay, marker: string): number {
  return shared.markersLeft(play, marker) || (play.position?.supply[marker] ?? 0)
}

/** With a button that puts a fort into every region. */
function withAll(play: WarcraftPlay, prompt: Prompt): Prompt {
  const forts = play.table.actions.filter((one) => one.verb === 'fort')
  if (!forts.length) return prompt
  const title = t('prompt-place', { marker: 'fort', left: left(play, 'fort') })
  if (forts.length < 2) return { ...prompt, title }
  const all: Button = {
    id: 'fort-all',
    label: t('prompt-fort-all'),
    run: async () => {
      for (const one of forts) if (!(await play.act(one.do))) return
    },
  }
  return { ...prompt, title, side: [...prompt.side, all] }
}

/** Units driven out find another region: the champion, tokens, then which of them are beasts. */
export function withdraw(play: WarcraftPlay, where: Place): Prompt {
  if (play.verbs.includes('champion')) return champion(play, where)
  if (play.arrangement?.verb === 'beast') return beasts(play)
  return shared.withdraw(play, where)
}
