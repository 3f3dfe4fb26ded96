import { defineConfig } from 'vitest/config'

// The figures of the page; e2e/speed.ts says what is measured.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/speed.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
})
