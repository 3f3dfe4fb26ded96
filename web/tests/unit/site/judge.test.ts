import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Network } from '../../../src/editions/browser/network'

/** The real weights, rows of numbers as they come, and what numpy makes of them. */
const ASKED = `
import json, sys, zipfile, numpy as np
from elbowroom.conquest.bots.learned.network import outputs
from types import SimpleNamespace
stored = np.load(sys.argv[1])
names = ("first", "first_bias", "second", "second_bias", "last", "bias")
arrays = {name: stored[name] for name in names}
rows = np.random.default_rng(7).normal(0, 2, (64, arrays["first"].shape[0])).clip(-8, 8).astype("f4")
told = outputs(rows, SimpleNamespace(arrays=arrays, **arrays))
print(json.dumps({
    "weights": [arrays[name].ravel().tolist() for name in names],
    "rows": rows.ravel().tolist(), "told": np.asarray(told).ravel().tolist(),
}))
`
const ROOT = join(import.meta.dirname, '../../../..')
const PYTHON = process.env.ELBOWROOM_PYTHON ?? join(ROOT, '.venv/bin/python')

it.each([
  'conquest/bots/learned/weights.npz',
  'conquest/bots/learned/playing.npz',
  'games/warcraft/bots/weights.npz',
])('the learned judge of the browser tells the numbers of numpy: %s', (file) => {
  const path = join(ROOT, 'src/elbowroom', file)
  const options = { encoding: 'utf8', maxBuffer: 1e8 } as const
  const { weights, rows, told } = JSON.parse(
    execFileSync(PYTHON, ['-c', ASKED, path], options),
  ) as { weights: number[][]; rows: number[]; told: number[] }
  const network = new Network()
  const [first, firstBias, second, secondBias, last, bias] = weights.map((one) =>
    Float32Array.from(one),
  )
  network.learn('one', first!, firstBias!, second!, secondBias!, last!, bias!)
  network.inputs(rows.length).set(rows)
  const found = network.run('one', 64)
  const furthest = Math.max(
    ...told.map((number, at) => Math.abs(number - found[at]!) / Math.max(1, Math.abs(number))),
  )
  expect(furthest).toBeLessThan(1e-5)
})
