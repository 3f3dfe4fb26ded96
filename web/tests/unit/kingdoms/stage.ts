import { flushSync, mount, unmount, type Component } from 'svelte'
import { KingdomsSession } from '$games/kingdoms/session.svelte'
import type { KingdomsPosition } from '$games/kingdoms/types'
import type { Action, Facts, Snapshot } from '$lib/api/types'
import { Table } from '$lib/table/table.svelte'
import { texts, type Language } from '$lib/text/texts.svelte'
import { step } from '../actions'
import { wordsOf } from '../words'

export const PLAIN = {
  facts: {},
  what: null,
  total: null,
  parts: [],
  needs: null,
  chance: null,
  dues: [],
}
const HAND = { faction: 'orcs', tower: 0, magic: 0, hero: null, hero_level: 0, retired: [] }
export const stand = (player: number) => ({
  meeples: [{ player, hero: false, laid: false }],
  fortress: null,
  neutral: false,
})

export function speak(language: Language): void {
  texts.use(language, ...wordsOf(language, 'kingdoms'))
}

/** A position where the first player fights the second for Larkwood. */
export function position(players: number): KingdomsPosition {
  return {
    round: 3,
    turn_player: 0,
    active: 0,
    selected: 'patrol',
    shields: [],
    triggered: false,
    cards: [],
    territories: ['amberfold', 'cinderholt', 'eldwater'],
    players: Array.from({ length: players }, (_, seat) => ({
      ...HAND,
      magic: seat,
      resources: { food: 4 - 3 * seat, mana: 3, ore: 3 + 3 * seat, silver: 0 },
    })),
    regions: { a1: stand(0), a6: stand(0), a2: stand(1), c1: stand(1) },
    acting: { duty: [], moves_left: 0, pay_due: 0, paid: [] },
    war: { region: 'a2', attacker: 0, defender: 1, revealed: false, dials: [null, null] },
    compass: { night: false, roll: 0, number: 0 },
  } as unknown as KingdomsPosition
}

export const dial = (count: number, ...payments: string[]): Action => ({
  ...PLAIN,
  ...step('dial', { count }),
  facts: { payments },
})

/** What the server tells of the war: the first player attacks, and has less than the second. */
export const WAR: Facts = {
  rival: 1,
  tie: 1,
  flags: 'alliance',
  highest: 9,
  worth: 9,
  pays: ['mana 3 2', 'ore 3 1'],
  loss: 'retreat',
  retreat: 2,
  units: 4,
  fortress: 0,
  rival_highest: 11,
  rival_worth: 12,
  rival_pays: ['mana 3 2', 'ore 6 1'],
  rival_loss: 'dear',
  rival_retreat: 2,
  rival_units: 1,
  rival_fortress: 1,
}

export function at(players: number, told: Partial<Snapshot> = {}): KingdomsSession {
  const table = new Table('war')
  table.take({
    game: 'kingdoms',
    status: 'playing',
    version: 1,
    setup: {},
    seats: ['Mira', 'Tomáš', 'Bramble'].slice(0, players).map((name, seat) => ({
      kind: 'person',
      bot: null,
      connected: true,
      seat,
      name,
    })),
    yours: [0],
    position: position(players),
    decision: { player: 0, kind: 'dial', facts: WAR },
    actions: [{ ...PLAIN, ...step('flag') }, dial(1, '0 0 1 0'), dial(7, '0 3 1 0', '0 2 3 0')],
    entries: [],
    income: {},
    rounds: null,
    ...told,
  } as unknown as Snapshot)
  const session = new KingdomsSession(table)
  session.follow()
  return session
}

export function shown(component: unknown, props: object): HTMLElement {
  const target = document.createElement('div')
  const one = mount(component as Component, { target, props: props as never })
  flushSync()
  const seen = target.cloneNode(true) as HTMLElement
  void unmount(one)
  return seen
}

/** A space of the action card, as the server offers it. */
export const space = (action: string, facts: Facts, total: number | null = null): Action => ({
  ...PLAIN,
  ...step('select', { action }),
  facts: { hindrance: null, ...facts },
  total,
  parts: total === null ? [] : [{ amount: total, key: 'price.printed', rule: '' }],
})

/** The first player chooses an action: research can be paid for, expanding cannot. */
export function selecting(): KingdomsSession {
  return at(3, {
    decision: { player: 0, kind: 'select', facts: { part: 'select' } },
    actions: [
      space('patrol', { movers: 2 }),
      space('research', { resource: 'mana', units: 3, points: 1 }, 3),
      space('expand', { resource: 'food', units: 4, points: 1, hindrance: 'too_dear' }, 5),
    ],
    position: { ...position(3), selected: 'none', shields: ['build'], war: PEACE },
  } as unknown as Partial<Snapshot>)
}

export const PEACE = {
  region: null,
  attacker: -1,
  defender: -1,
  revealed: false,
  dials: [null, null],
}

/** Notes what a session sends instead of sending it; `after` is what the table then shows. */
export function sentBy(
  session: KingdomsSession,
  after: (action: string) => void = () => {},
): string[] {
  const sent: string[] = []
  session.table.act = async (action) => {
    sent.push(String(action))
    after(String(action))
  }
  return sent
}
