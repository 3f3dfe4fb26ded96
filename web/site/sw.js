// Keeps one version of the site whole, so that it works without a network. A newer version is fetched beside
// it and waits until no page of the older one is open: no running game loses the files it came with.

const VERSION = '__VERSION__'
const FILES = __FILES__
const PREFIX = 'elbowroom-site-'
const CACHE = PREFIX + VERSION
/** Files whose name changes with what is in them. */
const LASTING = /^(assets|engine-[^/]+|python-[^/]+)\//

const at = (file) => new URL(file, self.registration.scope).href

/** The kept file of whichever version, where its name says that it is the same. */
async function fetched(file) {
    const kept = LASTING.test(file) ? await caches.match(at(file)) : undefined
    if (kept) return kept
    const options = LASTING.test(file) ? {} : { cache: 'no-cache' }
    const answer = await fetch(at(file), options)
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    return answer
}

async function install() {
    const cache = await caches.open(CACHE)
    for (const file of FILES) await cache.put(at(file), await fetched(file))
}

self.addEventListener('install', (event) => event.waitUntil(install()))

async function activate() {
    for (const name of await caches.keys())
        if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(activate()))

/** The page of a folder is its index. */
function fileOf(url) {
    const plain = url.split(/[?#]/)[0]
    return plain.endsWith('/') ? `${plain}index.html` : plain
}

/** Pages to read, their search and their pictures are kept once they have been read. */
const READ = /^((cs|is|pl)\/)?(docs|rules)\/|^search-|^pictures\//

async function answer(request) {
    const cache = await caches.open(CACHE)
    const file = fileOf(request.url)
    const kept = await cache.match(file)
    if (kept) return kept
    const answered = await fetch(request).catch(() => null)
    if (!answered)
        return request.mode === 'navigate'
            ? ((await cache.match(at('index.html'))) ?? Response.error())
            : Response.error()
    if (answered.ok && READ.test(file.slice(self.registration.scope.length)))
        await cache.put(file, answered.clone())
    return answered
}

self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
    event.respondWith(answer(request))
})
