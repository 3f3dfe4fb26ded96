import { defineConfig } from 'vitest/config'

// The pictures of the documentation; e2e/pictures.ts says which.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/pictures.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
})
