import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import page from './vite.config.ts'

const HERE = import.meta.dirname
const OUT = join(HERE, '../build/site')

/** What `tools/site.py` has packed: the names of the engine and of its Python. */
const packed = JSON.parse(readFileSync(join(HERE, '../build/engine/names.json'), 'utf8')) as object

// The page without a server: static files with relative addresses. See docs/site.md.
export default mergeConfig(
  page,
  defineConfig({
    root: join(HERE, 'site'),
    base: './',
    publicDir: false,
    define: { __ENGINE__: JSON.stringify(packed) },
    resolve: { alias: { $edition: join(HERE, 'src/editions/browser.ts') } },
    worker: { format: 'es' },
    build: {
      outDir: OUT,
      emptyOutDir: true,
      rolldownOptions: {
        input: [join(HERE, 'site/index.html'), join(HERE, 'site/play/index.html')],
      },
    },
  }),
)
