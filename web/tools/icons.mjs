// Picks the icons named in src/lib/icons/names.json and in the lists of the games (races.json …) out
// of the set of game-icons.net and writes their outlines to src/lib/icons/icons.json. Run after a
// change of names: npm run icons
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const folder = new URL('../src/lib/icons/', import.meta.url)
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons

/** All icon names in a tree of names. */
function named(tree) {
    return Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : named(one)))
}

/** The icons of what games list, such as their races. */
function ofGames() {
    const games = new URL('../../src/elbowroom/games/', import.meta.url)
    return readdirSync(games)
        .map((game) => new URL(`${game}/texts/`, games))
        .filter((texts) => existsSync(texts))
        .flatMap((texts) => lists(texts).flatMap((list) => Object.values(read(list))))
        .flatMap((thing) => thing.icon ?? [])
}

function lists(texts) {
    const files = readdirSync(texts).filter((name) => name.endsWith('.json'))
    return files.map((name) => new URL(name, texts))
}

function read(file) {
    return JSON.parse(readFileSync(file, 'utf8'))
}

const names = named(read(new URL('names.json', folder)))
const outlines = {}
for (const name of [...new Set([...names, ...ofGames()])].sort()) {
    if (!set[name]) throw new Error(`no icon ${name} in the set`)
    const paths = [...set[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
    if (!paths.length) throw new Error(`the icon ${name} is not made of paths`)
    outlines[name] = paths.join('')
}
writeFileSync(new URL('icons.json', folder), JSON.stringify(outlines, null, 2) + '\n')
