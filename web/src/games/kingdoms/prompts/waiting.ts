import type { Prompt } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import type { KingdomsPlay } from '../play.svelte'

function nothing(icon: string, title: string, detail = ''): Prompt {
  return { icon, title, detail, side: [], primary: null }
}

/** What is waited for while somebody else is asked. */
export function waiting(play: KingdomsPlay, place: (region: string) => string): Prompt {
  const { snapshot, asked } = play.table
  if (!snapshot) return nothing('ui/timer', t('ui-loading'))
  if (snapshot.status === 'waiting') return nothing('ui/timer', t('pages-waiting-for-seats'))
  if (snapshot.status === 'closed') return nothing('ui/score', t('entry-closed'))
  if (snapshot.status === 'over') return nothing('ui/score', t('phase-over'))
  if (asked === null) return nothing('ui/die', t('phase-die'))
  const icon = snapshot.seats[asked]?.kind === 'bot' ? 'ui/bot' : 'ui/timer'
  return nothing(icon, t('prompt-waiting-for', { player: play.name(asked) }), doing(play, place))
}

/** What the other is asked. */
function doing(play: KingdomsPlay, place: (region: string) => string): string {
  const kind = play.table.snapshot?.decision?.kind ?? ''
  const { war } = play.position!
  const selected = play.chosen
  const words = [
    kind === 'act' && selected
      ? t('name-action', { action: selected })
      : t(`phase-${kind.replaceAll('_', '-')}`),
  ]
  if (war.region) words.push(t('pages-war-in', { region: place(war.region) }))
  if (kind === 'dial') words.push(t('prompt-dial-waiting'))
  return words.join(' · ')
}
