import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBack } from '../../../src/editions/browser/readBack'
import type { Vocabulary } from '../../../src/lib/workshop/vocabulary'

/** A pack with every effect as its example has it, conditions and markers among them, and what Python says of it. */
const ASKED = `
import json, sys
from elbowroom.server.workshop.calls import read
from elbowroom.workshop.describing import vocabulary
game = sys.argv[1]
words = vocabulary(game)
pack = {"markers": [{"id": "cairn", "name": "Cairn", "supply": 3, "defence": 2, "immune": True}]}
for kind in words["kinds"]:
    parts = [
        {**effect["example"], "type": effect["type"], **more}
        for effect in words["effects"]
        if kind["kind"] in effect["kinds"]
        for more in ({}, {"lasts": True}, {"marker": "cairn"}, {"type": "nothing"})
    ]
    pack.setdefault(kind["list"], []).append({"id": "one", "name": "One", "effects": parts})
print(json.dumps({"pack": pack, "words": {**words, "weighed": []}, "told": read(game, pack)}))
`
const ROOT = join(import.meta.dirname, '../../../..')
const PYTHON = process.env.ELBOWROOM_PYTHON ?? join(ROOT, '.venv/bin/python')

it.each(['classic', 'warcraft', 'kingdoms'])(
  'what own things of %s do is read back here as Python reads it back',
  async (game) => {
    const options = { encoding: 'utf8', maxBuffer: 1e8 } as const
    const asked = execFileSync(PYTHON, ['-c', ASKED, game], options)
    const { pack, words, told } = JSON.parse(asked) as {
      pack: unknown
      words: Vocabulary
      told: Record<string, Record<string, string[]>[]>
    }
    const lines = Object.values(told).flatMap((things) => Object.values(things[0] ?? {}).flat())
    expect(lines.filter(Boolean).length).toBeGreaterThan(100)
    expect(await readBack(pack, words)).toEqual(told)
  },
)

it('what is no pack is not read back', async () => {
  const words = { game: 'classic', kinds: [], effects: [], records: {} } as unknown as Vocabulary
  expect(await readBack(null, words)).toEqual({})
})
