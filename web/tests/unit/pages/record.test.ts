import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '$lib/api/http'
import { openRecord, studyProblem } from '$lib/study/page/record'
import { texts, type Language } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

beforeEach(() => {
  sessionStorage.clear()
  texts.use('en', ...wordsOf('en', 'classic'))
})

/** What a page that is loaded again has of the record. */
async function afresh(): Promise<unknown> {
  vi.resetModules()
  return (await import('$lib/study/page/record')).openedRecord()
}

test('a record is still there when its page is loaded again', async () => {
  expect(await openRecord(new Blob(['{"game":"classic"}']))).toBe('')
  expect(await afresh()).toEqual({ game: 'classic' })
})

test('a file that is cut short is refused, and no other is shown in its place', async () => {
  await openRecord(new Blob(['{"game":"classic"}']))
  expect(await openRecord(new Blob(['{"game":"cla']))).toContain('cut short')
  expect(await afresh()).toBe(null)
})

const FAULTS = ['none', 'game', 'rules', 'content', 'cut', 'edited', 'unfinished']

for (const language of ['en', 'cs', 'pl', 'is'] as Language[])
  test(`what is wrong with a record is said in ${language}, each fault in its own words`, () => {
    texts.use(language, ...wordsOf(language, 'classic'))
    const said = FAULTS.map((fault) =>
      studyProblem(
        new ApiError(400, {
          code: 'malformed',
          message: 'English',
          key: `record_${fault}`,
          values: { game: 'chess' },
        }),
      ),
    )
    expect(new Set(said).size).toBe(FAULTS.length)
    for (const words of said) expect(words).not.toMatch(/English|study-|undefined/)
    expect(said[1]).toContain('chess')
  })
