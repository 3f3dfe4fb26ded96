import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Invitation as Told } from '$lib/api/types'
import { isLoopback, originFor, reachOf } from '$lib/inviting/address'
import Invitation from '$lib/inviting/Invitation.svelte'
import Qr from '$lib/inviting/Qr.svelte'
import { texts } from '$lib/text/texts.svelte'
import { wordsOf } from '../words'

const HERE = { origin: 'http://127.0.0.1:8722', hostname: '127.0.0.1' }
const LAN = 'http://192.168.1.23:8722'

test('a link of this computer alone says so; one for the network names its address', () => {
  expect(['127.0.0.1', 'localhost', '[::1]', '192.168.1.23'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(reachOf({ network: null, alone: true }, HERE.hostname)).toBe('computer')
  expect(reachOf({ network: LAN, alone: false }, HERE.hostname)).toBe('network')
  expect(reachOf({ network: LAN, alone: false }, 'games.example')).toBe('all')
  expect(originFor({ network: LAN, alone: false }, HERE)).toBe(LAN)
  expect(originFor({ network: null, alone: true }, HERE)).toBe(HERE.origin)
})

test('a link is drawn as squares that a camera reads', () => {
  const target = document.createElement('div')
  const one = mount(Qr, { target, props: { text: `${LAN}/t/abc#s=def`, label: 'QR' } })
  flushSync()
  const squares = target.querySelector('path')!.getAttribute('d')!.split('z').length
  expect(squares).toBeGreaterThan(300)
  void unmount(one)
})

const PACK = {
  id: 'moon',
  name: 'Tales of the Moon',
  races: [
    { id: 'moonmoles', name: 'Moonmoles', tokens: 5, text: { en: 'They come up in caverns.' } },
  ],
}

test('the invitation says who invites, to what, at which pace, to which chair', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"games": []}')))
  texts.use('en', ...wordsOf('en', 'classic'))
  const chair = { bot: null, opened: null, connected: true, open: false }
  const told = {
    table: 'abc',
    game: 'classic',
    by: 'Mira',
    chair: 1,
    spectators: true,
    hints: false,
    setup: { packs: [PACK], open_coins: true },
    clock: { kind: 'days', days: 2 },
    patience: { away: null, idle: null, close: 86_400 },
    seats: [
      { ...chair, seat: 0, kind: 'person', name: 'Mira' },
      { ...chair, seat: 1, kind: 'waiting', name: '' },
    ],
  } as unknown as Told
  const target = document.createElement('div')
  const props = { first: told, secret: 's', onseated: () => {}, onwatch: () => {} }
  const one = mount(Invitation, { target, props })
  flushSync()
  for (const words of [
    'Mira wants to play Small World with you',
    '2 days for each turn',
    'In the box',
    'Tales of the Moon',
    'Moonmoles',
    'They come up in caverns.',
    'Your chair',
    'rust · hexagon',
    'Watch only',
    'Never played?',
  ])
    expect(target.textContent).toContain(words)
  expect(target.querySelectorAll('button.primary')).toHaveLength(1)
  void unmount(one)
})
