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
