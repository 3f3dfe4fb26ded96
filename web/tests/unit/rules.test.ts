import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseRules } from '../../tools/vite-rules'

const SAMPLE = '../tests/text/rules_page'

it('reads a page of rules as Python does', () => {
  const expected: unknown = JSON.parse(readFileSync(`${SAMPLE}.json`, 'utf8'))
  expect(parseRules(readFileSync(`${SAMPLE}.md`, 'utf8'))).toEqual(expected)
})
