import { eventSentences } from './sentences'
import { texts } from '$lib/text/texts.svelte'
import type { Telling } from '../game'

const ICONS: Record<string, string> = {
  selected: 'kingdoms/markers/shield',
  passed: 'ui/pass',
  collected: 'kingdoms/actions/collect',
  gained: 'kingdoms/actions/collect',
  lost: 'ui/abandon',
  paid: 'ui/toll',
  built: 'kingdoms/actions/build',
  researched: 'kingdoms/actions/research',
  expanded: 'kingdoms/actions/expand',
  traded: 'kingdoms/actions/trade',
  war_begun: 'ui/conquer',
  war_won: 'ui/conquer',
  neutral_beaten: 'ui/conquer',
  dial_set: 'ui/lock',
  revealed: 'kingdoms/markers/war_die',
  allied: 'kingdoms/markers/alliance',
  alliance_broken: 'kingdoms/markers/alliance',
  hero_kept: 'kingdoms/markers/hero',
  hero_advanced: 'kingdoms/markers/hero',
  hero_retired: 'kingdoms/markers/hero',
  laid_down: 'kingdoms/markers/laid_down',
  meeple_removed: 'ui/abandon',
  retreated: 'ui/abandon',
  fortress_restored: 'kingdoms/markers/fortress',
  fortress_removed: 'kingdoms/markers/fortress',
  fortress_laid_down: 'kingdoms/markers/fortress',
  moved: 'kingdoms/actions/patrol',
  charged: 'kingdoms/actions/patrol',
  stood_up: 'kingdoms/markers/meeple',
  started: 'kingdoms/markers/meeple',
  faction_taken: 'kingdoms/markers/shield',
  territory_chosen: 'kingdoms/terrains/capital',
  end_triggered: 'ui/timer',
  last_round: 'ui/timer',
  card_cleared: 'kingdoms/markers/shield',
  game_over: 'ui/winner',
}
/** Told without a crest: they belong to nobody, or to two. */
const COMMON: readonly string[] = ['revealed', 'card_cleared', 'game_over', 'war_begun']

/** How the events of this game are told in the log. */
export const telling: Telling = {
  icon({ kind, facts }) {
    if (kind === 'selected') return `kingdoms/actions/${String(facts.action)}`
    if (kind === 'moved') return `kingdoms/actions/${String(facts.by)}`
    if (kind === 'faction_taken') return `kingdoms/factions/${String(facts.faction)}`
    if (kind === 'hero_kept') return `kingdoms/heroes/${String(facts.hero)}`
    return ICONS[kind] ?? 'ui/log'
  },
  coins: () => 0,
  heading: (event) => event.kind === 'selected',
  bySeat: Object.keys(ICONS).filter((kind) => !COMMON.includes(kind)),
  merged: ['gained', 'lost', 'hero_drawn'],
  sentences: (events, tableNames) => eventSentences(events, tableNames, texts),
}
