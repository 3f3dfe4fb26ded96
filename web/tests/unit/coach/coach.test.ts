import { beforeEach, expect, test } from 'vitest'
import type { Session } from '$games/game'
import type { Entry } from '$lib/api/types'
import { Coach } from '$lib/coach/coach.svelte'
import type { Lesson, Step } from '$lib/coach/lesson'
import { stressed, wordsIn } from '$lib/coach/words'

/** A table that is asked whatever a test wants. */
type Fake = Session & { now: string }

function table(now: string): Fake {
  const snapshot = { undo: true }
  return {
    now,
    table: { id: 'abc', version: 1, yours: [0], snapshot, position: {}, actions: [] },
  } as unknown as Fake
}

const read = (id: string): Step<Fake> => ({
  id,
  begins: (session) => session.now === id,
  anchors: () => [{ part: id }],
})
const asked = (id: string): Step<Fake> => ({ ...read(id), done: (session) => session.now !== id })

const LESSON: Lesson<Fake> = {
  id: 'first',
  steps: [read('goal'), asked('pick'), asked('conquer'), asked('end')],
  asides: [read('aside')],
  missteps: [
    { id: 'dear', seen: (entries) => (entries[0]!.action === 'dear' ? { cost: 3 } : null) },
  ],
}

beforeEach(() => localStorage.clear())

function coachAt(now: string): { coach: Coach<Fake>; go: (next: string) => void } {
  const session = table(now)
  const coach = new Coach(LESSON, session)
  coach.follow()
  return {
    coach,
    go(next) {
      session.now = next
      coach.follow()
    },
  }
}

test('a step comes with its moment, and goes when what it asks for is done', () => {
  const { coach, go } = coachAt('goal')
  expect([coach.topic, coach.holds]).toEqual(['goal', true])
  coach.goOn()
  go('pick')
  expect([coach.topic, coach.holds]).toEqual(['pick', false])
  expect(coach.anchors).toEqual([{ part: 'pick' }])
  go('waiting')
  expect([coach.topic, coach.done]).toEqual(['wait', ['goal', 'pick']])
  go('end')
  go('waiting')
  expect(coach.over).toBe(true)
})

test('a moment that has passed is not waited for, and one that was left out may still come', () => {
  const { coach, go } = coachAt('goal')
  go('end')
  expect(coach.topic).toBe('end')
  expect(coach.done).toEqual(['goal'])
  go('conquer')
  expect(coach.topic).toBe('conquer')
})

test('between the steps an aside is said, which counts as none', () => {
  const { coach, go } = coachAt('goal')
  coach.goOn()
  go('aside')
  expect(coach.topic).toBe('aside')
  expect(coach.counts(coach.shown!)).toBe(false)
  go('end')
  go('aside')
  expect([coach.topic, coach.shown, coach.anchors]).toEqual(['over', null, []])
})

test('earlier steps can be read again, and point at nothing', () => {
  const { coach, go } = coachAt('goal')
  expect(coach.mayGoBack).toBe(false)
  coach.goOn()
  go('pick')
  coach.goBack()
  expect([coach.shown!.id, coach.anchors, coach.mayGoBack]).toEqual(['goal', [], false])
  coach.goOn()
  expect(coach.shown!.id).toBe('pick')
})

test('how far somebody is, and that they play alone, is remembered for the table', () => {
  const { coach } = coachAt('goal')
  coach.goOn()
  expect(new Coach(LESSON, table('pick')).done).toEqual(['goal'])
  coach.playAlone()
  expect(new Coach(LESSON, table('pick')).on).toBe(false)
})

test('a misstep is told until the next press', () => {
  const { coach } = coachAt('conquer')
  const entry = (action: string, seat: number) => ({ kind: 'action', action, seat }) as Entry
  coach.tell([entry('dear', 1)])
  expect(coach.misstep).toBeNull()
  coach.tell([entry('dear', 0)])
  expect(coach.misstep).toMatchObject({ id: 'dear', values: { cost: 3 } })
  coach.tell([entry('cheap', 1)])
  expect(coach.misstep).not.toBeNull()
  coach.tell([entry('cheap', 0)])
  expect(coach.misstep).toBeNull()
})

test('what the coach pointed at is no misstep', () => {
  const lesson: Lesson<Fake> = {
    ...LESSON,
    steps: [{ ...asked('conquer'), anchors: () => [{ button: 'selected' }, { region: 'r09' }] }],
  }
  const coach = new Coach(lesson, table('conquer'))
  coach.follow()
  const taken = (region: string) => {
    const events = [{ kind: 'conquered', player: 0, facts: { region } }]
    coach.tell([{ kind: 'action', action: 'dear', seat: 0, events } as unknown as Entry])
  }
  taken('r09')
  expect(coach.misstep).toBeNull()
  taken('r07')
  expect(coach.misstep).not.toBeNull()
})

test('what stands between asterisks is stressed, and signs are no words', () => {
  expect(stressed('Take *Foxrise* now')).toEqual([
    { text: 'Take ', strong: false },
    { text: 'Foxrise', strong: true },
    { text: ' now', strong: false },
  ])
  expect(wordsIn('move them with − and +.')).toBe(4)
})
