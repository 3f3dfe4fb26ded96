// The Python of the site, without a browser around it: Pyodide in node, asked by lines of JSON.
//
//   node webassembly.mjs REPOSITORY ARCHIVES
//
// ARCHIVES holds engine.zip and python_stdlib.zip as `web/tools/site.py` packs them for the site.
// Each line is {"source": …, "given": […]}: a Python function's text and what it is called with; answered is {"told": …} or {"fault": …}.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [repository, archives] = process.argv.slice(2)
const pyodide = join(repository, 'web/node_modules/pyodide')
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href)
const python = await loadPyodide({ stdLibURL: join(archives, 'python_stdlib.zip') })
const engine = new Uint8Array(readFileSync(join(archives, 'engine.zip')))
python.unpackArchive(engine, 'zip', { extractDir: '/engine' })
python.FS.mkdirTree('/repository')
python.FS.mount(python.FS.filesystems.NODEFS, { root: repository }, '/repository')
python.runPython("import sys; sys.path[:0] = ['/engine', '/repository']")

async function answered(line) {
    try {
        const { source, given } = JSON.parse(line)
        const call = `import json\n${source}\nasync def _told():\n    return json.dumps(await asked(*json.loads(_given)))\nawait _told()`
        python.globals.set('_given', JSON.stringify(given))
        return { told: JSON.parse(await python.runPythonAsync(call)) }
    } catch (fault) {
        return { fault: String(fault) }
    }
}

for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(await answered(line))}\n`)
