import { t } from '$lib/text/texts.svelte'
import type { Prompt } from '$games/game'
import type { Play } from '../play.svelte'
import { nothing } from './common'

/** What is waited for while somebody else is asked. */
export function waiting(play: Play): Prompt {
  const { snapshot, asked } = play.table
  if (!snapshot) return nothing('ui/timer', t('ui-loading'))
  if (snapshot.status === 'waiting') return nothing('ui/timer', t('pages-waiting-for-seats'))
  if (snapshot.status === 'closed') return nothing('ui/score', t('entry-closed'))
  if (snapshot.status === 'over') return nothing('ui/score', t('phase-over'))
  if (asked === null) return nothing('ui/die', t('phase-die'))
  const icon = snapshot.seats[asked]?.kind === 'bot' ? 'ui/bot' : 'ui/timer'
  return { ...nothing(icon, waitingFor(play, asked), planning(play)), side: unpin(play) }
}

/** Who is waited for, and for how many tokens where they are driven out. */
function waitingFor(play: Play, asked: number): string {
  const player = play.table.name(asked)
  const kind = play.table.snapshot?.decision?.kind
  const driven = play.position?.players[asked]?.driven_out ?? {}
  const tokens = Object.values(driven).reduce((sum, one) => sum + one, 0)
  if (kind === 'withdraw' && tokens) return t('prompt-withdraw-waiting', { player, hand: tokens })
  return t('prompt-waiting-for', { player })
}

/** What the other does; and what to do meanwhile, for whoever has a seat. */
function planning(play: Play): string {
  const kind = play.table.snapshot?.decision?.kind ?? 'choice'
  const phase = t(`phase-${kind.replaceAll('_', '-')}`)
  return play.mayPlan ? `${phase} · ${t('pages-pins-how')}` : phase
}

function unpin(play: Play) {
  if (!play.pins.regions.length) return []
  return [{ id: 'unpin', label: t('pages-pins-clear'), run: () => play.pins.clear() }]
}
