import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { locales } from './tools/vite-locales.ts'
import { rulebooks } from './tools/vite-rulebooks.ts'
import { rules } from './tools/vite-rules.ts'

/** Where `elbowroom serve` listens while the page is developed with `npm run dev`. */
const SERVER = process.env.ELBOWROOM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), locales(), rules(), rulebooks()],
  resolve: {
    alias: {
      $lib: new URL('src/lib', import.meta.url).pathname,
      $edition: new URL('src/editions/server.ts', import.meta.url).pathname,
      $games: new URL('src/games', import.meta.url).pathname,
    },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: {
    outDir: '../src/elbowroom/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures must stay files: the page's content security policy has no data: addresses.
    assetsInlineLimit: 0,
    // Icons change rarely: a file of their own stays in the browser's store.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'icons', test: /lib\/icons\/icons\.json/ }] } },
    },
  },
})
