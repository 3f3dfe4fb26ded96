// Adds to package-lock.json the optional packages of other systems that the registry at hand did
// not offer when the lock was written: `npm ci` wants every optional dependency listed, and picks
// by system and processor. Run after each change of dependencies: node tools/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd'].concat([
    'openharmony',
    'sunos',
    'win32',
])
const PROCESSORS = [
    'arm64',
    'arm',
    'ia32',
    'loong64',
    'mips64el',
    'ppc64',
    'riscv64',
    's390x',
].concat(['wasm32', 'x64'])

/** The entry of an optional package, its system and processor read from its name. */
function entryOf(name, version) {
    const words = name.split(/[/-]/)
    const system = SYSTEMS.find((one) => words.includes(one))
    const processor = PROCESSORS.find((one) => words.includes(one))
    const entry = { version, dev: true, optional: true }
    if (processor) entry.cpu = [processor]
    if (name.includes('musl')) entry.libc = ['musl']
    else if (name.includes('gnu')) entry.libc = ['glibc']
    if (system) entry.os = [system]
    return system || processor || name === 'fsevents' ? entry : undefined
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
for (const [place, one] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(one.optionalDependencies ?? {})) {
        if (lock.packages[`node_modules/${name}`] || lock.packages[`${place}/node_modules/${name}`])
            continue
        const entry = entryOf(name, version.replace(/^[~^]/, ''))
        if (!entry) throw new Error(`${name}: cannot tell for which system it is`)
        if (name === 'fsevents') entry.os = ['darwin']
        lock.packages[`node_modules/${name}`] = entry
    }
}
const [root, ...rest] = Object.entries(lock.packages)
rest.sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries([root, ...rest])
writeFileSync(FILE, JSON.stringify(lock, null, 2) + '\n')
