// Picks the icons named in src/lib/icons/names.json out of the set of game-icons.net and writes
// their outlines to src/lib/icons/icons.json. Run after a change of names: node tools/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const folder = new URL('../src/lib/icons/', import.meta.url)
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons

/** All icon names in a tree of names. */
function named(tree) {
    return Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : named(one)))
}

const names = JSON.parse(readFileSync(new URL('names.json', folder), 'utf8'))
const outlines = {}
for (const name of [...new Set(named(names))].sort()) {
    if (!set[name]) throw new Error(`no icon ${name} in the set`)
    const paths = [...set[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
    if (!paths.length) throw new Error(`the icon ${name} is not made of paths`)
    outlines[name] = paths.join('')
}
writeFileSync(new URL('icons.json', folder), JSON.stringify(outlines, null, 2) + '\n')
