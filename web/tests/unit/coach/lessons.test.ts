import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KNOWN, loadGame } from '$games/registry'
import { ENDINGS, MOST_WORDS, type Lesson } from '$lib/coach/lesson'
import { wordsIn } from '$lib/coach/words'
import { bundleOf } from '$lib/text/texts.svelte'
import { localeNames } from '../../../tools/vite-locales'
import { wordsOf } from '../words'

const LANGUAGES = ['en', 'cs', 'pl', 'is'] as const
const ROOT = join(import.meta.dirname, '../../../..')

/** A value for everything a text of the coach may ask for; long ones, so that no sentence is longer. */
const VALUES: Record<string, string | number> = {
  player: 'Bramble',
  rounds: 10,
  tokens: 12,
  region: 'Kettlebarrow',
  other: 'Thistledown',
  cost: 3,
  least: 2,
  hand: 10,
  needs: 2,
  coins: 6,
  regions: 5,
  price: 2,
  does: 'Once per turn, attack any land region on any island as if adjacent, without shipping.',
  kind: 'artifact',
  prize: 'objective',
  laid: 'yes',
  open: 'yes',
  step: 3,
  steps: 9,
  action: 'expand',
  follows: 'yes',
  sure: 'yes',
  number: 11,
  most: 10,
  points: 12,
  theirs: 12,
  hour: 12,
  from: 11,
}

/** The first thing a game names of a kind. */
function firstOf(game: string, kind: string): string {
  const named = localeNames('en', game) as unknown as Record<string, Record<string, unknown>>
  return Object.keys(named[kind] ?? {})[0] ?? ''
}

/** Things of a game that texts of its coach name. */
const NAMED = {
  race: 'races',
  power: 'powers',
  site: 'sites',
  island: 'islands',
  faction: 'factions',
  foes: 'factions',
}

async function lessonsOf(game: string): Promise<readonly Lesson<never>[]> {
  return ((await (await loadGame(game)).lessons?.()) ?? []) as readonly Lesson<never>[]
}

/** The games that teach themselves. */
const TAUGHT = ['classic', 'warcraft', 'kingdoms']
const CASES = TAUGHT.flatMap((game) => LANGUAGES.map((language) => ({ game, language })))

describe.each(CASES)('the coach of $game speaks $language', async ({ game, language }) => {
  const bundle = bundleOf(language, ...wordsOf(language, game))
  const lessons = await lessonsOf(game)
  const things = Object.entries(NAMED).map(([name, kind]) => [name, firstOf(game, kind)])
  const values = { ...VALUES, ...Object.fromEntries(things) }

  function say(key: string): string {
    const message = bundle.getMessage(key)
    expect(message?.value, key).toBeTruthy()
    const errors: Error[] = []
    const text = bundle.formatPattern(message!.value!, values, errors)
    expect(errors, `${key}: ${text}`).toEqual([])
    return text
  }

  it('has something to teach', () => {
    expect(lessons.length).toBeGreaterThan(0)
    for (const { steps } of lessons) expect(steps.length).toBeGreaterThan(0)
    expect(say('coach-the-goal').split(/[.!?] /)).toHaveLength(1)
  })

  it('says every step and its other words in few words', () => {
    for (const { steps } of lessons)
      for (const { id } of steps)
        for (const ending of ENDINGS)
          expect(wordsIn(say(`coach-${id}${ending}`)), `${id}${ending}`).toBeLessThanOrEqual(
            MOST_WORDS,
          )
  })

  it('says what stands between the steps, and what a misstep costs', () => {
    for (const { id, asides, missteps } of lessons) {
      const titled = [`lesson-${id}`, `lesson-${id}-about`]
      const between = asides.flatMap((aside) => [`coach-${aside.id}`, `coach-${aside.id}-text`])
      const missed = missteps.map((one) => `coach-misstep-${one.id}`)
      for (const key of [...titled, ...between, ...missed])
        expect(wordsIn(say(key)), key).toBeLessThanOrEqual(MOST_WORDS)
    }
  })
})

/** All texts of the coach, by file. */
function coachFiles(): string[] {
  const folders = [
    'src/elbowroom/text/locales',
    ...KNOWN.map((game) => `src/elbowroom/games/${game}/texts`),
  ]
  return folders.flatMap((folder) =>
    LANGUAGES.flatMap((language) =>
      readdirSync(join(ROOT, folder, language))
        .filter((file) => /^(coach|tutorial)\.ftl$/.test(file))
        .map((file) => join(ROOT, folder, language, file)),
    ),
  )
}

it('quotes no button that is not one: what stands in quotes is the text of the button itself', () => {
  const files = coachFiles()
  expect(files.length).toBeGreaterThanOrEqual(8)
  for (const file of files) {
    const quoted = readFileSync(file, 'utf8').match(/[“„][^“”„]*[”“]/g) ?? []
    for (const words of quoted)
      expect(words, file).toMatch(/^[“„]\{ [a-z][a-z-]*( \$?[a-z]+)? \}[”“]$/)
  }
})
