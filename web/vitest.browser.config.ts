import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import page from './vite.config.ts'

// Tests that drive a real Chromium; CHROMIUM names the program, see tests/browser/browser.ts.
export default mergeConfig(
  page,
  defineConfig({
    test: {
      environment: 'node',
      include: ['tests/browser/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      fileParallelism: false,
    },
  }),
)
