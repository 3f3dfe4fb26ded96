// Keeps the page itself, so that it opens while the server is away and can wait for it to return.
// Tables and moves are never kept: those are the server's.

const CACHE = 'elbowroom-page-1'
const MOST = 120

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(CACHE)
            .then((cache) => cache.add('/'))
            .then(() => self.skipWaiting()),
    )
})

self.addEventListener('activate', (event) => {
    const others = (names) => names.filter((name) => name !== CACHE)
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    )
})

/** Forgets the oldest files once there are many. */
async function prune(cache) {
    const kept = await cache.keys()
    await Promise.all(
        kept.slice(0, Math.max(0, kept.length - MOST)).map((one) => cache.delete(one)),
    )
}

/** The page from the server; the kept one while the server is away. */
async function page(request) {
    const cache = await caches.open(CACHE)
    try {
        const answer = await fetch(request)
        if (answer.status >= 500) throw new Error('away')
        if (answer.ok) await cache.put('/', answer.clone())
        return answer
    } catch {
        return (await cache.match('/')) ?? Response.error()
    }
}

/** A file whose name changes with its content: the kept one is as good. */
async function file(request) {
    const cache = await caches.open(CACHE)
    const kept = await cache.match(request)
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.ok) {
        await cache.put(request, answer.clone())
        await prune(cache)
    }
    return answer
}

self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    if (request.mode === 'navigate' && !pathname.startsWith('/api'))
        event.respondWith(page(request))
    else if (/^\/(assets|art|icons)\//.test(pathname)) event.respondWith(file(request))
})

/** A notice of the server: shown, or taken back when the turn was played elsewhere. */
self.addEventListener('push', (event) => {
    event.waitUntil(told(event.data))
})

async function told(data) {
    let notice
    try {
        notice = data.json()
    } catch {
        return
    }
    const tag = String(notice.table ?? '')
    if (notice.kind === 'withdrawn') await takeBack(tag)
    else if (notice.title && !(await looks(tag))) {
        await self.registration.showNotification(notice.title, {
            body: notice.body,
            lang: notice.lang,
            tag,
            renotify: false,
            icon: '/icons/icon-192.png',
            badge: '/icons/icon-192.png',
            data: { url: notice.url },
        })
    }
    await count()
}

async function takeBack(tag) {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close()
}

/** Whether somebody looks at that table right now. */
async function looks(table) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return pages.some((page) => page.focused && new URL(page.url).pathname === `/t/${table}`)
}

/** The number at the icon of the installed page: what waits and was not looked at. */
async function count() {
    const shown = await self.registration.getNotifications()
    const badge = shown.length
        ? self.navigator.setAppBadge?.(shown.length)
        : self.navigator.clearAppBadge?.()
    await badge?.catch(() => {})
}

/** A press leads to the table: in a page that is open already, or in a new one. */
self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(event.notification.data?.url ?? '/'))
})

async function lead(path) {
    const wanted = new URL(path, self.location.origin)
    if (wanted.origin !== self.location.origin) return
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname)
    const page = there ?? pages[0]
    if (page) {
        page.postMessage({ go: wanted.pathname + wanted.search })
        await page.focus().catch(() => {})
    } else await self.clients.openWindow(wanted.href)
    await count()
}
