// Writes the types of the server's OpenAPI document to src/lib/api/schema.d.ts; with --check it
// only compares, and fails when the file is not what it would write.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'

const web = join(import.meta.dirname, '..')
const file = join(web, 'src/lib/api/schema.d.ts')
const python = process.env.ELBOWROOM_PYTHON ?? join(web, '../.venv/bin/python')

function document() {
    const folder = mkdtempSync(join(tmpdir(), 'elbowroom-openapi-'))
    try {
        const path = join(folder, 'openapi.json')
        execFileSync(python, [join(web, 'tools/openapi.py'), path], { stdio: 'inherit' })
        return JSON.parse(readFileSync(path, 'utf8'))
    } finally {
        rmSync(folder, { recursive: true })
    }
}

const wanted = COMMENT_HEADER + astToString(await openapiTS(document()))
if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (readFileSync(file, 'utf8') !== wanted) {
    console.error('src/lib/api/schema.d.ts is not what the OpenAPI document of the server says.')
    console.error('Run: cd web && npm run types, and mend what no longer fits.')
    process.exit(1)
}
