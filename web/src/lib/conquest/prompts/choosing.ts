import { asNumber } from '$lib/api/actions'
import { t } from '$lib/text/texts.svelte'
import type { Button, Prompt } from '$games/game'
import type { Play } from '../play.svelte'
import { aboutSelected, army, done, doSelected, hand, press, type Place } from './common'
import { makingPeace } from './peace'

function declineDetail(play: Play): string {
  const coins = play.plain('decline')?.total ?? null
  if (coins === null) return t('pages-choice-detail')
  return `${t('prompt-choice-decline')}: ${t('prompt-choice-decline-preview', { coins })}`
}

/** The start of a turn: play on, or decline. */
export function choice(play: Play, where: Place): Prompt {
  const expand = press(play, 'expand', {
    label: t('stage-press-region'),
    key: 'E',
    look: 'missing',
  })
  const prompt: Prompt = {
    icon: 'ui/human',
    title: t('prompt-choice', { race: army(play)?.race ?? '' }),
    detail: declineDetail(play),
    side: press(play, 'decline', {
      label: t('prompt-choice-decline'),
      icon: 'ui/decline',
      key: 'D',
    }),
    primary: doSelected(play, where)[0] ?? expand[0] ?? null,
  }
  return aboutSelected(prompt, play, where)
}

/** Picking a combo: whoever does sees a new one. */
export function pick(play: Play): Prompt {
  const place = play.combo
  const combo = place === null ? undefined : play.row[place]
  const action = place === null ? null : play.pickAt(place)
  const price = asNumber(action?.facts.price) ?? place ?? 0
  return {
    icon: 'ui/winner',
    title: t('prompt-pick'),
    detail: combo ? t('prompt-pick-net', { price, coins: combo.coins }) : t('pages-pick-detail'),
    side: [],
    primary: combo
      ? {
          id: 'pick',
          label: t('prompt-pick-take', { race: combo.race, price }),
          key: 'E',
          look: 'primary',
          final: 'eye',
          disabled: !action,
          run: () => action && play.choose(action),
        }
      : {
          id: 'choose',
          label: t('stage-choose-combo'),
          look: 'missing',
          disabled: true,
          run: () => undefined,
        },
  }
}

/** Before the conquests: regions may be abandoned. */
export function ready(play: Play, where: Place): Prompt {
  const on = play.mode === ABANDON
  const detail = [t('prompt-in-hand-line', { n: hand(play) }), t('stage-ready-how')]
  const prompt: Prompt = {
    icon: on ? 'ui/abandon' : 'ui/conquer',
    title: t(on ? 'pages-abandon' : 'prompt-choose-target'),
    detail: detail.join(' · '),
    warning: on ? t('prompt-ready-warning') : '',
    side: abandoning(play),
    primary: doSelected(play, where)[0] ?? done(play, t('stage-press-region'), { look: 'missing' }),
  }
  return aboutSelected(prompt, play, where)
}

const ABANDON = 'abandon'

/** The button behind which regions are abandoned. */
function abandoning(play: Play): Button[] {
  if (!play.verbs.includes(ABANDON)) return []
  const on = play.mode === ABANDON
  const run = () => {
    play.mode = on ? null : ABANDON
    play.selected = null
  }
  const label = t(on ? 'ui-cancel' : 'pages-abandon')
  return [{ id: 'mode-abandon', label, icon: 'ui/abandon', look: on ? 'on' : undefined, run }]
}

/** After scoring: peace with somebody, or a late decline. */
export function end(play: Play, where: Place): Prompt {
  const peace = play.table.actions.filter((one) => one.verb === 'peace')
  return peace.length ? makingPeace(play, where, peace) : lateDecline(play)
}

function lateDecline(play: Play): Prompt {
  return {
    icon: 'ui/decline',
    title: t('prompt-late-decline'),
    detail: t('name-race', { race: army(play)?.race ?? '' }),
    side: press(play, 'decline', {
      label: t('prompt-choice-decline'),
      icon: 'ui/decline',
      key: 'D',
    }),
    primary: done(play, t('prompt-late-decline-keep'), { final: 'turn' }),
  }
}
