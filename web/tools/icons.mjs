// Picks the icons named in src/lib/icons/names.json and in the lists of the games (races.json …) out
// of the set of game-icons.net and writes their outlines to src/lib/icons/outlines/: those of every page, and
// those of each game. Run after a change of names: npm run icons
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const folder = new URL('../src/lib/icons/', import.meta.url)
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons

/** All icon names in a tree of names. */
function named(tree) {
    return Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : named(one)))
}

const games = new URL('../../src/elbowroom/games/', import.meta.url)

/** The icons of what a game lists, such as its races. */
function listedBy(game) {
    const texts = new URL(`${game}/texts/`, games)
    if (!existsSync(texts)) return []
    return lists(texts)
        .flatMap((list) => Object.values(read(list)))
        .flatMap((thing) => thing.icon ?? [])
}

function lists(texts) {
    const files = readdirSync(texts).filter((name) => name.endsWith('.json'))
    return files.map((name) => new URL(name, texts))
}

function read(file) {
    return JSON.parse(readFileSync(file, 'utf8'))
}

function outline(name) {
    if (!set[name]) throw new Error(`no icon ${name} in the set`)
    const paths = [...set[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
    if (!paths.length) throw new Error(`the icon ${name} is not made of paths`)
    return paths.join('')
}

const names = read(new URL('names.json', folder))
const everywhere = new Set(named(names.ui))
for (const owner of new Set([...Object.keys(names), ...readdirSync(games)])) {
    const own = new Set([...named(names[owner] ?? {}), ...listedBy(owner)])
    const drawn = [...own].filter((name) => owner === 'ui' || !everywhere.has(name)).sort()
    if (!drawn.length) continue
    const outlines = Object.fromEntries(drawn.map((name) => [name, outline(name)]))
    const file = new URL(`outlines/${owner}.json`, folder)
    writeFileSync(file, JSON.stringify(outlines, null, 2) + '\n')
}
