import { expect } from 'vitest'
import type { Page, Worker } from 'playwright-core'
import { axe } from './browser'
import { sitDown } from './moments'
import { stage } from './stage'

const scene = stage()

/** Headless Chromium cannot subscribe: its push manager gives a subscription of the test's. */
function subscriptions(): void {
  const b64 = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  let made: object | null = null
  const subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ])
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
    const keys = { p256dh: b64(point), auth: b64(new Uint8Array(16)) }
    // Port 9 of this machine takes nothing: the server finds nobody there and tries later.
    const endpoint = 'http://127.0.0.1:9/push'
    const unsubscribe = async () => ((made = null), true)
    made = { options: {}, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    return made
  }
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made })
  Notification.requestPermission = async () => 'granted'
}

/** Sends a push message to the page's worker, as the browser does when one comes in. */
async function delivering(page: Page): Promise<(notice: object) => Promise<unknown>> {
  const line = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await line.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  return (notice) =>
    line.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(notice),
    })
}

/**
 * Chromium without windows lets no worker show a notice, whatever is allowed: the worker, the push
 * message and what the worker does with it are real, the screen of the browser is the test's.
 */
function screen(): void {
  type Shown = { title: string; body?: string; tag?: string; close: () => void }
  let notices: Shown[] = []
  const showNotification = async (title: string, { body, tag }: NotificationOptions) => {
    const one: Shown = {
      title,
      body,
      tag,
      close: () => (notices = notices.filter((x) => x !== one)),
    }
    notices = [...notices.filter((other) => other.tag !== tag), one]
  }
  const getNotifications = async (wanted?: { tag?: string }) =>
    notices.filter((one) => !wanted?.tag || one.tag === wanted.tag)
  Object.assign(ServiceWorkerRegistration.prototype, { showNotification, getNotifications })
  // It also ends a worker that counts at the icon, for there is none.
  const nothing = async () => {}
  Object.assign(Object.getPrototypeOf(navigator) as object, {
    setAppBadge: nothing,
    clearAppBadge: nothing,
  })
}

/** What the worker shows now. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    }))
  })

scene('a turn is counted, told by the real worker, and taken back', async (cast) => {
  const page = await cast.person({ serviceWorkers: 'allow', permissions: ['notifications'] })
  await page.addInitScript(subscriptions)
  const table = new URL((await sitDown(page, 'choice')).page.url()).pathname.split('/')[2]!
  await page.goto('/')
  await expect.poll(() => page.title()).toBe('(1) Elbowroom')
  const turns = page.getByRole('complementary', { name: 'Your tables' })
  expect(await turns.getByRole('link').getAttribute('href')).toBe(`/t/${table}?news`)

  const browser = page.getByRole('checkbox', { name: /In this browser/ })
  await browser.click()
  await expect.poll(() => browser.isChecked()).toBe(true)
  expect(await axe(page)).toEqual([])
  await browser.click()
  await expect.poll(() => browser.isChecked()).toBe(false)

  const deliver = await delivering(page)
  const worker = page.context().serviceWorkers()[0]!
  await worker.evaluate(screen)
  const title = 'Your turn: Small World · Bramble'
  const body = 'Bramble has played. Turn 6 of 10, 1 day 20 hours left.'
  await deliver({ kind: 'turn', table, url: `/t/${table}?news`, title, body, lang: 'en' })
  await expect.poll(() => shown(worker)).toEqual([{ title, body, tag: table }])
  await deliver({ kind: 'withdrawn', table })
  await expect.poll(() => shown(worker)).toEqual([])
})

scene('a link in a letter that is not whole says so', async (cast) => {
  const page = await cast.person()
  await page.goto('/notices#stop=half-a-link')
  await page.getByRole('alert').filter({ hasText: 'This link is too old or not whole' }).waitFor()
  await page.goto('/t/nosuchtable?news')
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
})
