import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry, GameEvent } from '$lib/api/types'
import { news, turnsSince } from '$lib/conquest/news'
import { telling } from '$lib/conquest/telling'
import { logLines } from '$lib/table/log'
import type { Table } from '$lib/table/table.svelte'
import { texts, type Language } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const NAMES = {
  players: ['Mira', 'Tomáš', 'Bramble'],
  places: { r01: 'Gooseham', r02: 'Foxrise', r03: 'Otterfen' },
  game: 'classic',
}
const ME = 0
const table = { name: (seat: number) => NAMES.players[seat] } as unknown as Table

let version = 0
const entry = (...events: GameEvent[]): Entry => {
  version += 1
  return { version, kind: 'action', seat: 0, at: '', move: version, events }
}
const undone = (to_move: number): Entry => {
  version += 1
  return { version, kind: 'undone', seat: 0, at: '', to_move }
}
const began = (player: number): GameEvent => ({ kind: 'turn_began', player, facts: { round: 2 } })
const took = (player: number, region: string, from: number | null = null): GameEvent => ({
  kind: 'conquered',
  player,
  facts: {
    region,
    tokens: 2,
    way: 'conquer',
    race: 'orcs',
    from,
    from_race: from === null ? null : 'elves',
    lost_tribe: false,
  },
})
const scored = (player: number, coins: number): GameEvent => ({
  kind: 'scored',
  player,
  facts: { coins, parts: [{ key: 'regions.orcs', coins }] },
})

function speak(language: Language): void {
  texts.use(language, ...wordsOf(language, 'classic'))
}

beforeEach(() => {
  version = 0
  speak('en')
})

/** My turn, then those of two others, then mine again. */
function round(): Entry[] {
  return [
    entry(began(ME)),
    entry(took(ME, 'r01')),
    entry(scored(ME, 4), began(1)),
    entry(took(1, 'r02', 2)),
    entry(took(1, 'r03', ME)),
    entry(scored(1, 8), began(2)),
    entry({ kind: 'declined', player: 2, facts: { race: 'humans' } }),
    entry(scored(2, 5), began(ME)),
    entry(took(ME, 'r03', 1)),
  ]
}

describe('news', () => {
  const told = (entries: Entry[], me: number | null = ME) =>
    news(entries, me, NAMES, []).map((one) => one.text)

  test('name who took what from whom; what is one’s own comes first', () => {
    expect(told(round())).toEqual([
      'Tomáš took Otterfen from you',
      'Tomáš took Foxrise from Bramble',
      'Bramble put the Humans in decline',
    ])
    expect(news(round(), ME, NAMES, []).map((one) => one.gain)).toEqual([8, 0, 5])
  })

  test('are brief beside a crest: no name, and no more than two places', () => {
    const three = [...round().slice(0, 4), entry(took(1, 'r01', 2)), entry(took(1, 'r03', 2))]
    expect(news(three, ME, NAMES, []).map((one) => one.brief)).toEqual([
      'took Foxrise, Gooseham +1 from Bramble',
    ])
    expect(news(round(), ME, NAMES, []).at(-1)!.brief).toBe('put the Humans in decline')
  })

  test('are the same in Czech, Polish and Icelandic', () => {
    const first = (['cs', 'pl', 'is'] as const).map((language) => {
      speak(language)
      return told(round())[0]
    })
    expect(first).toEqual([
      'Tomáš ti bere: Otterfen',
      'Tomáš zabiera ci: Otterfen',
      'Tomáš tók af þér: Otterfen',
    ])
  })

  test('begin anew when one’s own turn ends, and keep nothing of what was undone', () => {
    expect(told([...round(), entry(scored(ME, 3), began(1))])).toEqual([])
    expect(told([entry(began(1)), entry(took(1, 'r02')), undone(2)])).toEqual([])
    expect(turnsSince([entry(took(ME, 'r01'))], ME)).toEqual([])
  })

  test('of whoever only watches are those of the last turn', () => {
    expect(told(round().slice(0, 7), null)).toEqual(['Bramble put the Humans in decline'])
  })
})

describe('the log', () => {
  const lines = (entries: Entry[]) => logLines(entries, table, NAMES, telling)

  test('tells a run of conquests in one line, and a turn’s gain in its heading', () => {
    const told = lines([
      entry(began(1)),
      entry(took(1, 'r01')),
      entry(took(1, 'r02')),
      entry(took(1, 'r03')),
      entry(scored(1, 8), began(2)),
    ])
    expect(told.map((line) => line.text)).toEqual([
      'Round 2: Tomáš to play.',
      'Tomáš takes 3 regions: Gooseham, Foxrise and Otterfen.',
      'Tomáš scores 8 coins: land of the Orcs 8.',
      'Round 2: Bramble to play.',
    ])
    expect(told.map((line) => line.coins)).toEqual([8, 0, 0, 0])
  })

  test('tells of a roll what it needed', () => {
    const rolled = { kind: 'rolled', player: 1, facts: { die: 1, needs: 2, region: 'r01' } }
    expect(lines([entry(rolled)])[0]!.text).toBe('Tomáš rolls for Gooseham: needed 2, rolled 1.')
  })

  test('forgets everything that was taken back, step by step', () => {
    const before = [entry(began(1))]
    const entries = [...before, entry(took(1, 'r01')), entry(took(1, 'r02')), undone(3), undone(2)]
    expect(lines(entries)).toEqual(lines(before))
  })
})

describe('a bot that fails', () => {
  test.each([
    ['error', 'An error in the bot fox'],
    ['slow', 'takes too long'],
    ['ended', 'breaks off'],
    ['wrong', 'what is not allowed'],
    ['given_up', 'asked no more'],
  ])('is told with who stands in and why: %s', (why, words) => {
    const lines = logLines(
      [{ ...entry(took(1, 'r01')), seat: 1, bot: 'fox', why }],
      table,
      NAMES,
      telling,
    )
    expect(lines[0]!.text).toContain(words)
    expect(lines[0]!.text).toContain('Tomáš')
    expect(lines[0]!.text).toContain('drawn at random')
    expect(lines).toHaveLength(2)
  })
})
