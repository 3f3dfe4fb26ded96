import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: ['tests/unit/**/*.test.ts'],
      isolate: false,
      setupFiles: ['tests/unit/afresh.ts'],
      testTimeout: 30_000, // a machine that does much else is no fault of the page
    },
  }),
)
