import { describe, expect, it, vi } from 'vitest'
import { packed, pasted, unpacked } from '../../../src/editions/browser/together/packing'

describe('things as texts for a messenger', () => {
  const thing = { names: ['Žofie', null], answers: Array(400).fill('conquer r01'), digest: 'þ' }

  it('come back as they were', async () => {
    const text = await packed(thing)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(200)
    expect(await unpacked(text)).toEqual(thing)
    expect(await unpacked(` ${text.slice(0, 20)}\n${text.slice(20)} `)).toEqual(thing)
  })

  it('are refused when they were cut or are something else', async () => {
    const text = await packed(thing)
    await expect(unpacked(text.slice(0, -8))).rejects.toThrow()
    await expect(unpacked('!!')).rejects.toThrow()
    await expect(unpacked('')).rejects.toThrow()
  })

  it('unpack to no more than a game can be', async () => {
    const bomb = await packed('x'.repeat(5_000_000))
    expect(bomb.length).toBeLessThan(10_000)
    await expect(unpacked(bomb)).rejects.toThrow('too large')
  })

  it('are found in a whole link', () => {
    expect(pasted('see https://a.example/x/play/#/letter#l=abc-_9 !')).toEqual({
      kind: 'letter',
      code: 'abc-_9',
    })
    expect(pasted(' abc ')).toEqual({ kind: 'plain', code: 'abc' })
  })
})

describe('the referee', () => {
  const hoisted = () => import('../../../src/editions/browser/together/referee')

  async function guest(call = vi.fn(async () => ({ status: 200, body: {} }))) {
    const { Guest } = await hoisted()
    const sent: unknown[] = []
    const connect = vi.fn(() => ({
      readyState: 1,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: vi.fn(),
      close: vi.fn(),
    }))
    return {
      one: new Guest('ours', { call, connect }, (told) => sent.push(told)),
      sent,
      call,
      connect,
    }
  }
  const asked = (path: string) => ({
    k: 'call' as const,
    id: 1,
    method: 'GET',
    path,
    body: null,
    secrets: [],
  })

  it('answers about the table somebody was invited to, and about no other', async () => {
    const { one, sent, call, connect } = await guest()
    one.hear(asked('/tables/ours/view'))
    for (const path of ['/tables/theirs/view', '/turns', '/tables', '/tables/ours-not/record'])
      one.hear(asked(path))
    one.hear({ k: 'open', line: 1, table: 'theirs' })
    await vi.waitFor(() => expect(sent).toHaveLength(6))
    expect(call).toHaveBeenCalledTimes(1)
    expect(connect).not.toHaveBeenCalled()
  })

  it('hears nobody who says too much at once', async () => {
    const { one, sent, call } = await guest()
    for (let times = 0; times < 400; times++) one.hear(asked('/tables/ours/view'))
    await vi.waitFor(() => expect(sent).toHaveLength(400))
    expect(call.mock.calls.length).toBeLessThan(260)
  })

  it('closes the lines of a guest who is gone', async () => {
    const { one, connect } = await guest()
    one.hear({ k: 'open', line: 1, table: 'ours' })
    one.leave()
    expect(connect.mock.results[0]!.value.close).toHaveBeenCalled()
  })
})
