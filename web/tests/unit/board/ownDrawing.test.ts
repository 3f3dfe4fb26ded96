import { afterEach, expect, test, vi } from 'vitest'
import { ownDrawing } from '$lib/board/ownDrawing'

afterEach(() => vi.unstubAllGlobals())

const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: code } }), { status })

test('a drawing that the server has no time for is asked for again', async () => {
  const answers = [
    refused(503, 'unavailable'),
    refused(503, 'unavailable'),
    new Response('{"map": "x"}'),
  ]
  const asked = vi.fn(async () => answers.shift()!)
  vi.stubGlobal('fetch', asked)
  expect(await ownDrawing({ game: 'classic' }, 1)).toEqual({ map: 'x' })
  expect(asked).toHaveBeenCalledTimes(3)
})

test('one that is refused for good is asked for once', async () => {
  const asked = vi.fn(async () => refused(400, 'malformed'))
  vi.stubGlobal('fetch', asked)
  await expect(ownDrawing({ game: 'classic' }, 1)).rejects.toThrow('malformed')
  expect(asked).toHaveBeenCalledTimes(1)
})
