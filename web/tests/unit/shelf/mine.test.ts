import { beforeEach, describe, expect, test, vi } from 'vitest'
import { collectData, eraseMe } from '$lib/api/personal'
import { author } from '$lib/shelf/author.svelte'

/** What the server was asked, in order. */
let asked: string[]

beforeEach(() => {
  localStorage.clear()
  author.forget()
  asked = []
  vi.stubGlobal('fetch', (address: string, wish: RequestInit = {}) => {
    const secret = new Headers(wish.headers).get('authorization') ?? ''
    asked.push(`${wish.method ?? 'GET'} ${address} ${secret} ${(wish.body as string) ?? ''}`.trim())
    const authors = [{ name: 'Mira', since: '', packs: [] }]
    const told = address.endsWith('/mine') ? { authors } : { packs: 1, push: null, mail: false }
    return Promise.resolve(new Response(JSON.stringify(told), { status: 200 }))
  })
})

const ofTheShelf = () => asked.filter((each) => each.includes('/shelf/'))

describe('Your data on the shelf', () => {
  test('is asked of nobody who has published nothing', async () => {
    const told = (await collectData([])) as { published: unknown }
    await eraseMe([])
    expect(told.published).toEqual({ authors: [] })
    expect(ofTheShelf()).toEqual([])
  })

  test('comes with all other data', async () => {
    const secret = author.secret()
    const told = (await collectData([])) as { published: { authors: { name: string }[] } }
    expect(told.published.authors.map((each) => each.name)).toEqual(['Mira'])
    expect(ofTheShelf()).toEqual([`GET /api/shelf/mine Bearer ${secret}`])
  })

  test('goes with everything else, and so does what this browser knew of it', async () => {
    author.call('Mira')
    const secret = author.secret()
    await eraseMe([])
    expect(ofTheShelf()[1]).toBe(`POST /api/shelf/mine/forget Bearer ${secret} {"name":"Mira"}`)
    expect([author.known, author.name, localStorage.getItem('elbowroom.author')]).toEqual([
      false,
      '',
      null,
    ])
    expect(author.secret()).not.toBe(secret)
  })
})
