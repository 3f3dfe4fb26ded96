import { expect } from 'vitest'
import type { Page, Worker } from 'playwright-core'
import { axe } from './browser'
import { seatLinks, sitDown } from './moments'
import { Player } from './player'
import { PushService, type Subscription } from './push'
import { stage } from './stage'

const scene = stage()

/** Headless Chromium cannot subscribe: its push manager gives a subscription of the test's. */
function subscriptions(given: Subscription): void {
  let made: object | null = null
  const subscribe = async () => {
    const unsubscribe = async () => ((made = null), true)
    made = { options: {}, unsubscribe, toJSON: () => given }
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
  const { subscription } = await PushService.start()
  // Port 9 of this machine takes nothing: the server finds nobody there and tries later.
  await page.addInitScript(subscriptions, { ...subscription, endpoint: 'http://127.0.0.1:9/push' })
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

scene(
  'somebody away is told through a push service, and the notice leads to what was missed',
  async (cast) => {
    const service = await PushService.start()
    const [own, others] = seatLinks('told')
    const page = await cast.person({ serviceWorkers: 'allow', permissions: ['notifications'] })
    await page.addInitScript(subscriptions, service.subscription)
    await page.goto(own)
    await page.locator('section.prompt').waitFor()
    await page.goto('/')
    // Whatever the hour is where the test runs.
    for (const hour of [0, 1]) await page.locator('.quiet select').nth(hour).selectOption('3')
    const browser = page.getByRole('checkbox', { name: /In this browser/ })
    await browser.click()
    await expect.poll(() => browser.isChecked()).toBe(true)
    const deliver = await delivering(page)
    const worker = page.context().serviceWorkers()[0]!
    await worker.evaluate(screen)

    const tomas = new Player(await cast.person())
    await tomas.page.goto(others)
    await tomas.turn()
    await expect.poll(() => service.heard.length).toBe(1)
    const notice = service.heard[0] as { title: string; body: string; url: string }
    expect(notice.title).toMatch(/^Your turn: /)
    expect(notice.body).toContain('Tomáš has played.')
    expect(JSON.stringify(notice)).not.toMatch(/coin/)
    await deliver(notice)
    await expect
      .poll(async () => (await shown(worker)).map((one) => one.title))
      .toEqual([notice.title])

    await page.goto(notice.url)
    await page.locator('section.prompt', { hasText: 'the map shows the past' }).waitFor()
    service.stop()
  },
)

scene('a link in a letter that is not whole says so', async (cast) => {
  const page = await cast.person()
  await page.goto('/notices#stop=half-a-link')
  await page.getByRole('alert').filter({ hasText: 'This link is too old or not whole' }).waitFor()
  await page.goto('/t/nosuchtable?news')
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
})
