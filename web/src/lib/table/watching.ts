import type { Button, Prompt, Session, Telling } from '$games/game'
import { t } from '$lib/text/texts.svelte'
import { eventsOf } from './history'

/** What is to be done now; while the past is watched, what is seen of it and how to end that. */
export function promptOf(session: Session, telling: Telling): Prompt {
  return session.table.reel?.watched ? watching(session, telling) : session.prompt
}

function watching({ table, tableNames }: Session, telling: Telling): Prompt {
  const { playback, reel } = table
  return {
    icon: 'ui/replay',
    title: told(reel.shots.slice(0, reel.at + 1), (events) =>
      telling.sentences(events, tableNames),
    ),
    detail: t('watching-step', { step: reel.at + 1, steps: reel.shots.length }),
    side: [
      button('pause', playback.paused ? 'watching-go-on' : 'watching-pause', () =>
        playback.pause(),
      ),
      button('next', 'watching-next', () => playback.step()),
    ],
    primary: {
      ...button('hurry', table.awaited ? 'motion-skip-to-turn' : 'watching-end', () =>
        playback.finish(),
      ),
      key: 'E',
      look: 'early',
    },
  }
}

/** The newest of these that has a sentence. */
function told(
  shots: Session['table']['reel']['shots'],
  sentences: (events: ReturnType<typeof eventsOf>) => string[],
): string {
  for (const { entries } of shots.toReversed()) {
    const words = sentences(eventsOf(entries)).join(' ')
    if (words) return words
  }
  return t('motion-again')
}

function button(id: string, label: string, run: () => void): Button {
  return { id, label: t(label), run }
}
