import { eventSentences } from '$lib/text/events'
import { texts } from '$lib/text/texts.svelte'
import type { Telling } from '$games/game'
import { news } from './news'

const ICONS: Record<string, string> = {
  turn_began: 'ui/timer',
  picked: 'ui/winner',
  revealed: 'ui/winner',
  abandoned: 'ui/abandon',
  conquered: 'ui/conquer',
  rolled: 'ui/die',
  attempt_failed: 'ui/die',
  gained: 'ui/tokens',
  scored: 'ui/score',
  declined: 'ui/decline',
  race_left: 'ui/decline',
  peace: 'ui/peace',
  game_over: 'ui/winner',
}

/** How the events that conquest games share are told in the log. */
export const telling: Telling = {
  icon: ({ kind }) => ICONS[kind] ?? 'ui/log',
  coins: (event) => (event.kind === 'scored' ? Number(event.facts.coins) : 0),
  heading: (event) => event.kind === 'turn_began',
  bySeat: [
    'picked',
    'conquered',
    'rolled',
    'attempt_failed',
    'abandoned',
    'placed',
    'declined',
    'gained',
    'peace',
  ],
  merged: ['placed', 'revealed', 'abandoned', 'conquered'],
  apart: ['conquered'],
  sentences: (events, tableNames) => eventSentences(events, tableNames, texts),
  news,
}
